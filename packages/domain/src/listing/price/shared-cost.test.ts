import { expect, test } from "vitest";
import { chargesBesideSharedCost } from "./shared-cost.ts";

const kroner = (amount: number) => ({ amount, min: null, max: null, currency: "NOK" as const });
const flat = {
  sharedCost: kroner(4_120),
  includedInSharedCost: "",
  annualMunicipalityFees: kroner(10_608),
  annualPropertyTax: kroner(3_900),
};

test.each([
  ["Forretningsførsel, forsikring av bygget og kommunale avgifter.", null, 3_900],
  ["Kommunale avgifter, eiendomsskatt og bredbånd.", null, null],
  ["Forretningsførsel. Kommunale avgifter er ikke inkludert.", 10_608, 3_900],
  ["Bredbånd og TV, ekskl. kommunale avgifter.", 10_608, 3_900],
  ["Forsikring av bygget og vaktmester.", 10_608, 3_900],
  ["Building insurance, council rates and sinking fund.", null, 3_900],
  ["", 10_608, 3_900],
])(
  "shared costs that include «%s» leave municipal charges of %s and tax of %s",
  (text, fees, tax) => {
    const left = chargesBesideSharedCost({ ...flat, includedInSharedCost: text });
    expect(left.annualMunicipalityFees?.amount ?? null).toBe(fees);
    expect(left.annualPropertyTax?.amount ?? null).toBe(tax);
  },
);

test("without shared costs no charge is covered", () => {
  const house = { ...flat, sharedCost: null, includedInSharedCost: "Kommunale avgifter." };
  expect(chargesBesideSharedCost(house).annualMunicipalityFees?.amount).toBe(10_608);
});
