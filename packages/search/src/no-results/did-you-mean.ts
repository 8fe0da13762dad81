import { placesApi } from "@hjem/api-client/endpoints/places";
import { readingApi } from "@hjem/api-client/endpoints/reading";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { Place } from "@hjem/domain/place/place";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { fromFirstPage, listHref, type SearchChoice } from "@hjem/finder/list-search";
import type { PageContext } from "@hjem/storefront/page-context";
import { countedNoun } from "../title/search-title.ts";

/** A place that keywords without results may mean, and the search there. */
export interface DidYouMean {
  name: string;
  /** "77 homes", by the listing type. */
  count: string;
  href: string;
}

/** Maximum number of words that are looked up one by one if all together name no place. */
const WORDS_MAX = 3;
/** Shorter words are prefixes of too many names. */
const WORD_LENGTH_MIN = 3;

async function placeFor(
  page: PageContext,
  { listingType, acquisition, geoId = [] }: SearchRequest,
  term: string,
  isAddress: boolean,
): Promise<Place | undefined> {
  const { data = [] } = await page.store.dispatch(
    placesApi.endpoints.suggestAddresses.initiate(
      { term, listingType, acquisition },
      { subscribe: false },
    ),
  );
  // A street is found by its address; a word that is a prefix of its name means something else.
  return data.find(
    (place) =>
      place.count > 0 && !geoId.includes(place.geoId) && (isAddress || place.kind !== "street"),
  );
}

const hasPlace = ({ geoId, reach, polygon }: SearchRequest): boolean =>
  [geoId, reach, polygon].some((each) => each !== undefined);

/**
 * The place that keywords beside another place are read as by themselves: a misspelt name that would lead out of the county or
 * state, and was therefore left as words. "Hage" is read as a facility and is not Haugesund.
 */
async function placeElsewhere(
  page: PageContext,
  { listingType, acquisition, keywords = "", geoId = [] }: SearchRequest,
): Promise<Place | undefined> {
  const { data: reading } = await page.store.dispatch(
    readingApi.endpoints.readSearch.initiate(
      { text: keywords, listingType, acquisition },
      { subscribe: false },
    ),
  );
  const [found, ...others] = reading?.filter.geoId ?? [];
  const isName =
    reading?.words === "" &&
    reading.chips.length > 0 &&
    reading.chips.every(({ kind }) => kind === "place");
  if (!isName || found === undefined || others.length > 0 || geoId.includes(found))
    return undefined;
  const { data: [place] = [] } = await page.store.dispatch(
    placesApi.endpoints.lookupAddresses.initiate(
      { term: "", filter: { geoId: [found], listingType, acquisition } },
      { subscribe: false },
    ),
  );
  return place && place.count > 0 ? place : undefined;
}

const without = (words: readonly string[], word: string) =>
  words.filter((each) => each !== word).join(" ");

/**
 * The place that the keywords or the address of a search without results may mean (S1): the first suggestion for all
 * words, else for one of them, which is then removed. Null without one, and for keywords beside a place.
 */
export async function didYouMean(
  page: PageContext,
  { request, extras }: ParsedSearch,
): Promise<DidYouMean | null> {
  const { keywords, address } = request;
  const typed = keywords ?? address;
  if (typed === undefined) return null;
  const meant = (place: Place, search: SearchChoice): DidYouMean => ({
    name: place.name,
    count: countedNoun(page, request, place.count, formatNumber(page, place.count)),
    href: listHref(fromFirstPage(search), extras),
  });
  // Beside a place, keywords are mostly what the homes there are to have.
  if (keywords !== undefined && hasPlace(request)) {
    const place = await placeElsewhere(page, request);
    return place ? meant(place, { ...request, geoId: [place.geoId], keywords: undefined }) : null;
  }
  const words = typed.split(/\s+/);
  const fullText = { term: typed, rest: "" };
  const single = words
    .filter((word) => word.length >= WORD_LENGTH_MIN && !word.startsWith("-"))
    .slice(0, WORDS_MAX)
    .map((word) => ({ term: word, rest: without(words, word) }));
  for (const { term, rest } of keywords && words.length > 1 ? [fullText, ...single] : [fullText]) {
    const place = await placeFor(page, request, term, keywords === undefined);
    if (!place) continue;
    const search: SearchChoice = {
      ...request,
      geoId: [...(request.geoId ?? []), place.geoId],
      ...(keywords === undefined ? { address: undefined } : { keywords: rest || undefined }),
    };
    return meant(place, search);
  }
  return null;
}
