import type { CurrencyCode } from "../listing/money.ts";
import type { Comparable, Estimate, EstimateReach } from "./valuation.ts";

const COMPARABLES_MAX = 12;

/** Requirements on the similar homes of an estimate. */
interface EstimateLimits {
  /** Fewer homes give no estimate. */
  least: number;
  /** Homes that are smaller or larger by more than this factor differ in price per square metre. */
  areaRatio: number;
  /**
   * The middle half of the homes must lie within this share of the median, else homes further away are
   * included.
   */
  spread: number;
}

const close: EstimateLimits = { least: 5, areaRatio: 2, spread: 0.6 };
/** Nothing is included beyond the region: a wide range, up to the median, is shown rather than none. */
const limits: Readonly<Record<EstimateReach, EstimateLimits>> = {
  place: close,
  near: close,
  region: { least: 3, areaRatio: 3, spread: 1 },
};

/** The home to value. */
export interface Valued {
  area: number | null;
  jointDebt: number;
  currency: CurrencyCode;
  /** Of the rent; null for sales. */
  period: "week" | "month" | "year" | null;
}

/** The value at a quantile of sorted values, interpolated linearly. */
const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
};

/** Rounded to three significant figures, the precision of an estimate. */
const threeFigures = (value: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2);
  return Math.max(0, Math.round(value / unit) * unit);
};

/**
 * Values a home by similar homes, given most similar first: quartiles and median of their price per square
 * metre times its area, less its own joint debt. There is no estimate without an area. Nearby it needs 5
 * homes of half to twice the size, the middle half of which spans at most 60 % of the median; in the whole
 * region 3 of a third to three times the size, which span at most the median.
 */
export const estimateFrom = (
  home: Valued,
  similar: readonly Comparable[],
  reach: EstimateReach = "place",
): Estimate => {
  const { least, areaRatio, spread } = limits[reach];
  const { area } = home;
  if (area === null || area <= 0) {
    return { kind: "cannot_tell", reason: "no_area", comparables: [] };
  }
  const comparables = similar
    .filter((other) => other.area <= area * areaRatio && other.area * areaRatio >= area)
    .slice(0, COMPARABLES_MAX);
  if (comparables.length < least) {
    return { kind: "cannot_tell", reason: "too_few", comparables };
  }
  const prices = comparables
    .map(({ pricePerSquareMetre }) => pricePerSquareMetre)
    .toSorted((one, other) => one - other);
  const low = quantile(prices, 0.25);
  const median = quantile(prices, 0.5);
  const high = quantile(prices, 0.75);
  if ((high - low) / median > spread) {
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
    reach,
    jointDebt: home.jointDebt,
    comparables,
  };
};
