import type { PlaceScope } from "@hjem/api-client/endpoints/places";
import type { FirstOnMarketQuery } from "@hjem/domain/listing/first-on-market-query";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";

/** Homes in a rail; of the new ones the first with a picture of its outside stands in the gable. */
const NEW_HOMES = 4;

/** The newest homes for sale. */
export const newHomes: SearchRequestInput = {
  sorting: "created_at",
  order: "desc",
  size: NEW_HOMES,
};

/** The newest homes for sale that are first here. */
export const firstHere: Partial<FirstOnMarketQuery> = {
  acquisition: "buy",
  page: 1,
  size: NEW_HOMES,
};

/** The kind of listing that popular places are counted for. */
export const popularScope: PlaceScope = { listingType: "buy", acquisition: "buy" };

/** Homes to rent lie elsewhere than those for sale. */
export const rentalScope: PlaceScope = { listingType: "rent", acquisition: "rent" };
