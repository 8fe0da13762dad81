import { NO_BREAK_SPACE, type FormatContext } from "./format-context.ts";
import { languageConventions } from "./language-conventions.ts";

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (tag: string, decimals: number, isFixed: boolean): Intl.NumberFormat => {
  const key = `${tag}:${decimals}:${isFixed}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, {
    maximumFractionDigits: decimals,
    minimumFractionDigits: isFixed ? decimals : 0,
    // A value that rounds to zero has no sign.
    signDisplay: "negative",
  });
  formats.set(key, format);
  return format;
};

/**
 * A number in the language's grouping, `12 450` or `12,450`, with at most `decimals` digits after the comma,
 * or exactly as many where `isFixed`. Spaces are always U+00A0, so that servers and browsers of any version
 * write the same.
 */
export const formatNumber = (
  { language }: Pick<FormatContext, "language">,
  value: number,
  decimals = 0,
  isFixed = false,
): string =>
  formatOf(language.formatTag, decimals, isFixed)
    .format(value)
    .replaceAll(/\s/g, NO_BREAK_SPACE)
    .replace("-", "\u2212");

/** A percentage: `2,5 %` or `2.5%`; `value` is 0.025. */
export const formatPercent = (
  context: Pick<FormatContext, "language">,
  value: number,
  decimals = 1,
): string =>
  `${formatNumber(context, value * 100, decimals)}${languageConventions[context.language.code].percentGap}%`;
