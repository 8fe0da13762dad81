import { searchApi } from "@hjem/api-client/endpoints/search";
import type { View } from "@hjem/domain/listing/enumerations";
import { activeFilters } from "@hjem/domain/search/active-filters";
import type { SearchAnswer } from "@hjem/domain/search/search-answer";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { sortOptionOf, sortOptionsFor } from "@hjem/domain/search/sorting";
import { type FilterBarModel, filterBarModel } from "@hjem/finder/bar-model";
import { chosenFilters, type ChosenFilters } from "@hjem/finder/chosen-filters";
import { hiddenFields, listHref } from "@hjem/finder/list-search";
import type { ChosenPlace } from "@hjem/finder/place-field";
import type { Head } from "@hjem/storefront/head";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type NearModel, nearModel } from "../empty/near-model.ts";
import { toldHead } from "./list-head.ts";
import { countedKind, placesPhrase, searchedKind, sentence } from "./search-title.ts";
import { type Reversed, reversedModel } from "./reversed-model.ts";

/** Views that results can be shown in so far; any other is shown as a list (SRCH-014). */
export type ShownView = Exclude<View, "map">;

/** How many homes there are, which page of them this is, or what is near where there are none. */
export interface ResultsModel {
  heading: string;
  /** `null` where nothing was found. */
  pages: { current: number; last: number } | null;
  near: NearModel | null;
}

/** The order of the results as a form shows it. */
export interface SortModel {
  value: string;
  options: { value: string; label: string }[];
  hidden: [name: string, value: string][];
}

/**
 * The results page of one address, told in full: every word and link as its reader needs it. The browser draws it without
 * knowing how an address is read or written (D42); the homes themselves lie in the store under `request`.
 */
export interface ListModel {
  head: Head;
  request: SearchRequest;
  view: ShownView;
  bar: FilterBarModel;
  chosen: ChosenFilters;
  sort: SortModel;
  views: { view: ShownView; href: string; label: string }[];
  /** This search on its first and second page; further pages differ from the second in their number alone. */
  pageHrefs: { first: string; second: string };
  /** What of the address could not be used: unknown keys, and how many fields held something wrong. */
  ignored: { keys: string[]; wrong: number };
  /** Ranges that stand upside down; then there are no results. */
  reversed: Reversed[];
  /** On its way still where a page is entered in the browser. */
  results: ResultsModel | null | Promise<ResultsModel>;
}

const shownViews: readonly ShownView[] = ["list", "grid"];
const shownView = (view: View): ShownView => shownViews.find((one) => one === view) ?? "list";

const { search: searchEndpoint } = searchApi.endpoints;

/** The results of a search that was answered. */
export async function resultsModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
  { pagination }: SearchAnswer,
): Promise<ResultsModel> {
  const { total, currentPage, lastPage } = pagination;
  return {
    heading: sentence(countedKind(page, search.request, total), placesPhrase(page, places)),
    pages: total > 0 ? { current: currentPage, last: lastPage } : null,
    near: total > 0 ? null : await nearModel(page, search, places),
  };
}

/**
 * What the page says of itself. Searchers keep one page for each kind of listing and for each single place; every narrower,
 * later or otherwise sorted view of the same homes is kept out.
 */
function listHead(page: PageContext, request: SearchRequest, places: readonly ChosenPlace[]): Head {
  const { listingType, acquisition, geoId = [] } = request;
  const { data } = searchEndpoint.select(request)(page.store.getState());
  const where = placesPhrase(page, places);
  const title = sentence(searchedKind(page, request), where);
  const total = data?.pagination.total ?? 0;
  const counted = total > 0 ? sentence(countedKind(page, request, total), where) : title;
  const isNarrow =
    geoId.length > 1 || request.page > 1 || activeFilters(request).some((name) => name !== "geoId");
  return {
    title,
    description: t(page.i18n)`${counted}. Compare prices, costs, areas and viewings.`,
    canonical: listHref({ listingType, acquisition, geoId }),
    isNoIndex: isNarrow || data?.pagination.total === 0,
  };
}

function sortModel({ term }: PageContext, search: ParsedSearch): SortModel {
  const { request } = search;
  // Without words to look for nothing is more relevant than anything else.
  const options = sortOptionsFor(request.listingType, request.acquisition).filter(
    ({ sorting }) => sorting !== "relevance" || request.keywords !== undefined,
  );
  return {
    value: sortOptionOf(request)?.value ?? "",
    options: options.map(({ value, term: key }) => ({ value, label: term(key) })),
    hidden: hiddenFields(search, ["sorting", "order"]),
  };
}

/** Tells the page of a search; its results are told apart, because they may come later. */
export function listModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
  results: ListModel["results"],
): ListModel {
  const { request, extras } = search;
  return {
    head: toldHead(page, request, places, listHead(page, request, places)),
    request,
    view: shownView(request.view),
    bar: filterBarModel(page, search, places, t(page.i18n)`Price`),
    chosen: chosenFilters(page, search, places),
    sort: sortModel(page, search),
    views: shownViews.map((view) => ({
      view,
      href: listHref({ ...request, view }, extras),
      label: page.term(`view.${view}`),
    })),
    pageHrefs: {
      first: listHref({ ...request, page: 1 }, extras),
      second: listHref({ ...request, page: 2 }, extras),
    },
    ignored: { keys: search.removed, wrong: search.corrected.length },
    reversed: reversedModel(page, search),
    results,
  };
}
