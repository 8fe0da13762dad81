import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { listHref, readSearch } from "@hjem/finder/list-search";
import { placeNames } from "@hjem/finder/place-names";
import { withoutFrame } from "@hjem/finder/without-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { countedNoun } from "../model/search-title.ts";
import { actOf, filterNames, waysOut } from "./ways-out.ts";

/** A way to more homes than the few that were found. */
export interface MoreWay {
  key: string;
  act: string;
  /** "+6 homes". */
  gain: string;
  /** "8 in all": the number that is shown once the way is taken. */
  all: string;
  href: string;
}

/** So many ways are told: a hint under the homes that were found, not a page of its own. */
const SHOWN_WAYS = 3;

/** The way out of a part of the map that holds little: all that the search finds, wherever it lies. */
async function wholeMapWay(
  page: PageContext,
  { request, extras }: ParsedSearch,
  foundTotal: number,
): Promise<MoreWay[]> {
  if (request.locationTopLeftLat === undefined) return [];
  const everywhere = withoutFrame(request);
  const { data } = await page.store.dispatch(
    searchApi.endpoints.search.initiate({ ...everywhere, size: 1 }, { subscribe: false }),
  );
  const way = { key: "map", act: t(page.i18n)`Show all results on the map` };
  const total = data?.pagination.total ?? 0;
  const href = listHref(everywhere, extras);
  return moreOf(page, request, { ...way, href, total }, foundTotal);
}

/** A way with the homes that it adds to those that were found; none where it adds nothing. */
function moreOf(
  page: PageContext,
  request: SearchRequest,
  { total, ...way }: Pick<MoreWay, "key" | "act" | "href"> & { total: number },
  foundTotal: number,
): MoreWay[] {
  const more = total - foundTotal;
  if (more <= 0) return [];
  const all = formatNumber(page, total);
  const n = formatNumber(page, more);
  return [
    {
      ...way,
      gain: countedNoun(page, request, more, `+${n}`),
      all: t(page.i18n)`${all} in total`,
    },
  ];
}

/** Ways to more homes than a search has found, by its query; counted for real. */
export async function moreWays(
  page: PageContext,
  query: string,
  foundTotal: number,
): Promise<MoreWay[]> {
  const search = readSearch(query, page);
  const { request, extras } = search;
  const places = await placeNames(page, request.geoId);
  const [whole, ways] = await Promise.all([
    wholeMapWay(page, search, foundTotal),
    waysOut(page, search, foundTotal),
  ]);
  const changes = ways.flatMap((way) => {
    const act = actOf(page, way, filterNames(page, search, places, way));
    const href = listHref(way.search, extras);
    const { total } = way;
    return moreOf(page, request, { key: way.filters.join(" "), act, href, total }, foundTotal);
  });
  return [...whole, ...changes].slice(0, SHOWN_WAYS);
}
