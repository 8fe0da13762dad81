import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import { formatQuote } from "@hjem/domain/format/format-text";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { filterLabel } from "@hjem/finder/filter-label";
import type { ChosenPlace } from "@hjem/finder/place-names";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { fartherSearches, type NearSearch, nearSearches } from "./near-searches.ts";

/** Homes shown under the suggestions of an empty search; fetched with the counts, without an extra request. */
const SHOWN_HOMES = 3;
/** Ways shown that give up two filters. */
const SHOWN_PAIRS = 4;

const { search: searchEndpoint } = searchApi.endpoints;

/** A way to give a search room, counted. */
export interface Found extends NearSearch {
  total: number;
}

/** The request whose response holds the count of a suggestion and its first homes. */
export const requested = (near: NearSearch): SearchRequestInput => ({
  ...near.search,
  size: SHOWN_HOMES,
});

async function countOf(page: PageContext, near: NearSearch): Promise<Found> {
  const { data } = await page.store.dispatch(
    searchEndpoint.initiate(requested(near), { subscribe: false }),
  );
  return { ...near, total: data?.pagination.total ?? 0 };
}

/** Ways that find more than is found already, most homes first. */
const mostFirst = (suggestions: readonly Found[], already = 0): Found[] =>
  suggestions
    .filter(({ total }) => total > already)
    .toSorted((one, other) => other.total - one.total);

/** For each filter the gentlest change that finds more than `already`, most homes first; all are counted at once. */
export async function searchSuggestions(
  page: PageContext,
  { request }: ParsedSearch,
  already = 0,
): Promise<Found[]> {
  const counted = await Promise.all(
    nearSearches(request).map((suggestions) =>
      Promise.all(suggestions.map((near) => countOf(page, near))),
    ),
  );
  const gentlest = counted.flatMap(
    (suggestions) => suggestions.find(({ total }) => total > already) ?? [],
  );
  return mostFirst(gentlest, already);
}

/** Where no single change is enough: the best of those that give up two filters. */
export async function fartherSuggestions(
  page: PageContext,
  { request }: ParsedSearch,
): Promise<Found[]> {
  const counted = await Promise.all(fartherSearches(request).map((near) => countOf(page, near)));
  return mostFirst(counted).slice(0, SHOWN_PAIRS);
}

/** The filters of a way as chips name them. */
export function filterNames(
  page: PageContext,
  { request }: ParsedSearch,
  places: readonly ChosenPlace[],
  { filters }: NearSearch,
): string[] {
  const placeWords = places.map(({ name }) => name).join(", ");
  return filters.map((name) => filterLabel(page, request, name) || placeWords);
}

/** The suggestion as shown to the visitor: "Raise the price to 5.2m". */
export function actOf(page: PageContext, near: NearSearch, names: readonly string[]): string {
  const { i18n, language } = page;
  const { search, filters, change } = near;
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
  // A chip already quotes words that were looked for.
  const quoted = new Intl.ListFormat(language.tag).format(
    names.map((each, n) => (filters[n] === "keywords" ? each : formatQuote(page, each))),
  );
  return t(i18n)`Remove ${quoted}`;
}
