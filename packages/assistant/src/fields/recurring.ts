import { formatPerPeriod, formatPrice } from "@hjem/domain/format/format-price";
import type { AskedPeriod } from "../understand/periods.ts";
import { type FieldContext, type Recurring, say } from "./field-row.ts";

/** How many of a period a year has. */
const inYear: Readonly<Record<AskedPeriod, number>> = {
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
};

/** The same amount for another period; null for the period in which it is stated. */
export function inPeriod(
  context: FieldContext,
  { amount, period }: Recurring,
  asked: AskedPeriod,
): string | null {
  if (asked === period) return null;
  const converted = Math.round((amount * inYear[period]) / inYear[asked]);
  const value =
    asked === "fortnight"
      ? say(context, "value.perFortnight", { value: formatPrice(context, converted) })
      : formatPerPeriod(context, converted, asked);
  return say(context, "value.about", { value });
}
