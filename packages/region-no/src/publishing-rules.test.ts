import {
  type CheckedDraft,
  type CheckFacts,
  publishChecks,
} from "@hjem/domain/draft/publish-checks";
import { judgeWords, verdictOf } from "@hjem/domain/draft/words/judge-words";
import { realNames } from "@hjem/domain/testing/real-names";
import { isDay } from "@hjem/domain/time/calendar";
import { expect, test } from "vitest";
import { rules } from "./publishing-rules.ts";
import { publishing } from "./publishing.ts";
import { independentRentSentences } from "./testing/independent-rent-sentences.ts";
import { independentSaleSentences } from "./testing/independent-sale-sentences.ts";
import { sentences } from "./testing/sentences.ts";

const today = "2026-11-21";
const draft: CheckedDraft = {
  listingType: "residential_sale",
  location: { region: "Oslo" },
  propertyDetail: {
    propertyTypes: ["apartment"],
    title: "Lys toroms med balkong",
    description: "<p>Leie av garasje kan avtales før overtakelse.</p>",
    energyProfile: "d",
    internalArea: { value: 50, unit: "m2" },
  },
  priceAndDate: { askingPrice: 4_000_000, addingCost: 101_090 },
  contacts: {},
};
const check = (change: Partial<CheckedDraft>, medianPerArea: number | null = null) =>
  publishChecks(publishing, { ...draft, ...change }, { medianPerArea, addressFault: null, today })
    .filter(({ severity }) => severity !== "done")
    .map(({ rule, severity, path }) => `${severity} ${rule} ${path}`);
const detail = (change: CheckedDraft["propertyDetail"]) => ({
  propertyDetail: { ...draft.propertyDetail, ...change },
});
const rent = { listingType: "residential_rent" } as const;

test("a home with its label, area and costs passes every rule, and says so", () => {
  expect(check({}, 82_000)).toEqual([]);
  expect(
    publishChecks(publishing, draft, { medianPerArea: null, addressFault: null, today }).map(
      ({ rule }) => rule,
    ),
  ).toEqual(["energy_label", "internal_area", "total_price", "payment_words"]);
});

test.each([
  [
    "no energy label",
    detail({ energyProfile: null }),
    ["advises energy_label property_detail.energy_profile"],
  ],
  [
    "a rental without one",
    { ...rent, ...detail({ energyProfile: null }) },
    ["advises energy_label property_detail.energy_profile"],
  ],
  [
    "no BRA-i",
    detail({ internalArea: null }),
    ["advises internal_area property_detail.internal_area"],
  ],
  [
    "no purchase costs",
    { priceAndDate: { askingPrice: 4_000_000 } },
    ["advises total_price price_and_date.adding_cost"],
  ],
  ["costs within the price", { priceAndDate: { askingPrice: 4_000_000, costIncluded: true } }, []],
  ["a deposit of six months", { ...rent, priceAndDate: { monthly: 15_000, deposit: 90_000 } }, []],
  [
    "a deposit of more",
    { ...rent, priceAndDate: { monthly: 15_000, deposit: 90_001 } },
    ["blocks bond price_and_date.deposit"],
  ],
  ["a plot", detail({ propertyTypes: ["plot"], energyProfile: null, internalArea: null }), []],
  ["business premises", { listingType: "commercial_sale", ...detail({ energyProfile: null }) }, []],
  [
    "an account number",
    detail({ description: "Betal depositum til 1234.56.78903" }),
    ["advises payment_words property_detail.description"],
  ],
  [
    "money before a viewing",
    detail({ description: "Depositum betales før visning." }),
    ["advises payment_words property_detail.description"],
  ],
] satisfies [string, Partial<CheckedDraft>, string[]][])("market 13: %s", (_, change, expected) => {
  expect(check(change)).toEqual(expected);
});

test("D123: an address that is no row of the table of places blocks, at the part that does not fit", () => {
  const addressFault: CheckFacts["addressFault"] = { field: "post_code", offers: [] };
  expect(
    publishChecks(publishing, draft, { medianPerArea: null, addressFault, today })
      .filter(({ severity }) => severity === "blocks")
      .map(({ rule, path }) => [rule, path]),
  ).toEqual([["address_row", "location.post_code"]]);
});

test("market 2: purchase costs that are calculated are not missing", () => {
  const facts = { medianPerArea: null, calculatedCost: 101_090, addressFault: null, today };
  const left = { ...draft, priceAndDate: { askingPrice: 4_000_000 } };
  expect(
    publishChecks(publishing, left, facts).find(({ rule }) => rule === "total_price")?.severity,
  ).toBe("done");
});

test("market 13: a price per square metre far from the area's is probably a slip of the pen", () => {
  expect(check({ priceAndDate: { askingPrice: 400_000, costIncluded: true } }, 82_000)).toEqual([
    "advises price_per_area price_and_date.asking_price",
  ]);
  expect(check({}, 25_000)).toEqual(["advises price_per_area price_and_date.asking_price"]);
});

