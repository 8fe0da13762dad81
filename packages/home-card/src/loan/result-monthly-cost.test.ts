import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { australianHome, norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { resultMonthlyCost } from "./result-monthly-cost.ts";

const own = { equity: 1_800_000, yearlyRate: 5.4, years: 25 };

test("calculates the monthly cost of a home for sale on assumed terms, and on the visitor's own", () => {
  // 29 515 of loan and 1 490 of municipal charges.
  expect(resultMonthlyCost(norwegianHome(), regionNoBasics, own)).toBe(31_005);
  const assumed = resultMonthlyCost(norwegianHome(), regionNoBasics, null);
  expect(assumed).toBeGreaterThan(31_005);
});

test("D54: a sold or withdrawn home has no monthly cost", () => {
  for (const availability of ["sold", "unavailable"] as const) {
    expect(resultMonthlyCost(norwegianHome({ availability }), regionNoBasics, own)).toBeNull();
  }
  const coming = norwegianHome({ availability: "future" });
  expect(resultMonthlyCost(coming, regionNoBasics, own)).toBe(31_005);
});

test("rentals, commercial property, and homes without price or costs have no monthly cost", () => {
  const none = [
    norwegianHome({ listingType: "residential_rent" }),
    norwegianHome({ listingType: "commercial_sale" }),
    norwegianHome({ priceMethod: "contact_agent" }),
    norwegianHome({ addingCost: null }),
    norwegianHome({ price: null, askingPrice: null }),
    norwegianHome({ priceMethod: "auction", askingPrice: null }),
  ];
  for (const home of none) expect(resultMonthlyCost(home, regionNoBasics, own)).toBeNull();
  expect(resultMonthlyCost(australianHome({ addingCost: null }), regionAuBasics, own)).toBeNull();
});
