import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequest, SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { listHref } from "@hjem/finder/list-search";
import type { ChosenPlace } from "@hjem/finder/place-names";
import { withoutFilters } from "@hjem/finder/without-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { countedNoun } from "../title/search-title.ts";
import { didYouMean, type DidYouMean } from "./did-you-mean.ts";
import { otherKinds, type OtherKind } from "./other-kinds.ts";
import { isElsewhere } from "./relaxed-searches.ts";
import {
  actOf,
  requested,
  fartherSuggestions,
  filterNames,
  searchSuggestions,
} from "./search-suggestions.ts";

/** A suggestion for a search without results: the change, the current filter, and the number of homes it finds. */
export interface RelaxedSuggestion {
  key: string;
  act: string;
  /** The current filter; empty if it is removed. */
  now: string;
  /** "+21 homes". */
  gain: string;
  /** Share of the best suggestion's number, 0 to 1. */
  share: number;
  href: string;
}

/** Suggestions for a search without results. */
export interface NoResultsModel {
  title: string;
  suggestions: RelaxedSuggestion[];
  /** True if relaxing one filter is enough. */
  isOneAway: boolean;
  /** Homes of the best suggestion are in the store under this request. */
  homes: SearchRequestInput | null;
  clearHref: string;
  /** The place that the keywords may be a misspelling of; null without one. */
  didYouMean: DidYouMean | null;
  /** What else there is at the place of the search. */
  otherKinds: OtherKind[];
}

/** The place in an address that the site does not know, as it is written there; empty if it knows one. */
const unknownPlace = (
  { geoId: [geoId = ""] = [] }: Pick<SearchRequest, "geoId">,
  places: readonly ChosenPlace[],
): string => (places.length > 0 ? "" : geoId.slice(geoId.indexOf(":") + 1));

/** Heading: no results, and the number of similar homes, if any. */
function emptyTitle(
  page: PageContext,
  request: SearchRequest,
  similar: number,
  unknown: string,
): string {
  const { i18n } = page;
  if (unknown) return t(i18n)`Could not find the place “${unknown}”`;
  if (similar > 0) {
    const found = countedNoun(page, request, similar, formatNumber(page, similar));
    return t(i18n)`No exact matches, but ${found} if you change your search`;
  }
  return request.listingType === "commercial"
    ? t(i18n)`No commercial properties match your search`
    : t(i18n)`No homes match your search`;
}

/**
 * Builds the suggestions for a search without results. Counts of single changes add up, because no home is found by
 * two of them; those of pairs do not, so then the title has no number. Homes found by removing the place may be
 * anywhere in the country: it is a suggestion, but its homes are not counted as similar (S2).
 */
export async function noResultsModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
): Promise<NoResultsModel> {
  const { i18n } = page;
  const [single, place, kinds] = await Promise.all([
    searchSuggestions(page, search),
    didYouMean(page, search),
    otherKinds(page, search),
  ]);
  const found = single.length > 0 ? single : await fartherSuggestions(page, search);
  const [most] = found;
  const similarSearches = found.filter((suggestion) => !isElsewhere(suggestion));
  const similar = single.reduce(
    (sum, suggestion) => sum + (isElsewhere(suggestion) ? 0 : suggestion.total),
    0,
  );
  const unknown = unknownPlace(search.request, places);
  const suggestions = found.map((suggestion): RelaxedSuggestion => {
    const names = filterNames(page, search, places, suggestion);
    const [name = ""] = names;
    const n = formatNumber(page, suggestion.total);
    return {
      key: suggestion.filters.join(" "),
      // There is no outside of a place that is not known.
      act:
        unknown && isElsewhere(suggestion)
          ? t(i18n)`Search everywhere`
          : actOf(page, suggestion, names),
      now: suggestion.change === "removed" ? "" : t(i18n)`Now: ${name}`,
      gain: countedNoun(page, search.request, suggestion.total, `+${n}`),
      share: suggestion.total / (most?.total ?? 1),
      href: listHref(suggestion.search, search.extras),
    };
  });
  return {
    title: emptyTitle(page, search.request, similar, unknown),
    suggestions,
    isOneAway: single.length > 0,
    homes: similarSearches[0] ? requested(similarSearches[0]) : null,
    clearHref: listHref(withoutFilters(search.request), search.extras),
    didYouMean: place,
    otherKinds: kinds,
  };
}
