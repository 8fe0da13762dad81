import type { PropertyType } from "../listing/enumerations.ts";
import type { RegionBasics } from "../region.ts";
import type { FilterName } from "./active-filters.ts";
import { acquisitionOf } from "./listing-type.ts";
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

/**
 * Whether a filter says anything of a kind of listing: a holiday home has a location, a home to let is furnished or not,
 * premises have no bedrooms. A form offers only such filters, and a search that changes its kind keeps only such ones.
 */
export function isFilterOffered(
  { facts }: Market,
  name: FilterName,
  listing: Pick<SearchQuery, "listingType" | "acquisition">,
): boolean {
  const isHome = listing.listingType !== "commercial";
  const isRent = acquisitionOf(listing.listingType, listing.acquisition) === "rent";
  switch (name) {
    case "bedroom":
    case "bathroom":
    case "garage":
    case "showby":
      return isHome;
    case "furnished":
    case "isPetAllowed":
      return isHome && isRent;
    case "isLandOwnedBySeller":
      // A market that does not say how a home is owned does not say whose the land is.
      return isHome && !isRent && facts.isOwnershipShown;
    case "sharedCost":
      return isHome && !isRent;
    case "askingPrice":
    case "totalPrice":
    case "landsize":
      return !isRent;
    case "availableFrom":
    case "monthlyRent":
      return isRent;
    case "locationTypes":
      return listing.listingType === "leisure";
    case "propertyCondition":
      return listing.listingType !== "new_homes";
    default:
      return true;
  }
}
