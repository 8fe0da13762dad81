import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequest, SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { listHref } from "@hjem/finder/list-search";
import type { ChosenPlace } from "@hjem/finder/place-names";
import { withoutFilters } from "@hjem/finder/without-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { countedNoun } from "../model/search-title.ts";
import { meantPlace, type MeantPlace } from "./meant-place.ts";
import { isElsewhere } from "./near-searches.ts";
import { actOf, asked, fartherWays, filterNames, waysOut } from "./ways-out.ts";

/** One way out of an empty search: what to change, what it is now, how many homes it brings. */
export interface NearWay {
  key: string;
  act: string;
  /** The filter as it stands; empty where it goes altogether. */
  now: string;
  /** "+21 homes". */
  gain: string;
  /** Of the way that brings most, 0 to 1. */
  share: number;
  href: string;
}

/** What is near a search that finds nothing. */
export interface NearModel {
  title: string;
  ways: NearWay[];
  /** True where giving one filter some room is enough. */
  isOneAway: boolean;
  /** Homes that the best way brings lie in the store under this request. */
  homes: SearchRequestInput | null;
  clearHref: string;
  /** The place that the words may have meant; null where they name none. */
  meant: MeantPlace | null;
}

/** That nothing was found, and how many are similar, where any are. */
function emptyTitle(page: PageContext, request: SearchRequest, near: number): string {
  const { i18n } = page;
  if (near > 0) {
    const found = countedNoun(page, request, near, formatNumber(page, near));
    return t(i18n)`No exact matches, but ${found} if you change your search`;
  }
  return request.listingType === "commercial"
    ? t(i18n)`No commercial properties match your search`
    : t(i18n)`No homes match your search`;
}

/**
 * Tells what the filters of an empty search cost. Counts of single changes add up, because no home is found by two of them;
 * those of pairs do not, so then the title says no number. What is found by giving up the place may lie at the other end
 * of the country: it is a way, but nothing near (S2).
 */
export async function nearModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
): Promise<NearModel> {
  const { i18n } = page;
  const [single, meant] = await Promise.all([waysOut(page, search), meantPlace(page, search)]);
  const found = single.length > 0 ? single : await fartherWays(page, search);
  const [most] = found;
  const close = found.filter((way) => !isElsewhere(way));
  const near = single.reduce((sum, way) => sum + (isElsewhere(way) ? 0 : way.total), 0);
  const ways = found.map((way): NearWay => {
    const names = filterNames(page, search, places, way);
    const [name = ""] = names;
    const n = formatNumber(page, way.total);
    return {
      key: way.filters.join(" "),
      act: actOf(page, way, names),
      now: way.change === "removed" ? "" : t(i18n)`Now: ${name}`,
      gain: countedNoun(page, search.request, way.total, `+${n}`),
      share: way.total / (most?.total ?? 1),
      href: listHref(way.search, search.extras),
    };
  });
  return {
    title: emptyTitle(page, search.request, near),
    ways,
    isOneAway: single.length > 0,
    homes: close[0] ? asked(close[0]) : null,
    clearHref: listHref(withoutFilters(search.request), search.extras),
    meant,
  };
}
