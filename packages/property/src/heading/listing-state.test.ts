import { expect, test } from "vitest";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import { isGone, priceDrop } from "./listing-state.ts";

const step = (
  action: PriceHistoryEntry["action"],
  date: string,
  price: number | null,
): PriceHistoryEntry => ({ action, date, price, currency: "NOK", description: "" });

test("a lowered price says by how much", () => {
  const history = [
    step("price_changed", "2026-11-10", 4_490_000),
    step("listed", "2026-10-01", 4_690_000),
  ];
  expect(priceDrop(history)).toBe(200_000);
});

test("a raised price and a home that was only listed say nothing", () => {
  expect(priceDrop([step("listed", "2026-10-01", 4_690_000)])).toBe(0);
  expect(
    priceDrop([
      step("listed", "2026-10-01", 4_690_000),
      step("price_changed", "2026-11-01", 4_790_000),
    ]),
  ).toBe(0);
});

test("PROP-049: sold, rented and withdrawn homes are gone, coming ones are not", () => {
  expect((["sold", "rented", "unavailable"] as const).every((status) => isGone({ status }))).toBe(
    true,
  );
  expect(isGone({ status: "future" })).toBe(false);
});
