import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import { formatQuote } from "@hjem/domain/format/format-quote";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { filterLabel } from "@hjem/finder/filter-label";
import { listHref } from "@hjem/finder/list-search";
import type { ChosenPlace } from "@hjem/finder/place-field";
import { withoutFilters } from "@hjem/finder/without-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { fartherSearches, type NearSearch, nearSearches } from "./near-searches.ts";

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
}

/** Homes shown under the ways out. */
const SHOWN_HOMES = 3;
/** Ways shown that give up two filters. */
const SHOWN_PAIRS = 4;

const { search: searchEndpoint } = searchApi.endpoints;

interface Found extends NearSearch {
  total: number;
}

const asked = (near: NearSearch): SearchRequestInput => ({ ...near.search, size: SHOWN_HOMES });

async function countOf(page: PageContext, near: NearSearch): Promise<Found> {
  const { data } = await page.store.dispatch(
    searchEndpoint.initiate(asked(near), { subscribe: false }),
  );
  return { ...near, total: data?.pagination.total ?? 0 };
}

const mostFirst = (ways: readonly Found[]): Found[] =>
  ways.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);

/** For each filter the gentlest change that finds anything, most homes first; all are counted at once. */
async function waysOut(page: PageContext, { request }: ParsedSearch): Promise<Found[]> {
  const counted = await Promise.all(
    nearSearches(request).map((ways) => Promise.all(ways.map((near) => countOf(page, near)))),
  );
  return mostFirst(counted.flatMap((ways) => ways.find(({ total }) => total > 0) ?? []));
}

/** Where no single change is enough: the best of those that give up two filters. */
async function fartherWays(page: PageContext, { request }: ParsedSearch): Promise<Found[]> {
  const counted = await Promise.all(fartherSearches(request).map((near) => countOf(page, near)));
  return mostFirst(counted).slice(0, SHOWN_PAIRS);
}

function actOf(page: PageContext, near: Found, names: readonly string[]): string {
  const { i18n, language } = page;
  const { search, filters, change } = near;
  const [filter] = filters;
  if (change === "raised") {
    const price = formatShortPrice(page, search.priceMax ?? 0);
    return t(i18n)`Raise the price to ${price}`;
  }
  if (change === "lowered" && filter) {
    const label = filterLabel(page, search, filter);
    return t(i18n)`Include ${label}`;
  }
  const [name = ""] = names;
  if (filters.length === 1 && filter === "geoId") return t(i18n)`Look outside ${name} too`;
  const quoted = new Intl.ListFormat(language.tag).format(
    names.map((each) => formatQuote(page, each)),
  );
  return t(i18n)`Remove ${quoted}`;
}

/**
 * Tells what the filters of an empty search cost. Counts of single changes add up, because no home is found by two of them;
 * those of pairs do not, so then the title says no number.
 */
export async function nearModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
): Promise<NearModel> {
  const { i18n } = page;
  const single = await waysOut(page, search);
  const found = single.length > 0 ? single : await fartherWays(page, search);
  const [most] = found;
  const near = single.reduce((sum, { total }) => sum + total, 0);
  const all = formatNumber(page, near);
  const placeWords = places.map(({ name }) => name).join(", ");
  const ways = found.map((way): NearWay => {
    const names = way.filters.map((name) => filterLabel(page, search.request, name) || placeWords);
    const [name = ""] = names;
    const n = formatNumber(page, way.total);
    return {
      key: way.filters.join(" "),
      act: actOf(page, way, names),
      now: way.change === "removed" ? "" : t(i18n)`Now: ${name}`,
      gain: t(i18n)`${plural(way.total, { one: `+${n} home`, other: `+${n} homes` })}`,
      share: way.total / (most?.total ?? 1),
      href: listHref(way.search, search.extras),
    };
  });
  return {
    title:
      near > 0
        ? t(
            i18n,
          )`${plural(near, { one: `No home fits all of this, but ${all} is near`, other: `No home fits all of this, but ${all} are near` })}`
        : t(i18n)`No home fits all of this`,
    ways,
    isOneAway: single.length > 0,
    homes: most ? asked(most) : null,
    clearHref: listHref(withoutFilters(search.request), search.extras),
  };
}