const area = (value: number) => ({ value, unit: "m2" }) as const;
const price = (change: CheckedDraft["priceAndDate"]) => ({
  priceAndDate: { ...draft.priceAndDate, ...change },
});
const evening = { date: "2026-12-01", timeFrom: "17:00", timeTo: "18:00" };

test.each([
  [
    "more bedrooms than rooms",
    detail({ bedrooms: 3, totalRooms: 2 }),
    ["blocks contradiction property_detail.bedrooms"],
  ],
  ["as many bedrooms as rooms", detail({ bedrooms: 2, totalRooms: 2 }), []],
  [
    "a floor above the highest",
    detail({ floorLocated: 5, floors: 4 }),
    ["blocks contradiction property_detail.floor_located"],
  ],
  [
    "more area inside than altogether",
    detail({ internalArea: area(50), usageArea: area(49) }),
    ["blocks contradiction property_detail.internal_area"],
  ],
  [
    "renovated before it was built",
    detail({ constructionYear: 1990, renovationYear: 1980 }),
    ["blocks contradiction property_detail.construction_year"],
  ],
  [
    "a lease that ends before it begins",
    { ...rent, ...price({ availableFrom: "2027-02-01", availableTo: "2027-01-31" }) },
    ["blocks contradiction price_and_date.available_from"],
  ],
  [
    "a viewing that ends before it starts",
    price({ inspections: [evening, { ...evening, timeFrom: "19:00" }] }),
    ["blocks contradiction price_and_date.inspections"],
  ],
  [
    "rooms of a flat that is a plot now are not published",
    detail({ propertyTypes: ["plot"], bedrooms: 3, totalRooms: 2 }),
    [],
  ],
  [
    "less than a square metre",
    detail({ internalArea: area(0.5) }),
    ["blocks absurd property_detail.internal_area"],
  ],
  [
    "a flat larger than any",
    detail({ internalArea: area(10_001) }),
    ["blocks absurd property_detail.internal_area"],
  ],
  ["more bedrooms than any", detail({ bedrooms: 101 }), ["blocks absurd property_detail.bedrooms"]],
  ["built in ten years", detail({ constructionYear: 2036 }), []],
  [
    "built in eleven years",
    detail({ constructionYear: 2037 }),
    ["blocks absurd property_detail.construction_year"],
  ],
  [
    "a sum beyond all prices",
    price({ askingPrice: 2_000_000_000, jointDebt: 2_000_000_000 }),
    ["blocks absurd price_and_date.asking_price"],
  ],
] satisfies [string, Partial<CheckedDraft>, string[]][])("LIST-104: %s", (_, change, expected) => {
  expect(check(change)).toEqual(expected);
});

test("D125: every row of the table names its source with the day on which it was read", () => {
  const unsourced = rules.filter(
    ({ source: { name, url, date } }) => !name || !URL.canParse(url) || !isDay(date),
  );
  expect(unsourced).toEqual([]);
});

const excluding = detail({ description: "<p>Kun for kristne leietakere.</p>" });

test.each([
  ["a home", {}, ["blocks exclusion property_detail.description"]],
  [
    "a room in a shared home",
    { propertyTypes: ["room_in_shared_apartment"] },
    ["advises exclusion property_detail.description"],
  ],
] satisfies [string, CheckedDraft["propertyDetail"], string[]][])(
  "D125: exclusion by religion from %s",
  (_, change, expected) => {
    const propertyDetail = { ...excluding.propertyDetail, ...change };
    expect(check({ ...rent, propertyDetail, priceAndDate: {} })).toEqual(expected);
  },
);

test("D125: sentences are judged by what they are about", () => {
  const listingTypes: Readonly<Record<string, CheckedDraft["listingType"]>> = {
    rent: "residential_rent",
    share: "residential_rent",
    holiday: "leisure_rent",
  };
  const wrong = [sentences, independentSaleSentences, independentRentSentences]
    .flatMap((table) => table.trim().split("\n"))
    .filter((line) => {
      const [expected, scope = "", ...rest] = line.split(" | ");
      const [kind = "", ...marks] = scope.split(" ");
      const home = {
        listingType: listingTypes[kind] ?? "residential_sale",
        state: "Oslo",
        today,
        isAgent: marks.includes("agent"),
        isShared: kind === "share",
        rent: Number(marks.at(-1)) || null,
      };
      return verdictOf(judgeWords(rules, home, rest.join(" | "))) !== expected;
    });
  expect(wrong).toEqual([]);
});

test("D125: real names and streets raise nothing", () => {
  const home = { listingType: "residential_rent", state: "Oslo", today } as const;
  expect(new Set(realNames).size).toBeGreaterThanOrEqual(200);
  const raised = realNames.filter((name) => judgeWords(rules, home, name).length > 0);
  expect(raised).toEqual([]);
  const tagged = realNames.map((name) => `#${name.replaceAll(" ", "")}`);
  expect(tagged.filter((name) => judgeWords(rules, home, name).length > 0)).toEqual([]);
  // Not as one text either, nor with a demand beside them.
  expect(judgeWords(rules, home, realNames.join(", "))).toEqual([]);
});
