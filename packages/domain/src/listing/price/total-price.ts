import type { ListingPrices } from "../listing-details.ts";
import { sumRange, type SumRange } from "./money-range.ts";

/**
 * What a home costs in all: asking price + share of the joint debt + purchase costs, in whole units.
 * A part that is not stated counts as nothing; without an asking price there is no total.
 * Source: the Norwegian totalpris (Forbrukertilsynet, markedsføring av bolig; market N1).
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
