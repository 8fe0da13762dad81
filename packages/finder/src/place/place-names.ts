import { placesApi } from "@hjem/api-client/endpoints/places";
import type { PageContext } from "@hjem/storefront/page-context";
import type { ChosenPlace } from "./place-field.tsx";

/** Names chosen places, in the order in which they were chosen; one that the API does not know stays nameless and away. */
export async function placeNames(
  page: Pick<PageContext, "store">,
  geoIds: readonly string[] = [],
): Promise<ChosenPlace[]> {
  if (geoIds.length === 0) return [];
  const { data = [] } = await page.store.dispatch(
    placesApi.endpoints.lookupAddresses.initiate(
      { term: "", filter: { geoId: geoIds } },
      { subscribe: false },
    ),
  );
  return geoIds.flatMap((geoId) => {
    const place = data.find((one) => one.geoId === geoId);
    return place ? [{ geoId, name: place.name }] : [];
  });
}
