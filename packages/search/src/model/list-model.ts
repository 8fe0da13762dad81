import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatQuote } from "@hjem/domain/format/format-text";
import { views, type View } from "@hjem/domain/listing/enumerations";
import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import { activeFilters } from "@hjem/domain/search/active-filters";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ResultPage } from "@hjem/domain/search/search-response";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { sortOptionOf, sortOptionsFor } from "@hjem/domain/search/sorting";
import { type FilterBarModel, filterBarModel } from "@hjem/finder/bar-model";
import { chosenCircle } from "@hjem/finder/chosen-circle";
import { chosenFilters, type ChosenFilters, type ChosenNames } from "@hjem/finder/chosen-filters";
import { canonicalHref, hiddenFields, listHref, unusedText } from "@hjem/finder/list-search";
import { pageListing } from "@hjem/finder/listing-type-of-page";
import { pastSearch } from "@hjem/finder/past-search";
import type { ChosenPlace } from "@hjem/finder/place-names";
import type { KeywordHighlights, RentalLines, UnitsLine } from "@hjem/home-card/property-card";
import type { PastSearch } from "@hjem/saved/search-history";
import type { Head } from "@hjem/storefront/head";
import type { PageListing } from "@hjem/storefront/listing-links";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type EmptyModel, emptyModel } from "../no-results/empty-model.ts";
import { countedKind, placesPhrase, searchTitle, sentence } from "../title/search-title.ts";
import type { LandingText } from "./landing.ts";
import { withStructuredData } from "./list-head.ts";
import { matchingUnitsLines } from "./matching-units.ts";
import { rentalLines } from "./rental-lines.ts";
import { type Reversed, reversedRangesModel } from "./reversed-ranges.ts";
import {
  type SurroundingCount,
  type SurroundingOffer,
  surroundingOffer,
} from "./surrounding-suburbs.ts";

/** Number of homes and page, or suggestions without any. */
export interface ResultsModel {
  heading: string;
  /** Number of homes on all pages. */
  total: number;
  /** `null` without results. */
  pages: { current: number; last: number } | null;
  /** Shown instead of results if there are none. */
  empty: EmptyModel | null;
  /** Number of homes if they are so few that suggestions are shown, else 0. */
  few: number;
  /** Link to include surrounding suburbs, if they have more (D51). */
  surrounding: SurroundingOffer | null;
  /** Where keywords match, by home id; `null` without keywords. */
  found: Record<string, KeywordHighlights> | null;
  /** Number of matching units of each project, by id (D55). */
  units: Record<string, UnitsLine>;
  /** What a tenant asks first of each home for rent, by id. */
  rentals: Record<string, RentalLines>;
}

/** The sort form. */
export interface SortModel {
  value: string;
  options: { value: string; label: string; isIdle?: true }[];
  hidden: [name: string, value: string][];
}

/**
 * View of the results page of a URL: every text and link, formatted. The browser renders it without parsing or
 * building URLs (D42); the homes themselves are in the store under `request`.
 */
export interface ListModel {
  head: Head;
  request: SearchRequest;
  view: View;
  /** The same search in each other listing type (S3). */
  listing: PageListing;
  bar: FilterBarModel;
  chosen: ChosenFilters;
  /** The page of the place, if exactly one is selected; else null. */
  area: { href: string; label: string } | null;
  sort: SortModel;
  views: { view: View; href: string; label: string }[];
  /** URLs of the first and second page; further pages differ from the second in their number only. */
  pageHrefs: { first: string; second: string };
  /** This search for the history of the device; null without filters. */
  past: PastSearch | null;
  /**
   * What the search does not use: unknown keys of the URL, the number of invalid fields, words that were typed, in quotes; and the URL
   * without them. `null` without any.
   */
  ignored: { keys: string[]; wrong: number; unused: string; cleanHref: string } | null;
  /** The landing page of the search (SRCH-008). */
  landing: LandingText | null;
  /** Reversed ranges; with any there are no results. */
  reversed: Reversed[];
  /** A promise while a page loads in the browser. */
  results: ResultsModel | null | Promise<ResultsModel>;
}

/** Up to this number of homes, suggestions for more are shown below them. */
const FEW = 3;

/** Maximum number of unknown keys in a header. */
const IGNORED_NAMED = 20;

const { search: searchEndpoint } = searchApi.endpoints;

