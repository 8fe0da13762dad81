import { rentPeriodOf } from "../rent-period.ts";
import { EN_DASH, NO_BREAK_SPACE, type FormatContext } from "./format-context.ts";
import { formatNumber } from "./format-number.ts";

/** Period of a recurring amount. */
export type Period = "week" | "month" | "quarter" | "year";

/** Adds the region's currency symbol; a minus sign comes first. */
const withSymbol = ({ region: { currency } }: FormatContext, figure: string): string => {
  if (currency.position === "after") return `${figure}${NO_BREAK_SPACE}${currency.symbol}`;
  return figure.startsWith("\u2212")
    ? `\u2212${currency.symbol}${figure.slice(1)}`
    : `${currency.symbol}${figure}`;
};

/** An amount in whole units: `4 500 000 kr`, `$1,250,000` (FND-018, FND-019, D2). */
export const formatPrice = (context: FormatContext, amount: number): string =>
  withSymbol(context, formatNumber(context, Math.round(amount)));

/**
 * A price guide or a project's prices: `$850,000 – $920,000`, `4 500 000–5 200 000 kr`; one price where both
 * ends are equal.
 */
export const formatPriceRange = (context: FormatContext, min: number, max: number): string => {
  if (min === max) return formatPrice(context, min);
  return context.region.currency.position === "after"
    ? `${formatNumber(context, Math.round(min))}${EN_DASH}${formatPrice(context, max)}`
    : `${formatPrice(context, min)} ${EN_DASH} ${formatPrice(context, max)}`;
};

interface Short {
  figure: string;
  /** Suffix of a short amount: `mill.` after a space, `m` without one. */
  unit: string;
}

/** Below a million, Norwegian amounts are written in full; English ones below ten thousand. */
const scales = {
  no: [
    { from: 999_500_000, by: 1_000_000_000, unit: `${NO_BREAK_SPACE}mrd.` },
    { from: 1_000_000, by: 1_000_000, unit: `${NO_BREAK_SPACE}mill.` },
  ],
  en: [
    { from: 999_500_000, by: 1_000_000_000, unit: "bn" },
    { from: 999_500, by: 1_000_000, unit: "m" },
    { from: 10_000, by: 1_000, unit: "k" },
  ],
} as const;

const shorten = (context: FormatContext, amount: number): Short => {
  const scale = scales[context.language.code].find(({ from }) => amount >= from);
  if (!scale) return { figure: formatNumber(context, Math.round(amount)), unit: "" };
  const value = amount / scale.by;
  return {
    figure: formatNumber(
      context,
      value,
      scale.by === 1_000 || value >= 100 ? 0 : value >= 10 ? 1 : 2,
    ),
    unit: scale.unit,
  };
};

/** `mill.` implies money; a plain number or an English suffix needs the symbol. */
const shortText = (context: FormatContext, { figure, unit }: Short): string =>
  unit.startsWith(NO_BREAK_SPACE) ? `${figure}${unit}` : withSymbol(context, `${figure}${unit}`);

/** A short amount for pins and chips: `6,49 mill.`, `850 000 kr`, `$1.35m`, `$815k`, `$650`. */
export const formatShortPrice = (context: FormatContext, amount: number): string =>
  shortText(context, shorten(context, amount));

/**
 * A short range for pins and chips, with the unit once where it is the same: `4–7 mill.`, `$600k – $1.9m`,
 * `$1.35m – 1.48m`.
 */
export const formatShortPriceRange = (context: FormatContext, min: number, max: number): string => {
  if (min === max) return formatShortPrice(context, min);
  const low = shorten(context, min);
  const high = shorten(context, max);
  const isSameUnit = low.unit === high.unit;
  if (context.region.currency.position === "after") {
    return isSameUnit
      ? `${low.figure}${EN_DASH}${shortText(context, high)}`
      : `${shortText(context, low)} ${EN_DASH} ${shortText(context, high)}`;
  }
  const end = isSameUnit ? `${high.figure}${high.unit}` : shortText(context, high);
  return `${shortText(context, low)} ${EN_DASH} ${end}`;
};

const periodWords = {
  no: { week: "/uke", month: "/mnd.", quarter: "/kvartal", year: "/år" },
  en: { week: " per week", month: " per month", quarter: " per quarter", year: " per year" },
} as const;

/** A written amount with its period: `$500 – 700 per week`. */
export const withPeriod = (
  { language }: Pick<FormatContext, "language">,
  amount: string,
  period: Period,
): string => `${amount}${periodWords[language.code][period]}`;

/** A recurring amount: `4 250 kr/mnd.`, `$650 per week`. */
export const formatPerPeriod = (context: FormatContext, amount: number, period: Period): string =>
  withPeriod(context, formatPrice(context, amount), period);

/** A rent with its period: `$650 per week`, of business premises `$65,000 per year` (D30). */
export const formatRent = (
  context: FormatContext,
  amount: number,
  listingType: Parameters<typeof rentPeriodOf>[1],
): string => formatPerPeriod(context, amount, rentPeriodOf(context.region, listingType));

/** Felleskostnader per month, strata levies per quarter. */
export const formatSharedCost = (context: FormatContext, amount: number): string =>
  formatPerPeriod(context, amount, context.region.sharedCostPeriod);

/** A monthly cost in both markets: `4 250 kr/mnd.`, `$2,310 per month`. */
export const formatMonthly = (context: FormatContext, amount: number): string =>
  formatPerPeriod(context, amount, "month");

/** `78 400 kr/m²`, `$8,500/m²`. */
export const formatPricePerArea = (context: FormatContext, amount: number): string =>
  `${formatPrice(context, amount)}/m²`;

/** What premises are compared by: the rent of a year per square metre, `1 600 kr/m²/år`, `$420/m² per year`. */
export const formatRentPerArea = (context: FormatContext, yearly: number): string =>
  withPeriod(context, formatPricePerArea(context, yearly), "year");
