import type { PlaceScope } from "@hjem/api-client/endpoints/places";
import type { FirstOnMarketQuery } from "@hjem/domain/listing/first-on-market-query";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";

/** Number of homes in a row; the first new one with an exterior picture is in the header picture. */
const NEW_HOMES = 4;

/** The newest homes for sale. */
export const newHomes: SearchRequestInput = {
  sorting: "created_at",
  order: "desc",
  size: NEW_HOMES,
};

/** The newest first-on-market homes for sale. */
export const firstHere: Partial<FirstOnMarketQuery> = {
  acquisition: "buy",
  page: 1,
  size: NEW_HOMES,
};

/** The listing type that popular places are counted for. */
export const popularScope: PlaceScope = { listingType: "buy", acquisition: "buy" };

/** Rentals are in other places than homes for sale. */
export const rentalScope: PlaceScope = { listingType: "rent", acquisition: "rent" };
