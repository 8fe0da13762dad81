import { paths } from "@hjem/domain/paths";
import { type ParsedSearch, parseSearch, searchToQuery } from "@hjem/domain/search/search-url";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { dayIn } from "@hjem/domain/time/zone";
import type { PageContext } from "@hjem/storefront/page-context";

type Place = Pick<PageContext, "region" | "now">;

/** A search as far as a link names it; what is left out has its default. */
export type SearchChoice = Partial<SearchRequest>;

/** Keys of an address that outlive a change of the search (D25, spec §2). */
const lastingKeys = ["language", "landingpageid"];

/** Of the keys beside a search those that a changed search takes along. */
export const lastingExtras = (extras: ParsedSearch["extras"]): ParsedSearch["extras"] =>
  extras.filter(([key]) => lastingKeys.includes(key));

/** The address of a search; defaults are left out, the order is fixed (D31). */
export function listHref(search: SearchChoice, extras: ParsedSearch["extras"] = []): string {
  const query = searchToQuery(search, lastingExtras(extras));
  return query === "" ? paths.list.to() : `${paths.list.to()}?${query}`;
}

/** Reads the search out of an address; "today" is the region's day at the instant of rendering (D35). */
export const readSearch = (query: string | URLSearchParams, { region, now }: Place): ParsedSearch =>
  parseSearch(new URLSearchParams(query), region, dayIn(now, region.timeZones.default));

/** The same search from its first page: what every change of a filter leads to. */
export const fromFirstPage = (search: SearchChoice): SearchChoice => ({ ...search, page: 1 });
