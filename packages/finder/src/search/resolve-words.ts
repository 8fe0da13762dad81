import { placesApi } from "@hjem/api-client/endpoints/places";
import type { Place } from "@hjem/domain/place/place";
import { placeSlug } from "@hjem/domain/place/place-name";
import { fold } from "@hjem/domain/text/fold";
import type { PageContext } from "@hjem/storefront/page-context";
import { type SearchChoice, fromFirstPage } from "./list-search.ts";

/** Whether a place is called so, æ, ø and å written in any way, with or without the place around it. */
const isCalled = (words: string, { name, parent }: Place): boolean =>
  fold(name) === fold(words) ||
  placeSlug(name) === placeSlug(words) ||
  placeSlug(`${name} ${parent ?? ""}`) === placeSlug(words);

/** The place that words name exactly, the one with most homes where several bear the name. */
export const namedPlace = (words: string, places: readonly Place[]): Place | undefined =>
  places
    .filter((place) => isCalled(words, place))
    .toSorted((one, other) => other.count - one.count)[0];

/**
 * What typed words mean (SRCH-009, SRCH-010): the place of that name, an address where there is a house number or
 * postcode among them, else words to look for in the listings. The search goes back to its first page.
 */
export function meaningOf(
  words: string,
  places: readonly Place[],
  search: SearchChoice,
): SearchChoice {
  const place = namedPlace(words, places);
  if (place) {
    return fromFirstPage({
      ...search,
      geoId: [...new Set([...(search.geoId ?? []), place.geoId])],
    });
  }
  return fromFirstPage({ ...search, [/\d/.test(words) ? "address" : "keywords"]: words });
}

/** Asks the API which places the words may name, then says what they mean; without an answer they are words. */
export async function resolveWords(
  words: string,
  search: SearchChoice,
  page: Pick<PageContext, "store">,
): Promise<SearchChoice> {
  const { listingType, acquisition } = search;
  const { data = [] } = await page.store.dispatch(
    placesApi.endpoints.suggestAddresses.initiate(
      { term: words, listingType, acquisition },
      { subscribe: false },
    ),
  );
  return meaningOf(words, data, search);
}
