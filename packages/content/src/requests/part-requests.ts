import type { PlaceScope } from "@hjem/api-client/endpoints/places";
import type { FirstOnMarketQuery } from "@hjem/domain/listing/first-on-market-query";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";

/** Homes of a row where the editor names no number. */
export const ROW_HOMES = 4;

/** The newest homes for sale. */
export const newHomes = (count: number | null): SearchRequestInput => ({
  sorting: "created_at",
  order: "desc",
  size: count ?? ROW_HOMES,
});

/** The newest projects and new homes. */
export const newProjects = (count: number | null): SearchRequestInput => ({
  listingType: "new_homes",
  sorting: "created_at",
  order: "desc",
  size: count ?? ROW_HOMES,
});

/** The newest first-on-market homes for sale, twice as many as are shown: those of the row of newest homes are left out. */
export const firstHere = (count: number | null): Partial<FirstOnMarketQuery> => ({
  acquisition: "buy",
  page: 1,
  size: 2 * (count ?? ROW_HOMES),
});

/** The listing type that popular places are counted for. */
export const popularScope: PlaceScope = { listingType: "buy", acquisition: "buy" };

/** Rentals are in other places than homes for sale. */
export const rentalScope: PlaceScope = { listingType: "rent", acquisition: "rent" };
