import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { hasSuburb, type ParsedSearch } from "@hjem/domain/search/search-url";
import { listHref } from "@hjem/finder/list-search";
import { withoutFrame } from "@hjem/finder/without-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { withSurrounding } from "../no-results/relaxed-searches.ts";

const { search: searchEndpoint } = searchApi.endpoints;

/** Link to include surrounding suburbs. */
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

/** Counts of a search in suburbs, with and without surrounding ones. */
export interface SurroundingCount {
  /** Null if it is the search's own count. */
  within: number | null;
  around: number;
}

/**
 * Number of homes of a search in suburbs including surrounding ones (D51): counted in parallel with the search
 * itself, on its first page, without its map frame. Null if nothing is offered.
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

/** The link, if surrounding suburbs have more homes; a map moves to them. */
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
