import * as fc from "fast-check";
import { expect, test } from "vitest";
import { annuity, assumedTerms, monthlyCost, type MonthlyCostSource } from "./monthly-cost.ts";

const house: MonthlyCostSource = {
  price: 6_490_000,
  purchaseCosts: 163_340,
  sharedCost: null,
  sharedCostPeriod: "month",
  annualMunicipalityFees: 17_880,
  annualPropertyTax: 4_680,
  groundRent: null,
};
const terms = { equity: 1_800_000, yearlyRate: 5.4, years: 25 };

test("the monthly cost is the loan payment plus municipal charges and tax, and the lines add up", () => {
  expect(monthlyCost(house, terms)).toEqual({
    parts: [
      { part: "loan", amount: 29_515 },
      { part: "municipalityFees", amount: 1_490 },
      { part: "propertyTax", amount: 390 },
    ],
    total: 31_395,
    loan: 4_853_340,
    equity: 1_800_000,
  });
});

test("joint debt is not part of the loan: shared costs cover it", () => {
  const flat = { ...house, sharedCost: 4_120, annualMunicipalityFees: null, annualPropertyTax: 0 };
  expect(monthlyCost(flat, terms).parts.map(({ part }) => part)).toEqual(["loan", "sharedCost"]);
});

test("converts quarterly costs to monthly", () => {
  const unit: MonthlyCostSource = { ...house, sharedCost: 1_200, sharedCostPeriod: "quarter" };
  expect(monthlyCost(unit, terms).parts).toContainEqual({ part: "sharedCost", amount: 400 });
});

test("a buyer with enough equity borrows nothing", () => {
  const rich = monthlyCost(house, { ...terms, equity: 9_000_000 });
  expect(rich).toMatchObject({ loan: 0, equity: 6_653_340, total: 1_880 });
});

test("assumes the region's equity share when the buyer's equity is unknown", () => {
  const assumed = { equityShare: 0.25, yearlyRate: 5.4, years: 25 };
  expect(assumedTerms(6_653_340, assumed)).toEqual({
    equity: 1_663_335,
    yearlyRate: 5.4,
    years: 25,
  });
});

test("equal payments pay the loan off completely, with and without interest", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 50_000_000 }),
      fc.double({ min: 0, max: 25, noNaN: true }),
      fc.integer({ min: 1, max: 40 }),
      (loan, yearlyRate, years) => {
        const payment = annuity({ loan, yearlyRate, years });
        let rest = loan;
        for (let month = 0; month < years * 12; month += 1) {
          rest = rest * (1 + yearlyRate / 1_200) - payment;
        }
        expect(Math.abs(rest)).toBeLessThan(loan * 1e-4);
      },
    ),
  );
});

test("a higher interest rate never lowers the monthly cost", () => {
  const rate = fc.double({ min: 0, max: 25, noNaN: true });
  fc.assert(
    fc.property(rate, rate, (one, other) => {
      const at = (yearlyRate: number) => monthlyCost(house, { ...terms, yearlyRate }).total;
      expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
    }),
  );
});
