import type { LowHigh } from "../areas.ts";
import type { ListingPrices } from "../listing-details.ts";
import type { Money } from "../money.ts";

/** Minimum and maximum of an amount in whole units; equal where it is no range (D23). */
export interface SumRange {
  min: number;
  max: number;
}

/** The ends of an amount, or null without one. */
export function sumRange(money: Money | null): SumRange | null {
  const min = money?.min ?? money?.amount ?? money?.max ?? null;
  const max = money?.max ?? money?.amount ?? money?.min ?? null;
  return min === null || max === null ? null : { min: Math.min(min, max), max: Math.max(min, max) };
}

/**
 * Total price of a home: asking price + share of the joint debt + purchase costs, in whole units. A missing part
 * counts as zero; without an asking price there is no total. Source: the Norwegian totalpris (Forbrukertilsynet,
 * markedsføring av bolig; market N1).
 */
export function totalPriceOf(
  prices: Pick<ListingPrices, "askingPrice" | "jointDebt" | "addingCost">,
): SumRange | null {
  const asking = sumRange(prices.askingPrice);
  if (!asking) return null;
  const parts = [asking, sumRange(prices.jointDebt), sumRange(prices.addingCost)];
  const sum = (end: keyof SumRange): number =>
    parts.reduce((total, part) => total + (part?.[end] ?? 0), 0);
  return { min: sum("min"), max: sum("max") };
}

/**
 * The total price with the purchase costs in it: as the advertiser states it, else by its parts. Null where it would be too
 * low to be called the total (market N1): no costs are stated, and it is not higher than price and debt.
 */
export function wholeTotalPrice(
  prices: Pick<ListingPrices, "askingPrice" | "jointDebt" | "addingCost" | "totalPrice">,
): SumRange | null {
  const parts = totalPriceOf(prices);
  const total = parts && (sumRange(prices.totalPrice) ?? parts);
  const hasCosts = sumRange(prices.addingCost) !== null || (total?.min ?? 0) > (parts?.min ?? 0);
  return hasCosts ? total : null;
}

/**
 * Price per square metre in whole units: price / BRA-i, else / P-rom (D30). For ranges the lowest price over the
 * smallest area, which belong together in a project. Null without a price or an area.
 */
export const pricePerArea = (
  price: number | null | undefined,
  area: LowHigh | null | undefined,
): number | null =>
  price === null || price === undefined || !area || area.min <= 0
    ? null
    : Math.round(price / area.min);