/** The results of a completed search. */
export async function resultsModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
  { data, pagination }: ResultPage,
  surrounding: SurroundingCount | null = null,
): Promise<ResultsModel> {
  const { total, currentPage, lastPage } = pagination;
  const { keywords } = search.request;
  // Stemmers are large and few searches have keywords: they are loaded for those only.
  const highlighting = keywords && data.length > 0 ? import("./keyword-highlights.ts") : null;
  return {
    heading: sentence(countedKind(page, search.request, total), placesPhrase(page, places)),
    total,
    pages: total > 0 ? { current: currentPage, last: lastPage } : null,
    few: total <= FEW && activeFilters(search.request).length > 0 ? total : 0,
    // A map without homes can be moved; a list cannot.
    empty:
      total > 0 || search.request.view === "map" ? null : await emptyModel(page, search, places),
    units: matchingUnitsLines(page, search.request, data),
    rentals: rentalLines(page, data),
    surrounding: surroundingOffer(page, search, total, surrounding),
    found:
      highlighting && keywords
        ? await (await highlighting).keywordHighlights(page, keywords, data)
        : null,
  };
}

/**
 * The page's head. Search engines index one page for each listing type and for each single place; every narrower,
 * later or otherwise sorted view of the same homes is excluded.
 */
function listHead(page: PageContext, request: SearchRequest, places: readonly ChosenPlace[]): Head {
  const { listingType, acquisition, geoId = [] } = request;
  const { data } = searchEndpoint.select(request)(page.store.getState());
  const title = searchTitle(page, request, places);
  const total = data?.pagination.total ?? 0;
  const counted =
    total > 0 ? sentence(countedKind(page, request, total), placesPhrase(page, places)) : title;
  const isNarrow =
    geoId.length > 1 || request.page > 1 || activeFilters(request).some((name) => name !== "geoId");
  return {
    // "Homes for sale in Oslo – List": the view's name distinguishes views in tabs and search results (SRCH-007).
    title: `${title} – ${page.term(`view.${request.view}`)}`,
    description: t(page.i18n)`${counted}. Compare prices, costs and areas.`,
    canonical: listHref({ listingType, acquisition, geoId }),
    isNoIndex: isNarrow || data?.pagination.total === 0,
  };
}

function areaLink({ i18n }: PageContext, places: readonly ChosenPlace[]): ListModel["area"] {
  const [place, ...others] = places;
  if (!place?.areaHref || others.length > 0) return null;
  const { name, areaHref } = place;
  return { href: areaHref, label: t(i18n)`Prices and places in ${name}` };
}

function sortModel({ term }: PageContext, search: ParsedSearch): SortModel {
  const { request } = search;
  return {
    value: sortOptionOf(request)?.value ?? "",
    options: sortOptionsFor(request).map(({ value, term: key, isIdle }) => ({
      value,
      label: term(key),
      ...(isIdle && { isIdle }),
    })),
    hidden: hiddenFields(search, ["sorting", "order"]),
  };
}

function ignoredModel(page: PageContext, search: ParsedSearch): ListModel["ignored"] {
  const { removed, corrected } = search;
  const words = unusedText(search);
  if (removed.length + corrected.length === 0 && words === undefined) return null;
  const unused = words === undefined ? "" : formatQuote(page, words);
  return { keys: removed, wrong: corrected.length, unused, cleanHref: canonicalHref(search) };
}

/** What a tenant pays is not a price. */
const priceWord = ({ i18n, term }: PageContext, { request }: ParsedSearch): string =>
  acquisitionOf(request.listingType, request.acquisition) === "rent"
    ? term("price.monthly")
    : t(i18n)`Price`;

/** Builds the view of a search; its results are built separately, because they may load later. */
export function listModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
  results: ListModel["results"],
  { landing = null, ...names }: ChosenNames & { landing?: LandingText | null } = {},
): ListModel {
  const { request, extras } = search;
  const head: Head = {
    ...withStructuredData(page, request, places, listHead(page, request, places)),
    ...(search.removed.length > 0 && { ignoredFields: search.removed.slice(0, IGNORED_NAMED) }),
  };
  const chosen = chosenFilters(page, search, places, names);
  const circle = chosenCircle(page, search);
  const first = listHref({ ...request, page: 1 }, extras);
  return {
    head,
    request,
    view: request.view,
    listing: pageListing(page, search),
    bar: { ...filterBarModel(page, search, places, priceWord(page, search)), circle },
    chosen,
    area: areaLink(page, places),
    sort: sortModel(page, search),
    views: views.map((view) => ({
      view,
      href: listHref({ ...request, view }, extras),
      label: page.term(`view.${view}`),
    })),
    pageHrefs: {
      first,
      second: listHref({ ...request, page: 2 }, extras),
    },
    past: pastSearch(
      page,
      {
        href: first,
        title: searchTitle(page, request, places),
        circle,
        hasPlaces: places.length > 0,
      },
      chosen,
    ),
    ignored: ignoredModel(page, search),
    landing,
    reversed: reversedRangesModel(page, search),
    results,
  };
}
