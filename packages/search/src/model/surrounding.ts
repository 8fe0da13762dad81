import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { hasSuburb, type ParsedSearch } from "@hjem/domain/search/search-url";
import { listHref } from "@hjem/finder/list-search";
import { withoutFrame } from "@hjem/finder/without-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { withSurrounding } from "../empty/near-searches.ts";

const { search: searchEndpoint } = searchApi.endpoints;

/** The offer to look in the suburbs around as well. */
export interface SurroundingOffer {
  /** "+34 in surrounding suburbs". */
  label: string;
  href: string;
}

async function countHomes(page: PageContext, search: SearchRequestInput): Promise<number | null> {
  const { data } = await page.store.dispatch(
    searchEndpoint.initiate({ ...search, size: 1 }, { subscribe: false }),
  );
  return data?.pagination.total ?? null;
}

/** What a search in suburbs finds, with those around them and without. */
export interface SurroundingCount {
  /** Null where it is what the search itself has found. */
  within: number | null;
  around: number;
}

/**
 * How many homes a search in suburbs finds in all once those around them are in it (D51): counted beside the search
 * itself, on its first page, wherever its map stands. Null where nothing is to be offered.
 */
export async function countWithSurrounding(
  page: PageContext,
  { request }: ParsedSearch,
): Promise<SurroundingCount | null> {
  if (!hasSuburb(request) || request.includesSurrounding || request.page > 1) return null;
  const isFramed = request.locationTopLeftLat !== undefined;
  const everywhere = withoutFrame(request);
  const [within, around] = await Promise.all([
    isFramed ? countHomes(page, everywhere) : null,
    countHomes(page, withSurrounding(everywhere)),
  ]);
  const isUnknown = around === null || (isFramed && within === null);
  return isUnknown ? null : { within, around };
}

/** The offer, where the suburbs around hold more homes than are found already; a map goes to where they lie. */
export function surroundingOffer(
  page: PageContext,
  { request, extras }: ParsedSearch,
  found: number,
  count: SurroundingCount | null,
): SurroundingOffer | null {
  if (!count) return null;
  const more = count.around - (count.within ?? found);
  if (more <= 0) return null;
  const n = formatNumber(page, more);
  return {
    label: t(page.i18n)`+${n} in surrounding suburbs`,
    href: listHref(withSurrounding(withoutFrame(request)), extras),
  };
}
