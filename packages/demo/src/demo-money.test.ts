import type { Listing } from "@hjem/domain/listing/listing";
import { chargesBesideSharedCost } from "@hjem/domain/listing/price/shared-cost";
import { expect, test } from "vitest";
import { demoListings } from "./demo-listings.ts";

const listingsOf = (region: string): Listing[] =>
  demoListings({ region, count: 3_000, seed: "hjem", anchorDay: "2026-11-21" }).map(
    ({ listing }) => listing,
  );
const all = { no: listingsOf("no"), au: listingsOf("au") };

test("no demo listing has charges that its shared costs already include", () => {
  const twice = [...all.no, ...all.au].filter(({ prices }) => {
    const { annualMunicipalityFees, annualPropertyTax } = chargesBesideSharedCost(prices);
    return (
      annualMunicipalityFees !== prices.annualMunicipalityFees ||
      annualPropertyTax !== prices.annualPropertyTax
    );
  });
  expect(twice.map(({ id }) => id)).toEqual([]);
});

test("shared costs include municipal charges in a cooperative, but not in a freehold flat", () => {
  const shared = all.no.filter(({ prices }) => prices.sharedCost !== null);
  const ofCooperatives = shared.filter(({ prices }) => prices.jointDebt !== null);
  const ofOwners = shared.filter(
    ({ prices, contractDetails, listingType }) =>
      prices.jointDebt === null &&
      contractDetails.ownership === "freehold" &&
      listingType === "residential_sale",
  );
  expect(ofCooperatives.length).toBeGreaterThan(100);
  expect(ofOwners.length).toBeGreaterThan(100);
  for (const { prices } of ofCooperatives) {
    expect(prices.annualMunicipalityFees).toBeNull();
    expect(prices.includedInSharedCost).toContain("kommunale avgifter");
  }
  for (const { prices } of ofOwners) {
    expect(prices.annualMunicipalityFees).not.toBeNull();
    expect(prices.includedInSharedCost).not.toContain("kommunale avgifter");
  }
});

test.each([
  ["no", 84_000, 156_000],
  ["au", 14_560, 23_920],
] as const)("rental income in %s is per year, from %d to %d", (region, least, most) => {
  const incomes = all[region].flatMap(({ prices }) => prices.rentalIncome?.amount ?? []);
  expect(incomes.length).toBeGreaterThan(20);
  expect(Math.min(...incomes)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...incomes)).toBeLessThanOrEqual(most);
});

test("SRCH-193, PROP-028, D10: some homes measured before 2024 have primary room in place of BRA-i", () => {
  const measured = all.no.filter(({ details }) => details.primaryRoom !== null);
  expect(measured.length).toBeGreaterThan(30);
  for (const { details, rooms } of measured) {
    expect(details.internalArea).toBeNull();
    const storage = rooms
      .filter(({ kind }) => kind === "storage")
      .reduce((sum, { area }) => sum + area, 0);
    const { primaryRoom, usageArea } = details;
    expect(primaryRoom?.min).toBe(Math.round((usageArea?.min ?? 0) - storage));
  }
});

test("D54: most sold homes have a price, and all of them a date", () => {
  const closed = [...all.no, ...all.au].filter(({ status }) => status === "sold");
  const steps = closed.map(({ priceHistory }) =>
    priceHistory.find(({ action }) => action === "sold"),
  );
  expect(closed.map(({ closedAt }) => closedAt)).toEqual(steps.map((step) => step?.date));
  const priced = steps.filter((step) => (step?.price ?? null) !== null);
  expect(priced.length).toBeGreaterThan(closed.length / 2);
});
