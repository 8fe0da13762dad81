import type { Comparable, Estimate } from "./valuation.ts";

/** Fewer say nothing. */
const COMPARABLES_MIN = 5;
const COMPARABLES_MAX = 12;
/** A home less than half or more than twice as large has another price per square metre. */
const AREA_RATIO_MAX = 2;
/** Half of the homes lie within this share of the median, else they are no guide. */
const SPREAD_MAX = 0.6;

/** The home that is to be valued. */
export interface Valued {
  area: number | null;
  jointDebt: number;
  currency: "NOK" | "AUD";
  period: "week" | "month" | null;
}

/** The value below which a share of the sorted values lies, between two of them in proportion. */
const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
};

/** Rounded to three figures: an estimate knows no more. */
const threeFigures = (value: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2);
  return Math.max(0, Math.round(value / unit) * unit);
};

/**
 * Values a home by those like it, given likest first: quartiles and median of their price per square metre times its
 * area, less its own joint debt. Says that it cannot tell where there is no area, fewer than 5 homes of half to twice
 * the size, or where the middle half of them spans more than 60 % of the median.
 */
export const estimateFrom = (home: Valued, similar: readonly Comparable[]): Estimate => {
  const { area } = home;
  if (area === null || area <= 0) {
    return { kind: "cannot_tell", reason: "no_area", comparables: [] };
  }
  const comparables = similar
    .filter((other) => other.area <= area * AREA_RATIO_MAX && other.area * AREA_RATIO_MAX >= area)
    .slice(0, COMPARABLES_MAX);
  if (comparables.length < COMPARABLES_MIN) {
    return { kind: "cannot_tell", reason: "too_few", comparables };
  }
  const prices = comparables
    .map(({ pricePerSquareMetre }) => pricePerSquareMetre)
    .toSorted((one, other) => one - other);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(prices, share)) as [
    number,
    number,
    number,
  ];
  if ((high - low) / median > SPREAD_MAX) {
    return { kind: "cannot_tell", reason: "too_far_apart", comparables };
  }
  const priceAt = (perSquareMetre: number) => threeFigures(perSquareMetre * area - home.jointDebt);
  return {
    kind: "estimate",
    currency: home.currency,
    period: home.period,
    price: { low: priceAt(low), median: priceAt(median), high: priceAt(high) },
    perSquareMetre: {
      low: Math.round(low),
      median: Math.round(median),
      high: Math.round(high),
    },
    area,
    jointDebt: home.jointDebt,
    comparables,
  };
};
