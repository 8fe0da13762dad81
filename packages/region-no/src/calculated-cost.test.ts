import { calculatedCost, withCalculatedCost } from "@hjem/domain/draft/calculated-cost";
import { draftTotalPrice } from "@hjem/domain/draft/draft-total-price";
import { expect, test } from "vitest";
import { costs } from "./costs.ts";
import { publishing } from "./publishing.ts";

const rules = { publishing, costs };
const day = "2026-11-21";
type PricedDraft = Parameters<typeof calculatedCost>[0];
const draft: PricedDraft = {
  listingType: "residential_sale",
  location: { region: "Oslo" },
  propertyDetail: { propertyTypes: ["apartment"], ownership: "freehold" },
  priceAndDate: { askingPrice: 4_500_000, jointDebt: 100_000 },
};
const costOf = (change: Partial<PricedDraft>) =>
  calculatedCost({ ...draft, ...change }, rules, day);
const detail = (change: PricedDraft["propertyDetail"]) => ({
  propertyDetail: { ...draft.propertyDetail, ...change },
});

test("purchase costs follow from price and ownership: document duty of a freehold, and two registrations", () => {
  expect(costOf({})).toBe(112_500 + 2 * 545);
  expect(costOf(detail({ ownership: "cooperative" }))).toBe(2 * 545);
  expect(costOf(detail({ ownership: null }))).toBe(112_500 + 2 * 545);
  expect(costOf({ listingType: "leisure_sale" })).toBe(112_500 + 2 * 545);
});

test("nothing is calculated where the costs are unknown, included, or not asked for", () => {
  expect(costOf({ priceAndDate: {} })).toBeNull();
  expect(costOf({ priceAndDate: { askingPrice: 4_500_000, costIncluded: true } })).toBeNull();
  expect(costOf(detail({ condition: "new" }))).toBeNull();
  expect(costOf({ listingType: "commercial_sale" })).toBeNull();
  expect(costOf({ listingType: "residential_rent" })).toBeNull();
});

test("a total has the calculated costs until the seller states others", () => {
  expect(draftTotalPrice(withCalculatedCost(draft, rules, day))).toBe(4_713_590);
  const priceAndDate = { ...draft.priceAndDate, addingCost: 120_000 };
  expect(draftTotalPrice(withCalculatedCost({ ...draft, priceAndDate }, rules, day))).toBe(
    4_720_000,
  );
});
