import type { PropertyType } from "../listing/enumerations.ts";
import { acquisitionOf } from "../listing/listing-type.ts";
import type { RegionBasics } from "../region.ts";
import type { FilterName } from "./active-filters.ts";
import { boundFilters } from "./filters/bounds.ts";
import { choiceFilters } from "./filters/choices.ts";
import type { OfferScope } from "./filters/filter-row.ts";
import { flagFilters } from "./filters/flags.ts";
import { rangeFilters } from "./filters/ranges.ts";
import { setFilters } from "./filters/sets.ts";
import type { SearchQuery } from "./search-filter.ts";

type Offered = Pick<RegionBasics, "propertyTypeGroups">;
type Market = Pick<RegionBasics, "facts">;

/** The types that the market has for what is looked for, in its own order (spec §9). */
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
 * Whether a filter applies to a kind of listing: a holiday home has a location, a home to let is furnished or not,
 * premises have no bedrooms. A form offers only such filters, and a search that changes its kind keeps only such ones.
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
