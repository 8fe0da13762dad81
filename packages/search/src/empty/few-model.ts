import { formatNumber } from "@hjem/domain/format/format-number";
import { listHref, readSearch } from "@hjem/finder/list-search";
import { placeNames } from "@hjem/finder/place-names";
import type { PageContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
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

/** Ways to more homes than a search has found, by its query; counted for real. */
export async function moreWays(
  page: PageContext,
  query: string,
  foundTotal: number,
): Promise<MoreWay[]> {
  const { i18n } = page;
  const search = readSearch(query, page);
  const places = await placeNames(page, search.request.geoId);
  const ways = await waysOut(page, search, foundTotal);
  return ways.slice(0, SHOWN_WAYS).map((way) => {
    const more = way.total - foundTotal;
    const n = formatNumber(page, more);
    const all = formatNumber(page, way.total);
    return {
      key: way.filters.join(" "),
      act: actOf(page, way, filterNames(page, search, places, way)),
      gain: t(i18n)`${plural(more, { one: `+${n} home`, other: `+${n} homes` })}`,
      all: t(i18n)`${all} in total`,
      href: listHref(way.search, search.extras),
    };
  });
}
