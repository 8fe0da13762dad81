import type { PropertyType } from "../listing/enumerations.ts";
import type { TermKey } from "../terms.ts";
import type { FormatContext } from "./format-context.ts";
import { formatCountRange } from "./format-measure.ts";

/** Homes that are one room to live and sleep in where they have no bedroom; a cabin or plot has none for other reasons. */
const studios: readonly PropertyType[] = ["apartment", "flat", "dorm"];

/** Number of bedrooms: `3`, `2–4`, the market's word for a studio; empty where there is none or it is unknown. */
export const formatBedrooms = (
  context: Pick<FormatContext, "language"> & { term: (key: TermKey) => string },
  [min, max]: readonly [min: number | null | undefined, max: number | null | undefined],
  types: readonly PropertyType[],
): string => {
  const [low = null, high = null] = [min ?? max, max ?? min];
  if (low === null || high === null) return "";
  if (high > 0) return formatCountRange(context, low, high);
  return types.some((type) => studios.includes(type)) ? context.term("detail.studio") : "";
};
