import { acquisitionOf, type CurrentListing } from "../listing/listing-type.ts";
import type { RegionBasics } from "../region.ts";
import { filterOf, type FilterName } from "./active-filters.ts";
import { isFilterOffered, offeredTypes } from "./offered-filters.ts";
import type { SearchRequest } from "./search-filter.ts";

type Region = Pick<RegionBasics, "propertyTypeGroups" | "facts">;

/** Filters whose meaning depends on buying or renting: a price or a rent, sold or rented. */
const ofOneSide: readonly FilterName[] = ["price", "availability"];
/** Filters whose meaning differs between homes and commercial property. */
const ofOneSort: readonly FilterName[] = ["facilities", "price", "monthlyRent"];
/** Parts of the previous results only: single listings, and the page. */
const ofOldResults: readonly string[] = ["propertyId", "page"];

/**
 * The same search in another listing type (S3): keeps the place, the map, the view and every filter that applies to
 * the new type. A price is never carried between buying and renting or between homes and commercial property,
 * property types are kept where the market has them for the new type. It starts on the first page.
 */
export function switchListingType(
  search: Partial<SearchRequest>,
  to: CurrentListing,
  region: Region,
): Partial<SearchRequest> {
  const { listingType = "buy", acquisition = "buy" } = search;
  const isOtherSide = acquisitionOf(listingType, acquisition) !== to.acquisition;
  const isOtherSort = (listingType === "commercial") !== (to.listingType === "commercial");
  const stays = (field: string): boolean => {
    const name = filterOf(field);
    return (
      !ofOldResults.includes(field) &&
      !(isOtherSide && ofOneSide.includes(name)) &&
      !(isOtherSort && ofOneSort.includes(name)) &&
      isFilterOffered(region, name, to)
    );
  };
  const stored: Partial<SearchRequest> = Object.fromEntries(
    Object.entries(search).filter(([field]) => stays(field)),
  );
  const offered = offeredTypes(region, to);
  const propertyType = stored.propertyType?.filter((type) => offered.includes(type)) ?? [];
  if (propertyType.length > 0) stored.propertyType = propertyType;
  else delete stored.propertyType;
  // Rentals cannot be sorted by total price.
  if (to.acquisition === "rent" && stored.sorting === "total_price") {
    delete stored.sorting;
    delete stored.order;
  }
  return { ...stored, ...to };
}
