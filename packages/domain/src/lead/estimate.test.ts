import { expect, test } from "vitest";
import { estimateFrom } from "./estimate.ts";
import type { Comparable } from "./valuation.ts";

const home = { area: 80, jointDebt: 0, currency: "NOK", period: null } as const;

const comparable = (number: number, pricePerSquareMetre: number, area = 80): Comparable => ({
  propertyId: `00000000${String(number).padStart(2, "0")}`,
  agencyId: "-1",
  address: `Storgata ${number}`,
  price: pricePerSquareMetre * area,
  area,
  pricePerSquareMetre,
  availability: "available",
});

const five = [50_000, 60_000, 55_000, 65_000, 70_000].map((price, at) => comparable(at, price));

test("LEAD-006: the estimate is the median and quartiles of the price per square metre times the area, with the homes it is based on", () => {
  expect(estimateFrom(home, five)).toEqual({
    kind: "estimate",
    currency: "NOK",
    period: null,
    price: { low: 4_400_000, median: 4_800_000, high: 5_200_000 },
    perSquareMetre: { low: 55_000, median: 60_000, high: 65_000 },
    area: 80,
    reach: "place",
    jointDebt: 0,
    comparables: five,
  });
});

test("ignores the order of the homes, and uses the twelve most similar", () => {
  const more = Array.from({ length: 9 }, (_, at) => comparable(10 + at, 60_000));
  const estimate = estimateFrom(home, [...five, ...more]);
  expect(estimate.comparables).toHaveLength(12);
  expect(estimateFrom(home, five.toReversed())).toMatchObject({ price: { median: 4_800_000 } });
});

test("subtracts joint debt, so that the estimate is an asking price", () => {
  expect(estimateFrom({ ...home, jointDebt: 800_000 }, five)).toMatchObject({
    price: { low: 3_600_000, median: 4_000_000, high: 4_400_000 },
    jointDebt: 800_000,
  });
});

test("rounds an estimate to three significant figures, a weekly rent to whole dollars", () => {
  const rents = [6.11, 6.12, 6.13, 6.14, 6.15].map((rent, at) => comparable(at, rent));
  const rented = { ...home, area: 83, currency: "AUD", period: "week" } as const;
  expect(estimateFrom(rented, rents)).toMatchObject({ price: { median: 509 } });
  expect(estimateFrom({ ...home, area: 83.3 }, five)).toMatchObject({
    price: { median: 5_000_000 },
  });
});

test("gives no estimate without an area, with too few similar homes, or when their prices differ too much", () => {
  expect(estimateFrom({ ...home, area: null }, five)).toMatchObject({ reason: "no_area" });
  const small = five.map((each) => ({ ...each, area: 39 }));
  expect(estimateFrom(home, [...five.slice(1), ...small])).toEqual({
    kind: "cannot_tell",
    reason: "too_few",
    comparables: five.slice(1),
  });
  const apart = [10_000, 30_000, 60_000, 90_000, 120_000].map((price, at) => comparable(at, price));
  expect(estimateFrom(home, apart)).toMatchObject({ reason: "too_far_apart", comparables: apart });
});

test("in the whole region three homes and a wide range are enough, and the reach is reported", () => {
  const apart = [10_000, 60_000, 120_000].map((price, at) => comparable(at, price, 200));
  expect(estimateFrom(home, apart, "near")).toMatchObject({ kind: "cannot_tell" });
  expect(estimateFrom(home, apart, "region")).toMatchObject({
    kind: "estimate",
    reach: "region",
    price: { low: 2_800_000, median: 4_800_000, high: 7_200_000 },
  });
  expect(estimateFrom(home, apart.slice(1), "region")).toMatchObject({ reason: "too_few" });
});

test("S16: gives no estimate when the range is wider than the estimate, even in the whole region", () => {
  const wide = [10_000, 20_000, 60_000, 100_000, 120_000].map((price, at) => comparable(at, price));
  expect(estimateFrom(home, wide, "region")).toMatchObject({ reason: "too_far_apart" });
});
