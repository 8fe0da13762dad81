import type { Money } from "@hjem/domain/listing/money";

type Currency = Money["currency"];

/** A single sum in whole units; null stays null. */
export const sumOf = (amount: number | null, currency: Currency): Money | null =>
  amount === null ? null : { amount: Math.round(amount), min: null, max: null, currency };

/** A range of sums in whole units. */
export const rangeOf = (min: number, max: number, currency: Currency): Money => ({
  amount: null,
  min: Math.round(min),
  max: Math.round(max),
  currency,
});
