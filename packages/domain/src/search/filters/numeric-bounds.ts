import type { RangeUnit } from "./filter-row.ts";

/**
 * Highest value of each unit of a range; the lowest is 0 (spec §5). Areas have no limit that a home reaches. A year ends with
 * the current one, `isFutureYear`; this is the highest that a request may name at any time.
 */
export const unitMaximum: Readonly<Record<RangeUnit, number>> = {
  amount: 2_000_000_000,
  count: 1_000,
  area: 100_000_000,
  year: 2_200,
};

/** Whether a construction year lies after the current one. `today` is `YYYY-MM-DD`. */
export const isFutureYear = (year: number, today: string): boolean =>
  year > Number(today.slice(0, 4));
