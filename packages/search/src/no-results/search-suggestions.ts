import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import { formatQuote } from "@hjem/domain/format/format-text";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { filterLabel } from "@hjem/finder/filter-label";
import type { ChosenPlace } from "@hjem/finder/place-names";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { fartherRelaxedSearches, type RelaxedSearch, relaxedSearches } from "./relaxed-searches.ts";

/**
 * Number of homes below the suggestions of a search without results; loaded with the counts, without another request.
 */
const SHOWN_HOMES = 3;
/** Maximum number of suggestions that remove two filters. */
const SHOWN_PAIRS = 4;

const { search: searchEndpoint } = searchApi.endpoints;

/** A change that relaxes a search, with its count. */
export interface Found extends RelaxedSearch {
  total: number;
}

/** The request whose response has the count of a suggestion and its first homes. */
export const requested = (relaxed: RelaxedSearch): SearchRequestInput => ({
  ...relaxed.search,
  size: SHOWN_HOMES,
});

async function countOf(page: PageContext, relaxed: RelaxedSearch): Promise<Found> {
  const { data } = await page.store.dispatch(
    searchEndpoint.initiate(requested(relaxed), { subscribe: false }),
  );
  return { ...relaxed, total: data?.pagination.total ?? 0 };
}

/** Changes that find more than now, most homes first. */
const mostFirst = (suggestions: readonly Found[], already = 0): Found[] =>
  suggestions
    .filter(({ total }) => total > already)
    .toSorted((one, other) => other.total - one.total);

/**
 * For each filter the smallest change that finds more than `already`, most homes first; all are counted in parallel.
 */
export async function searchSuggestions(
  page: PageContext,
  { request }: ParsedSearch,
  already = 0,
): Promise<Found[]> {
  const counted = await Promise.all(
    relaxedSearches(request).map((suggestions) =>
      Promise.all(suggestions.map((relaxed) => countOf(page, relaxed))),
    ),
  );
  const gentlest = counted.flatMap(
    (suggestions) => suggestions.find(({ total }) => total > already) ?? [],
  );
  return mostFirst(gentlest, already);
}

/** If no single change is enough: the best of those that remove two filters. */
export async function fartherSuggestions(
  page: PageContext,
  { request }: ParsedSearch,
): Promise<Found[]> {
  const counted = await Promise.all(
    fartherRelaxedSearches(request).map((relaxed) => countOf(page, relaxed)),
  );
  return mostFirst(counted).slice(0, SHOWN_PAIRS);
}

/** The filters of a change as labelled on chips. */
export function filterNames(
  page: PageContext,
  { request }: ParsedSearch,
  places: readonly ChosenPlace[],
  { filters }: RelaxedSearch,
): string[] {
  const placeWords = places.map(({ name }) => name).join(", ");
  return filters.map((name) => filterLabel(page, request, name) || placeWords);
}

/** The label of a suggestion: "Raise the price to 5.2m". */
export function actOf(page: PageContext, relaxed: RelaxedSearch, names: readonly string[]): string {
  const { i18n, language } = page;
  const { search, filters, change } = relaxed;
  const [filter] = filters;
  if (change === "raised") {
    const price = formatShortPrice(page, search.priceMax ?? 0);
    return t(i18n)`Increase the price to ${price}`;
  }
  if (change === "widened") return t(i18n)`Include surrounding suburbs`;
  if (change === "lowered" && filter) {
    const label = filterLabel(page, search, filter);
    return t(i18n)`Include ${label}`;
  }
  const [name = ""] = names;
  if (filters.length === 1 && filter === "geoId") return t(i18n)`Also search outside ${name}`;
  // A chip already quotes keywords.
  const quoted = new Intl.ListFormat(language.tag).format(
    names.map((each, n) => (filters[n] === "keywords" ? each : formatQuote(page, each))),
  );
  return t(i18n)`Remove ${quoted}`;
}
