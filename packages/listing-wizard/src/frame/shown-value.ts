import type { FormatContext } from "@hjem/domain/format/format-context";
import { formatArea } from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import { fieldsOf } from "@hjem/domain/narrow";

/** Numbers below are shown as they are: years have no grouping. */
const GROUPED_FROM = 10_000;
const DECIMALS = 2;

/** A value of a draft as a person reads it: amounts grouped, areas with their unit, texts without markup; `–` for none. */
export function shownValue(
  context: FormatContext,
  value: unknown,
  words: { yes: string; no: string },
): string {
  if (typeof value === "string") return value.replaceAll(/<[^>]*>/g, " ").trim() || "–";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") {
    return Math.abs(value) < GROUPED_FROM && Number.isInteger(value)
      ? String(value)
      : formatNumber(context, value, DECIMALS);
  }
  const { value: amount, unit } = fieldsOf(value);
  if (typeof amount === "number" && unit === "m2") return formatArea(context, amount);
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(fieldsOf(value));
  return parts.map((part) => shownValue(context, part, words)).join(", ") || "–";
}
