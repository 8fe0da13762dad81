import type { ListingDetails } from "@hjem/domain/listing/listing-details";
import type { TermKey } from "@hjem/domain/terms";

/** An area in square metres; `min` and `max` differ only in projects with several sizes (D23). */
export interface AreaRange {
  min: number;
  max: number;
}

/** One row of the list of areas. */
export interface AreaLine {
  term: TermKey;
  area: AreaRange;
}

const lines = (...pairs: readonly [TermKey, AreaRange | null][]): AreaLine[] =>
  pairs.flatMap(([term, area]) => (area && area.max > 0 ? [{ term, area }] : []));

/**
 * The parts of a home's area in the bar, internal first. A listing without internal area falls back to its primary
 * room (D10). A single part has no bar.
 */
export const areaParts = (details: ListingDetails): AreaLine[] => [
  ...(details.internalArea
    ? lines(["area.internal", details.internalArea])
    : lines(["area.primaryRoom", details.primaryRoom])),
  ...lines(
    ["area.external", details.externalArea],
    ["area.balcony", details.balconyArea],
    ["area.terrace", details.terraceArea],
  ),
];

/** Total areas of the building or the land. A total of the building that equals its only part says nothing more. */
export function areaSums(details: ListingDetails): AreaLine[] {
  const [only, ...others] = areaParts(details);
  const more = (sum: AreaRange | null) =>
    others.length === 0 && sum?.min === only?.area.min && sum?.max === only?.area.max ? null : sum;
  return lines(
    ["area.usageArea", more(details.usageArea)],
    ["area.grossArea", more(details.grossArea)],
    ["area.groundSurface", details.groundSurface],
    ["area.plotArea", details.plotArea ?? details.landSize],
    ["area.propertyArea", details.propertyArea],
  );
}
