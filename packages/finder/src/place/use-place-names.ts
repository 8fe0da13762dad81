import { placesApi, useLookupAddressesQuery } from "@hjem/api-client/endpoints/places";
import type { PageContext } from "@hjem/storefront/page-context";
import type { ChosenPlace } from "./place-field.tsx";

/** Words typed: none. The lookup then answers the places of the filter themselves. */
const lookupOf = (geoIds: readonly string[]) => ({ term: "", filter: { geoId: geoIds } });

const named = (
  geoIds: readonly string[],
  places: readonly ChosenPlace[] | undefined,
): ChosenPlace[] =>
  geoIds.flatMap((geoId) => {
    const place = places?.find((one) => one.geoId === geoId);
    return place ? [{ geoId, name: place.name }] : [];
  });

/** Fetches the names of chosen places into the store, for loaders; without an answer they stay nameless. */
export async function loadPlaceNames(
  page: Pick<PageContext, "store">,
  geoIds: readonly string[],
): Promise<void> {
  if (geoIds.length === 0) return;
  await page.store.dispatch(
    placesApi.endpoints.lookupAddresses.initiate(lookupOf(geoIds), { subscribe: false }),
  );
}

/** The chosen places with their names as far as they are known, in the order in which they were chosen. */
export function placeNames(
  page: Pick<PageContext, "store">,
  geoIds: readonly string[] = [],
): ChosenPlace[] {
  const known = placesApi.endpoints.lookupAddresses.select(lookupOf(geoIds))(page.store.getState());
  return named(geoIds, known.data);
}

/** The same inside a component; asks for names that the store does not hold yet. */
export function usePlaceNames(geoIds: readonly string[] = []): ChosenPlace[] {
  const { data } = useLookupAddressesQuery(lookupOf(geoIds), { skip: geoIds.length === 0 });
  return named(geoIds, data);
}
