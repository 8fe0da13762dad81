import { expect, test } from "vitest";
import type { PriceHistoryEntry } from "../listing-dates.ts";
import { findClosing, isPriceShown } from "./shown-price.ts";

const step = (action: PriceHistoryEntry["action"], date: string, price: number | null) =>
  ({ action, date, price, currency: "NOK", description: "" }) as const;
const history = [
  step("listed", "2026-09-01", 6_490_000),
  step("sold", "2026-11-12", 6_605_000),
  step("sold", "2024-02-01", 5_100_000),
];

test("D54: the closing of a sold home is its last sale price and date", () => {
  const sold = { kind: "sold", date: "2026-11-12", price: 6_605_000 };
  expect(findClosing("sold", history)).toEqual(sold);
  expect(findClosing("sold", [], "2026-11-12")).toEqual({ ...sold, price: null });
  expect(findClosing("rented", history)).toEqual({ kind: "rented", date: null, price: null });
});

test("D54: an available or withdrawn home has no closing, whatever its history", () => {
  for (const status of ["available", "future", "unavailable"] as const) {
    expect(findClosing(status, history)).toBeNull();
  }
});

test("market A3: shows a price where the seller states it; an auction without a guide has none", () => {
  const view = (priceMethod: Parameters<typeof isPriceShown>[0]["priceMethod"]) => [
    isPriceShown({ priceMethod, hasAskingPrice: true }),
    isPriceShown({ priceMethod, hasAskingPrice: false }),
  ];
  expect(view("fixed")).toEqual([true, true]);
  expect(view("guide")).toEqual([true, true]);
  expect(view("auction")).toEqual([true, false]);
  expect(view("offers")).toEqual([false, false]);
  expect(view("contact_agent")).toEqual([false, false]);
});
