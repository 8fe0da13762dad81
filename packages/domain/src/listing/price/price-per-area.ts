import type { LowHigh } from "../areas.ts";

/**
 * Price per square metre in whole units: price / BRA-i, else / P-rom (D30). Of ranges the lowest price over the
 * smallest area, which belong together in a project. Null without a price or an area.
 */
export const pricePerArea = (
  price: number | null | undefined,
  area: LowHigh | null | undefined,
): number | null =>
  price === null || price === undefined || !area || area.min <= 0
    ? null
    : Math.round(price / area.min);
