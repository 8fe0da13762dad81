import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequest, SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { listHref } from "@hjem/finder/list-search";
import type { ChosenPlace } from "@hjem/finder/place-names";
import { withoutFilters } from "@hjem/finder/without-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { countedNoun } from "../title/search-title.ts";
import { meantPlace, type MeantPlace } from "./meant-place.ts";
import { isElsewhere } from "./near-searches.ts";
import {
  actOf,
  requested,
  fartherSuggestions,
  filterNames,
  searchSuggestions,
} from "./search-suggestions.ts";

/** One way out of an empty search: what to change, what it is now, how many homes it brings. */
export interface NearSuggestion {
  key: string;
  act: string;
  /** The filter as it stands; empty where it goes altogether. */
  now: string;
  /** "+21 homes". */
  gain: string;
  /** Of the way that brings most, 0 to 1. */
  share: number;
  href: string;
}

/** What is near a search that finds nothing. */
export interface NearModel {
  title: string;
  suggestions: NearSuggestion[];
  /** True where giving one filter some room is enough. */
  isOneAway: boolean;
  /** Homes that the best way brings lie in the store under this request. */
  homes: SearchRequestInput | null;
  clearHref: string;
  /** The place that the words may have meant; null where they name none. */
  meant: MeantPlace | null;
}

/** That nothing was found, and how many are similar, where any are. */
function emptyTitle(page: PageContext, request: SearchRequest, near: number): string {
  const { i18n } = page;
  if (near > 0) {
    const found = countedNoun(page, request, near, formatNumber(page, near));
    return t(i18n)`No exact matches, but ${found} if you change your search`;
  }
  return request.listingType === "commercial"
    ? t(i18n)`No commercial properties match your search`
    : t(i18n)`No homes match your search`;
}

/**
 * Tells what the filters of an empty search cost. Counts of single changes add up, because no home is found by two of them;
 * those of pairs do not, so then the title says no number. What is found by giving up the place may lie at the other end
 * of the country: it is a way, but nothing near (S2).
 */
export async function nearModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
): Promise<NearModel> {
  const { i18n } = page;
  const [single, meant] = await Promise.all([
    searchSuggestions(page, search),
    meantPlace(page, search),
  ]);
  const found = single.length > 0 ? single : await fartherSuggestions(page, search);
  const [most] = found;
  const close = found.filter((suggestion) => !isElsewhere(suggestion));
  const near = single.reduce(
    (sum, suggestion) => sum + (isElsewhere(suggestion) ? 0 : suggestion.total),
    0,
  );
  const suggestions = found.map((suggestion): NearSuggestion => {
    const names = filterNames(page, search, places, suggestion);
    const [name = ""] = names;
    const n = formatNumber(page, suggestion.total);
    return {
      key: suggestion.filters.join(" "),
      act: actOf(page, suggestion, names),
      now: suggestion.change === "removed" ? "" : t(i18n)`Now: ${name}`,
      gain: countedNoun(page, search.request, suggestion.total, `+${n}`),
      share: suggestion.total / (most?.total ?? 1),
      href: listHref(suggestion.search, search.extras),
    };
  });
  return {
    title: emptyTitle(page, search.request, near),
    suggestions,
    isOneAway: single.length > 0,
    homes: close[0] ? requested(close[0]) : null,
    clearHref: listHref(withoutFilters(search.request), search.extras),
    meant,
  };
}
