import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  newHomeDuty,
  purchaseCosts,
  type RegionCosts,
  registrationFee,
  transferDuty,
} from "./purchase-costs.ts";

const costs: RegionCosts = {
  transferDuty: [
    {
      state: "all",
      validFrom: "2025-01-01",
      source: "Kartverket",
      brackets: [{ from: 0, base: 0, rate: 0.025 }],
      ownerships: ["freehold"],
    },
    {
      state: "XYZ",
      validFrom: "2024-07-01",
      source: "Revenue office",
      isEstimate: true,
      brackets: [
        { from: 0, base: 0, rate: 0.01 },
        { from: 100_000, base: 1_000, rate: 0.05 },
      ],
      ownerships: ["freehold"],
    },
    {
      state: "XYZ",
      validFrom: "2026-07-01",
      source: "Revenue office, new",
      brackets: [{ from: 0, base: 10, rate: 0, squareRate: 0.000_001 }],
      ownerships: ["freehold"],
    },
  ],
  guides: { sale: "sale", rent: "rent" },
  registrationFees: [
    { validFrom: "2025-01-01", source: "Kartverket", deed: 545, mortgage: 545 },
    { validFrom: "2027-01-01", source: "Kartverket", deed: 600, mortgage: 600 },
  ],
};
const sale = { price: 6_490_000, ownership: "freehold", state: "Trøndelag", day: "2026-11-21" };

test("market N8: document duty is 2.5 % for a freehold and zero for a cooperative share", () => {
  expect(transferDuty(costs, sale)).toEqual({
    amount: 162_250,
    source: "Kartverket",
    validFrom: "2025-01-01",
    isEstimate: false,
    isOfLandWhenNew: false,
  });
  expect(transferDuty(costs, { ...sale, ownership: "cooperative" })?.amount).toBe(0);
});

test("a state's scale takes precedence over the country's, by the date of sale", () => {
  const inState = { ...sale, state: "XYZ", price: 300_000 };
  expect(transferDuty(costs, { ...inState, day: "2026-06-30" })).toMatchObject({
    amount: 11_000,
    isEstimate: true,
  });
  expect(transferDuty(costs, { ...inState, day: "2026-07-01" })?.amount).toBe(90_010);
  expect(transferDuty(costs, { ...inState, day: "2020-01-01" })).toBeNull();
});

test("market N8: registering deed and mortgage costs 545 kr each", () => {
  expect(registrationFee(costs, "2026-11-21")?.amount).toBe(1_090);
  expect(registrationFee(costs, "2027-01-01")?.amount).toBe(1_200);
  expect(registrationFee(costs, "2024-12-31")).toBeNull();
  expect(purchaseCosts(costs, sale)).toBe(163_340);
});

test("duty never falls when the price rises within a scale", () => {
  const price = fc.integer({ min: 0, max: 30_000_000 });
  fc.assert(
    fc.property(price, price, (one, other) => {
      const duty = (amount: number) =>
        transferDuty(costs, { ...sale, state: "XYZ", day: "2026-01-01", price: amount })?.amount ??
        0;
      expect(duty(Math.max(one, other))).toBeGreaterThanOrEqual(duty(Math.min(one, other)));
    }),
  );
});

test("duty on a new home is a range from zero to the duty on the full price, where buildings are exempt", () => {
  const ofLand = {
    transferDuty: costs.transferDuty.map((rule) => ({ ...rule, isOfLandWhenNew: true })),
  };
  expect(newHomeDuty(ofLand, sale)).toEqual({ min: 0, max: 162_250 });
  expect(newHomeDuty(ofLand, { ...sale, ownership: "cooperative" })).toBeNull();
  expect(newHomeDuty(costs, sale)).toBeNull();
});
