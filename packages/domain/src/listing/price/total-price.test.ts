import { expect, test } from "vitest";
import { sumRange, totalPriceOf, pricePerArea, wholeTotalPrice } from "./total-price.ts";

const sum = (amount: number) => ({ amount, min: null, max: null, currency: "NOK" as const });

test("total price is asking price, shared debt and purchase costs", () => {
  expect(
    totalPriceOf({ askingPrice: sum(4_350_000), jointDebt: sum(312_400), addingCost: sum(9_640) }),
  ).toEqual({ min: 4_672_040, max: 4_672_040 });
  expect(totalPriceOf({ askingPrice: sum(1), jointDebt: null, addingCost: null })).toEqual({
    min: 1,
    max: 1,
  });
  expect(totalPriceOf({ askingPrice: null, jointDebt: sum(1), addingCost: sum(1) })).toBeNull();
});

test("N1: a total without the purchase costs is none, unless the advertiser's own is higher than the parts", () => {
  const none = { askingPrice: sum(4_000), jointDebt: null, addingCost: null, totalPrice: null };
  const whole = (prices: Partial<Parameters<typeof wholeTotalPrice>[0]>) =>
    wholeTotalPrice({ ...none, ...prices })?.min ?? null;
  expect(whole({})).toBeNull();
  expect(whole({ totalPrice: sum(4_000) })).toBeNull();
  expect(whole({ jointDebt: sum(500), totalPrice: sum(4_500) })).toBeNull();
  expect(whole({ jointDebt: sum(500), totalPrice: sum(4_620) })).toBe(4_620);
  expect(whole({ jointDebt: sum(500), addingCost: sum(100) })).toBe(4_600);
  expect(whole({ addingCost: sum(100), totalPrice: sum(4_101) })).toBe(4_101);
});

test("D23: a total of ranges has a minimum and a maximum", () => {
  expect(sumRange({ amount: null, min: 5, max: 9, currency: "AUD" })).toEqual({ min: 5, max: 9 });
  expect(sumRange({ amount: 7, min: null, max: null, currency: "AUD" })).toEqual({
    min: 7,
    max: 7,
  });
  expect(sumRange({ amount: null, min: null, max: 9, currency: "AUD" })).toEqual({
    min: 9,
    max: 9,
  });
  expect(sumRange({ amount: null, min: null, max: null, currency: "AUD" })).toBeNull();
  expect(sumRange(null)).toBeNull();
});

test("D30: price per square metre is rounded, and needs both price and area", () => {
  expect(pricePerArea(6_653_340, { min: 148, max: 148 })).toBe(44_955);
  expect(pricePerArea(6_653_340, { min: 0, max: 0 })).toBeNull();
  expect(pricePerArea(null, { min: 10, max: 10 })).toBeNull();
  expect(pricePerArea(10, null)).toBeNull();
});
