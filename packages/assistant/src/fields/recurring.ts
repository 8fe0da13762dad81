import { formatPerPeriod, formatPrice } from "@hjem/domain/format/format-price";
import { perYear, type StatedPeriod } from "@hjem/domain/search/reading/periods";
import { type FieldContext, type Recurring, say } from "./field-row.ts";

/** The same amount for another period; null for the period in which it is stated. */
export function inPeriod(
  context: FieldContext,
  { amount, period }: Recurring,
  asked: StatedPeriod,
): string | null {
  if (asked === period) return null;
  const converted = Math.round((amount * perYear[period]) / perYear[asked]);
  const value =
    asked === "fortnight"
      ? say(context, "value.perFortnight", { value: formatPrice(context, converted) })
      : formatPerPeriod(context, converted, asked);
  return say(context, "value.about", { value });
}
