import { acquisitionOf, type CurrentListing } from "../listing/listing-type.ts";
import type { RegionBasics } from "../region.ts";
import { filterOf, type FilterName } from "./active-filters.ts";
import { isFilterOffered, offeredTypes } from "./filter-offer.ts";
import type { SearchRequest } from "./search-filter.ts";

type Region = Pick<RegionBasics, "propertyTypeGroups" | "facts">;

/** Filters whose meaning depends on whether one buys or rents: a sum to pay once or each month, sold or let. */
const ofOneSide: readonly FilterName[] = ["price", "availability"];
/** Filters that mean other things of homes than of premises. */
const ofOneSort: readonly FilterName[] = ["facilities", "price"];
/** What belongs to the old results alone: single homes, and the page that was shown. */
const ofOldResults: readonly string[] = ["propertyId", "page"];

/**
 * The same search among listings of another kind (S3): the place, the map, the view and every filter that applies
 * to the new kind stay. A price never goes from buying to renting or from homes to premises, property types stay where
 * the market has them for the new kind. It begins on its first page.
 */
export function switchListing(
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
  // A rental has no total price to be sorted by.
  if (to.acquisition === "rent" && stored.sorting === "total_price") {
    delete stored.sorting;
    delete stored.order;
  }
  return { ...stored, ...to };
}
