import { expect, test } from "vitest";
import { insuranceNeedsOf } from "./insurance-needs.ts";

type Home = Parameters<typeof insuranceNeedsOf>[0];
const kroner = { amount: 3_000, min: null, max: null, currency: "NOK" } as const;

const home = (given: {
  listingType?: Home["listingType"];
  type?: Home["propertyTypes"][number];
  ownership?: Home["contractDetails"]["ownership"];
  hasSellerInsurance?: boolean | null;
  isShared?: boolean;
}): Home =>
  ({
    listingType: given.listingType ?? "residential_sale",
    propertyTypes: [given.type ?? "single_dwelling"],
    contractDetails: {
      ownership: given.ownership ?? "freehold",
      hasSellerInsurance: given.hasSellerInsurance ?? null,
    },
    prices: { sharedCost: given.isShared ? kroner : null },
  }) as Home;

test("PROP-004: an owner insures a house, the owners together insure a building of flats", () => {
  expect(insuranceNeedsOf(home({}), false)).toEqual(["building", "contents", "landlord"]);
  for (const shared of [
    { type: "apartment" },
    { ownership: "share" },
    { isShared: true },
  ] as const) {
    expect(insuranceNeedsOf(home(shared), false)).toEqual([
      "sharedBuilding",
      "contents",
      "landlord",
    ]);
  }
});

test("insurances of the sale are listed only where the market has them", () => {
  expect(insuranceNeedsOf(home({ hasSellerInsurance: true }), true)).toContain("sellerTaken");
  expect(insuranceNeedsOf(home({ hasSellerInsurance: false }), true)).toContain("sellerMissing");
  expect(insuranceNeedsOf(home({}), true)).toEqual(["building", "contents", "buyer", "landlord"]);
  expect(insuranceNeedsOf(home({ hasSellerInsurance: true }), false)).not.toContain("sellerTaken");
});

test("a tenant needs contents insurance only; commercial property, land and garages need none", () => {
  expect(insuranceNeedsOf(home({ listingType: "residential_rent" }), true)).toEqual(["contents"]);
  expect(insuranceNeedsOf(home({ listingType: "commercial_sale" }), true)).toEqual([]);
  expect(insuranceNeedsOf(home({ type: "plot" }), true)).toEqual([]);
  expect(insuranceNeedsOf(home({ type: "garage_parking" }), true)).toEqual([]);
});
