import { placesApi } from "@hjem/api-client/endpoints/places";
import type { Point } from "@hjem/domain/distance";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { PageContext } from "@hjem/storefront/page-context";

/** Input of `lookupAddresses` for the place around a point. */
export const placeAround = ({ lng, lat }: Point) => ({
  term: "",
  filter: { nearestTo: `${lng},${lat}` },
});

/** Names of the places around the addresses that a search travels to, in order; undefined where none is known (D83). */
export const reachNames = (
  { store }: Pick<PageContext, "store">,
  { reach = [] }: Pick<SearchRequest, "reach">,
): Promise<(string | undefined)[]> =>
  Promise.all(
    reach.map(async (point) => {
      const lookup = placesApi.endpoints.lookupAddresses.initiate(placeAround(point), {
        subscribe: false,
      });
      const { data } = await store.dispatch(lookup);
      return data?.[0]?.name;
    }),
  );

/** Name of the place around a point; undefined until it is known. */
export const usePlaceAround = (point: Point): string | undefined =>
  placesApi.endpoints.lookupAddresses.useQuery(placeAround(point)).data?.[0]?.name;
