import type { Money } from "../money.ts";

/** Lowest and highest of a sum in whole units; both the same where it is no range (D23). */
export interface SumRange {
  min: number;
  max: number;
}

/** The ends of a sum, or null where nothing is stated. */
export function sumRange(money: Money | null): SumRange | null {
  const min = money?.min ?? money?.amount ?? money?.max ?? null;
  const max = money?.max ?? money?.amount ?? money?.min ?? null;
  return min === null || max === null ? null : { min: Math.min(min, max), max: Math.max(min, max) };
}
