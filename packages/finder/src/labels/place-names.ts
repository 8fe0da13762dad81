import { placesApi } from "@hjem/api-client/endpoints/places";
import { paths } from "@hjem/domain/paths";
import { areaTerm } from "@hjem/domain/place/area-address";
import type { PageContext } from "@hjem/storefront/page-context";
import type { SearchChoice } from "../search/list-search.ts";
import { nameCircle } from "./chosen-circle.ts";

/** A selected place. */
export interface ChosenPlace {
  geoId: string;
  name: string;
  /** URL of the place's page; undefined for a place without one. */
  areaHref?: string;
}

/**
 * Names the selected places in order; those that the API does not know are left out. With `circle` the centre of a
 * circle is named as well, for `chosenCircle`.
 */
export async function placeNames(
  page: Pick<PageContext, "store">,
  geoIds: readonly string[] = [],
  circle: Pick<SearchChoice, "mapCentroid" | "propertyRadius"> = {},
): Promise<ChosenPlace[]> {
  const naming = nameCircle(page, circle);
  if (geoIds.length === 0) {
    await naming;
    return [];
  }
  const [{ data = [] }] = await Promise.all([
    page.store.dispatch(
      placesApi.endpoints.lookupAddresses.initiate(
        { term: "", filter: { geoId: geoIds } },
        { subscribe: false },
      ),
    ),
    naming,
  ]);
  return geoIds.flatMap((geoId) => {
    const place = data.find((one) => one.geoId === geoId);
    if (!place) return [];
    const term = areaTerm(place);
    return [{ geoId, name: place.name, ...(term && { areaHref: paths.location.to(term) }) }];
  });
}
