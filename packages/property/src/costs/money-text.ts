import { sumRange } from "@hjem/domain/costs/money-range";
import { type FormatContext } from "@hjem/domain/format/format-context";
import { formatPerPeriod, formatPriceRange, type Period } from "@hjem/domain/format/format-price";
import type { Money } from "@hjem/domain/listing/money";

/** A sum or range as the region writes it; with a period also "per month" and the like. Empty where nothing is told. */
export function moneyText(context: FormatContext, money: Money | null, period?: Period): string {
  const range = sumRange(money);
  if (!range) return "";
  return period && range.min === range.max
    ? formatPerPeriod(context, range.min, period)
    : formatPriceRange(context, range.min, range.max);
}
