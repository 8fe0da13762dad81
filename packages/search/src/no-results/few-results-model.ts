import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { labelMessages } from "@hjem/finder/label-messages";
import { listHref, readSearch } from "@hjem/finder/list-search";
import { placeNames } from "@hjem/finder/place-names";
import { withoutFrame } from "@hjem/finder/without-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { countedNoun } from "../title/search-title.ts";
import { titleMessages } from "../title/title-messages.ts";
import { actOf, filterNames, searchSuggestions } from "./search-suggestions.ts";

/** A change of the search that finds more homes. */
export interface MoreSuggestion {
  key: string;
  act: string;
  /** "+6 homes". */
  gain: string;
  /** "8 in all": the number of results after the change. */
  all: string;
  href: string;
}

/** Maximum number of suggestions: a hint below the results, not a page of its own. */
const SHOWN_SUGGESTIONS = 3;

/** Suggestion for a map area with few results: all results of the search, wherever they are. */
async function wholeMapSuggestion(
  page: PageContext,
  { request, extras }: ParsedSearch,
  foundTotal: number,
): Promise<MoreSuggestion[]> {
  if (request.locationTopLeftLat === undefined) return [];
  const everywhere = withoutFrame(request);
  const { data } = await page.store.dispatch(
    searchApi.endpoints.search.initiate({ ...everywhere, size: 1 }, { subscribe: false }),
  );
  const suggestion = { key: "map", act: t(page.i18n)`Show all results on the map` };
  const total = data?.pagination.total ?? 0;
  const href = listHref(everywhere, extras);
  return moreOf(page, request, { ...suggestion, href, total }, foundTotal);
}

/** A suggestion with the number of additional homes; none if it adds nothing. */
function moreOf(
  page: PageContext,
  request: SearchRequest,
  { total, ...suggestion }: Pick<MoreSuggestion, "key" | "act" | "href"> & { total: number },
  foundTotal: number,
): MoreSuggestion[] {
  const more = total - foundTotal;
  if (more <= 0) return [];
  const all = formatNumber(page, total);
  const n = formatNumber(page, more);
  return [
    {
      ...suggestion,
      gain: countedNoun(page, request, more, `+${n}`),
      all: t(page.i18n)`${all} in total`,
    },
  ];
}

/** Suggestions that find more homes than a search, with real counts. */
export async function moreSuggestions(
  page: PageContext,
  query: string,
  foundTotal: number,
): Promise<MoreSuggestion[]> {
  const search = readSearch(query, page);
  const { request, extras } = search;
  const [places] = await Promise.all([
    placeNames(page, request.geoId),
    page.loadMessages(labelMessages),
    page.loadMessages(titleMessages),
  ]);
  const [mapSuggestions, suggestions] = await Promise.all([
    wholeMapSuggestion(page, search, foundTotal),
    searchSuggestions(page, search, foundTotal),
  ]);
  const changes = suggestions.flatMap((suggestion) => {
    const act = actOf(page, suggestion, filterNames(page, search, places, suggestion));
    const href = listHref(suggestion.search, extras);
    const { total } = suggestion;
    return moreOf(
      page,
      request,
      { key: suggestion.filters.join(" "), act, href, total },
      foundTotal,
    );
  });
  return [...mapSuggestions, ...changes].slice(0, SHOWN_SUGGESTIONS);
}
