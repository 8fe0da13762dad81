import type { PropertyType } from "../listing/enumerations.ts";
import { acquisitionOf } from "../listing/listing-type.ts";
import type { RegionBasics } from "../region.ts";
import type { FilterName } from "./active-filters.ts";
import { boundFilters } from "./filters/bound-filters.ts";
import { choiceFilters } from "./filters/choice-filters.ts";
import type { OfferScope } from "./filters/filter-row.ts";
import { flagFilters } from "./filters/flag-filters.ts";
import { rangeFilters } from "./filters/range-filters.ts";
import { setFilters } from "./filters/set-filters.ts";
import type { SearchQuery } from "./search-filter.ts";

type Offered = Pick<RegionBasics, "propertyTypeGroups">;
type Market = Pick<RegionBasics, "facts">;

/** The market's property types for a listing type, in its own order (spec §9). */
export const offeredTypes = (
  { propertyTypeGroups }: Offered,
  { listingType }: Pick<SearchQuery, "listingType">,
): readonly PropertyType[] =>
  propertyTypeGroups
    .filter(({ listingTypes }) => listingTypes.some((type) => type === listingType))
    .flatMap(({ types }): readonly PropertyType[] => types);

type IsOffered = (scope: OfferScope) => boolean;

const rows: readonly { name: FilterName; isOffered?: IsOffered }[] = [
  ...rangeFilters,
  ...choiceFilters,
  ...flagFilters,
  ...setFilters,
  ...boundFilters,
];

/**
 * Whether a filter applies to a listing type: a holiday home has a location type, a rental may be furnished,
 * commercial property has no bedrooms. A form offers only filters that apply, and switching listing type keeps only
 * those.
 */
export function isFilterOffered(
  { facts }: Market,
  name: FilterName,
  { listingType, acquisition }: Pick<SearchQuery, "listingType" | "acquisition">,
): boolean {
  const isOffered = rows.find((row) => row.name === name)?.isOffered;
  if (!isOffered) return true;
  const isRent = acquisitionOf(listingType, acquisition) === "rent";
  return isOffered({ facts, listingType, isHome: listingType !== "commercial", isRent });
}
