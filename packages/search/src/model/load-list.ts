import { searchApi } from "@hjem/api-client/endpoints/search";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { LandingPage } from "@hjem/domain/content/landing-page";
import { LOADING_DELAY_MS } from "@hjem/domain/limits";
import { paths } from "@hjem/domain/paths";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { agencyNames } from "@hjem/finder/agency-names";
import { readTyped } from "@hjem/finder/apply-reading";
import { labelMessages } from "@hjem/finder/label-messages";
import {
  canonicalHref,
  isUnsaid,
  listHref,
  readHref,
  readSearch,
  typedWords,
  unusedText,
} from "@hjem/finder/list-search";
import { placeNames } from "@hjem/finder/place-names";
import { reachNames } from "@hjem/saved/nearest-place";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { titleMessages } from "../title/title-messages.ts";
import { findLanding, landingText } from "./landing.ts";
import { listMessages } from "./list-messages.ts";
import { type ListModel, listModel, resultsModel } from "./list-model.ts";
import { countWithSurrounding } from "./surrounding-suburbs.ts";

const { search: searchEndpoint } = searchApi.endpoints;

const sorted = (query: string) => new URLSearchParams(query).toString();

/**
 * Redirects of a URL to the canonical one: typed text to its filters, a landing page id alone to its search, a form's
 * fields to their order (302, D31, 010). A URL with ignored parameters stays, so that the page can show them.
 */
async function rightHref(
  page: PageContext,
  url: URL,
  search: ParsedSearch,
  landing: Promise<LandingPage | null>,
): Promise<string | null> {
  const { request, extras, removed, corrected } = search;
  const words = typedWords(search);
  if (words) {
    const typed = await readTyped(words, request, page);
    return readHref(typed.search, typed.unused, extras);
  }
  const chosen = isUnsaid(search) && (await landing);
  if (chosen) {
    const { request: theirs } = readSearch(chosen.search, page);
    const href = canonicalHref({ ...search, request: theirs });
    return sorted(new URL(href, url).search) === sorted(url.search) ? null : href;
  }
  const right = new URL(canonicalHref(search), url);
  const isRight = sorted(right.search) === sorted(url.search);
  const isNoted = removed.length + corrected.length > 0 || unusedText(search) !== undefined;
  const isShown = isNoted && !search.isForm;
  return isRight || isShown ? null : right.pathname + right.search;
}

/** In the browser a map that is already shown stays when the next frame fails to load. */
const isOnMap = ({ view }: SearchRequest) =>
  view === "map" &&
  typeof window !== "undefined" &&
  !isEntered() &&
  new URLSearchParams(window.location.search).get("view") === "map";

const rest = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/** In the browser a new page shows its skeleton soon; a current one keeps its old results meanwhile. */
const isEntered = () =>
  typeof window !== "undefined" && window.location.pathname !== paths.list.path;

/**
 * Loads the search of a URL and builds its view. A reversed range is not requested. `prepareMap` loads the code of
 * the map in parallel with the homes of a search in the map view.
 */
export async function loadList(
  { url, page }: PageLoaderArgs,
  prepareMap?: (page: PageContext) => Promise<unknown>,
): Promise<ListModel | Response> {
  const search = readSearch(url.searchParams, page);
  const { request, extras } = search;
  const landing = findLanding(page, extras);
  const right = await rightHref(page, url, search, landing);
  if (right) return redirect(right);

  // With the words of the models, which are loaded beside the names.
  const naming = Promise.all([
    placeNames(page, request.geoId, request),
    page.loadMessages(labelMessages),
    page.loadMessages(listMessages),
    page.loadMessages(titleMessages),
  ]).then(([places]) => places);
  const namingChoices = Promise.all([
    request.facilities ? page.facilities() : [],
    agencyNames(page, request),
    reachNames(page, request),
  ]);
  const loaded = async (results: ListModel["results"]) => {
    const [facilities, agencies, reaches] = await namingChoices;
    const names = { facilities, agencies, reaches, landing: landingText(await landing) };
    return listModel(page, search, await naming, results, names);
  };
  if (search.reversed.length > 0) return loaded(null);

  const countingAround = countWithSurrounding(page, search);
  const fetching = page.store.dispatch(searchEndpoint.initiate(request, { subscribe: false }));
  const highlighting = async () =>
    resultsModel(page, search, await naming, responseOf(await fetching, url), await countingAround);
  const isMap = request.view === "map";
  // In the browser the map's code is loaded first, so that the page opens complete; the server does not need it.
  const isMapPending = isMap && typeof window !== "undefined";
  if (!isMap && isEntered() && !(await Promise.race([fetching, rest(LOADING_DELAY_MS)]))) {
    return loaded(highlighting());
  }
  const [{ error }] = await Promise.all([
    fetching,
    isMapPending && prepareMap?.(page),
    namingChoices,
  ]);
  if (isApiError(error) && error.code === "page_out_of_range") {
    return redirect(listHref({ ...request, page: 1 }, extras));
  }
  if (error && isOnMap(request)) return loaded(null);
  return loaded(await highlighting());
}
