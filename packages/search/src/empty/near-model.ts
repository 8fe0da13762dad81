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
import { type NearSearch, nearSearches } from "./near-searches.ts";

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
  /** Homes that the best way brings lie in the store under this request. */
  homes: SearchRequestInput | null;
  clearHref: string;
}

/** Homes shown under the ways out. */
const SHOWN_HOMES = 3;

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

/** For each filter the gentlest change that finds anything, most homes first; all are counted at once. */
async function waysOut(page: PageContext, { request }: ParsedSearch): Promise<Found[]> {
  const counted = await Promise.all(
    nearSearches(request).map((ways) => Promise.all(ways.map((near) => countOf(page, near)))),
  );
  return counted
    .flatMap((ways) => ways.find(({ total }) => total > 0) ?? [])
    .toSorted((one, other) => other.total - one.total);
}

function actOf(page: PageContext, near: Found, name: string): string {
  const { i18n } = page;
  const { search, filter, change } = near;
  if (change === "raised") {
    const price = formatShortPrice(page, search.priceMax ?? 0);
    return t(i18n)`Raise the price to ${price}`;
  }
  if (change === "lowered") {
    const label = filterLabel(page, search, filter);
    return t(i18n)`Include ${label}`;
  }
  const quoted = formatQuote(page, name);
  return filter === "geoId" ? t(i18n)`Look outside ${name} too` : t(i18n)`Remove ${quoted}`;
}

/** Tells what each filter of an empty search costs. Counts of single filters add up: no home is found by two of them. */
export async function nearModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
): Promise<NearModel> {
  const { i18n } = page;
  const found = await waysOut(page, search);
  const [most] = found;
  const near = found.reduce((sum, { total }) => sum + total, 0);
  const all = formatNumber(page, near);
  const placeWords = places.map(({ name }) => name).join(", ");
  const ways = found.map((way): NearWay => {
    const name = filterLabel(page, search.request, way.filter) || placeWords;
    const n = formatNumber(page, way.total);
    return {
      key: way.filter,
      act: actOf(page, way, name),
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
    homes: most ? asked(most) : null,
    clearHref: listHref(withoutFilters(search.request), search.extras),
  };
}
