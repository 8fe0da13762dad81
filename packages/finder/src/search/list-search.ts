import { paths } from "@hjem/domain/paths";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { parseSearch, type ParsedSearch, searchToQuery } from "@hjem/domain/search/search-url";
import { dayIn } from "@hjem/domain/time/zone";
import type { PageContext } from "@hjem/storefront/page-context";

/** A search as in a link; missing fields have their defaults. */
export type SearchChoice = Partial<SearchRequest>;

type Extras = ParsedSearch["extras"];

/** URL keys that are kept when the search changes (D25, spec §2). */
const lastingKeys = ["language", "landingpageid"];
/** Typed text is parsed once; then the URL has its filters (SRCH-009, SRCH-010). */
const typedKeys = ["search", "suburb"];
/** What of the typed text the search does not use; shown once (015). */
const unusedKey = "unused";

/** The keys besides a search that a changed search keeps. */
export const lastingExtras = (extras: Extras): Extras =>
  extras.filter(([key]) => lastingKeys.includes(key));

const hrefOf = (search: SearchChoice, extras: Extras): string => {
  const query = searchToQuery(search, extras);
  return query === "" ? paths.list.to() : `${paths.list.to()}?${query}`;
};

/**
 * With a search without filters, a landing page's id would set its filters again (010): it is dropped with the last
 * filter.
 */
const withoutLanding = (search: SearchChoice, extras: Extras): Extras =>
  extras.length > 0 && searchToQuery(search) === ""
    ? extras.filter(([key]) => key !== "landingpageid")
    : extras;

/** The URL of a changed search; without defaults, in a fixed order (D31). */
export const listHref = (search: SearchChoice, extras: Extras = []): string =>
  hrefOf(search, withoutLanding(search, lastingExtras(extras)));

/** Converts the URL of a search to that of all its filters. */
export const asFiltersHref = (href: string): string =>
  href.replace(paths.list.to(), paths.listFilters.to());

/** The same search on the page of all its filters. */
export const filtersHref = (search: SearchChoice, extras: Extras = []): string =>
  asFiltersHref(listHref(search, extras));

/** The canonical URL of a parsed one, with all keys besides the search. */
export const canonicalHref = ({
  request,
  extras,
  isForm,
}: Pick<ParsedSearch, "request" | "extras" | "isForm">): string => {
  const stored = extras.filter(([key]) => ![...typedKeys, unusedKey].includes(key));
  return hrefOf(request, isForm ? withoutLanding(request, stored) : stored);
};

/** Whether a URL has no search, so that a landing page may set it (010). */
export const isUnsaid = ({ request, corrected, isForm }: ParsedSearch): boolean =>
  !isForm && corrected.length === 0 && searchToQuery(request) === "";

/** Typed text that has not been parsed yet. */
export const typedWords = ({ extras }: ParsedSearch): string | undefined =>
  extras.find(([key]) => typedKeys.includes(key))?.[1];

/** What of the typed text the search does not use; undefined if it uses all. */
export const unusedText = ({ extras }: ParsedSearch): string | undefined =>
  extras.find(([key]) => key === unusedKey)?.[1];

/** The URL of the search that a text was read as, with what it does not use. */
export const readHref = (search: SearchChoice, unused: readonly string[], extras: Extras): string =>
  hrefOf(search, [
    ...withoutLanding(search, lastingExtras(extras)),
    ...(unused.length > 0 ? [[unusedKey, unused.join(", ")] as [string, string]] : []),
  ]);

/** Parses the search of a URL; "today" is the region's day at the time of rendering (D35). */
export const readSearch = (
  query: string | URLSearchParams,
  { region, now }: Pick<PageContext, "region" | "now">,
): ParsedSearch =>
  parseSearch(new URLSearchParams(query), region, dayIn(now, region.timeZones.default));

/** The same search from its first page: after every change of a filter. */
export const fromFirstPage = (search: SearchChoice): SearchChoice => ({ ...search, page: 1 });

/** Hidden fields of a search form: everything except its own fields and the page. */
export const hiddenFields = (
  { request, extras }: ParsedSearch,
  own: readonly string[],
): [name: string, value: string][] =>
  [...new URLSearchParams(searchToQuery(request, lastingExtras(extras)))].filter(
    ([name]) => name !== "page" && !own.includes(name),
  );
