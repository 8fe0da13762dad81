import { paths } from "@hjem/domain/paths";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { parseSearch, type ParsedSearch, searchToQuery } from "@hjem/domain/search/search-url";
import { dayIn } from "@hjem/domain/time/zone";
import type { PageContext } from "@hjem/storefront/page-context";

/** A search as far as a link names it; what is left out has its default. */
export type SearchChoice = Partial<SearchRequest>;

type Extras = ParsedSearch["extras"];

/** Keys of an address that outlive a change of the search (D25, spec §2). */
const lastingKeys = ["language", "landingpageid"];
/** Typed words are looked up once; then the address says what they meant (SRCH-009, SRCH-010). */
const typedKeys = ["search", "suburb"];

/** Of the keys beside a search those that a changed search takes along. */
export const lastingExtras = (extras: Extras): Extras =>
  extras.filter(([key]) => lastingKeys.includes(key));

const hrefOf = (search: SearchChoice, extras: Extras): string => {
  const query = searchToQuery(search, extras);
  return query === "" ? paths.list.to() : `${paths.list.to()}?${query}`;
};

/** Beside a search that chooses nothing a landing page's name would choose for it (010): it goes with the last choice. */
const withoutLanding = (search: SearchChoice, extras: Extras): Extras =>
  extras.length > 0 && searchToQuery(search) === ""
    ? extras.filter(([key]) => key !== "landingpageid")
    : extras;

/** The address of a changed search; defaults are left out, the order is fixed (D31). */
export const listHref = (search: SearchChoice, extras: Extras = []): string =>
  hrefOf(search, withoutLanding(search, lastingExtras(extras)));

/** The address of a search, turned into that of all its filters. */
export const asFiltersHref = (href: string): string =>
  href.replace(paths.list.to(), paths.listFilters.to());

/** The same search on the page of all its filters. */
export const filtersHref = (search: SearchChoice, extras: Extras = []): string =>
  asFiltersHref(listHref(search, extras));

/** The one right way to write an address that was read, with all that stands beside the search. */
export const canonicalHref = ({
  request,
  extras,
  isForm,
}: Pick<ParsedSearch, "request" | "extras" | "isForm">): string => {
  const stored = extras.filter(([key]) => !typedKeys.includes(key));
  return hrefOf(request, isForm ? withoutLanding(request, stored) : stored);
};

/** Whether an address says nothing of a search, so that a landing page may (010). */
export const isUnsaid = ({ request, corrected, isForm }: ParsedSearch): boolean =>
  !isForm && corrected.length === 0 && searchToQuery(request) === "";

/** Words that were typed and not looked up yet. */
export const typedWords = ({ extras }: ParsedSearch): string | undefined =>
  extras.find(([key]) => typedKeys.includes(key))?.[1];

/** Reads the search out of an address; "today" is the region's day at the instant of rendering (D35). */
export const readSearch = (
  query: string | URLSearchParams,
  { region, now }: Pick<PageContext, "region" | "now">,
): ParsedSearch =>
  parseSearch(new URLSearchParams(query), region, dayIn(now, region.timeZones.default));

/** The same search from its first page: what every change of a filter leads to. */
export const fromFirstPage = (search: SearchChoice): SearchChoice => ({ ...search, page: 1 });

/** What a form takes along of a search without showing it: all but its own fields and the page. */
export const hiddenFields = (
  { request, extras }: ParsedSearch,
  own: readonly string[],
): [name: string, value: string][] =>
  [...new URLSearchParams(searchToQuery(request, lastingExtras(extras)))].filter(
    ([name]) => name !== "page" && !own.includes(name),
  );
