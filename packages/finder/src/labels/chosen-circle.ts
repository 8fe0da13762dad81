import { placesApi } from "@hjem/api-client/endpoints/places";
import { formatDistance } from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { placeAround } from "@hjem/saved/nearest-place";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { listHref, type SearchChoice } from "../search/list-search.ts";
import { withoutFilter } from "../search/without-filter.ts";

const KILOMETRE = 1_000;
const NO_BREAK_SPACE = "\u00a0";

/** A radius: whole kilometres without a decimal, otherwise like every distance. */
export const circleDistance = (page: Pick<PageContext, "language">, metres: number): string =>
  metres >= KILOMETRE && metres % KILOMETRE === 0
    ? `${formatNumber(page, metres / KILOMETRE)}${NO_BREAK_SPACE}km`
    : formatDistance(page, metres);

/** A circle that restricts a search, named after the place at its centre. */
export interface ChosenCircle {
  label: string;
  /** The same search without the circle. */
  clearHref: string;
}

type Circle = Pick<SearchChoice, "mapCentroid" | "propertyRadius">;

/** Input for naming a circle's centre; null where the search has no circle. */
const lookupOf = ({ mapCentroid, propertyRadius }: Circle) =>
  mapCentroid && propertyRadius ? placeAround(mapCentroid) : null;

const { lookupAddresses } = placesApi.endpoints;

/** Fetches the name of a circle's centre for `chosenCircle`. */
export async function nameCircle({ store }: Pick<PageContext, "store">, search: Circle) {
  const lookup = lookupOf(search);
  if (lookup) await store.dispatch(lookupAddresses.initiate(lookup, { subscribe: false }));
}

/** "Within 2 km of Nardo" for the place field; without a response from the API the place has no name. */
export function chosenCircle(page: PageContext, search: ParsedSearch): ChosenCircle | null {
  const { request, extras } = search;
  const lookup = lookupOf(request);
  if (!lookup) return null;
  const place = lookupAddresses.select(lookup)(page.store.getState()).data?.[0]?.name;
  const distance = circleDistance(page, request.propertyRadius ?? 0);
  const { mapCentroid: _middle, ...anywhere } = withoutFilter(request, "propertyRadius");
  return {
    label: place
      ? t(page.i18n)`Within ${distance} of ${place}`
      : t(page.i18n)`Within ${distance} of a point`,
    clearHref: listHref(anywhere, extras),
  };
}
