import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import { hasSuburb, type ParsedSearch } from "@hjem/domain/search/search-url";
import { listHref } from "@hjem/finder/list-search";
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

/**
 * How many homes a search in suburbs finds in all once those around them are in it (D51): counted beside the search
 * itself, on its first page. Null where nothing is to be offered.
 */
export async function countWithSurrounding(
  page: PageContext,
  { request }: ParsedSearch,
): Promise<number | null> {
  if (!hasSuburb(request) || request.includesSurrounding || request.page > 1) return null;
  const { data } = await page.store.dispatch(
    searchEndpoint.initiate({ ...withSurrounding(request), size: 1 }, { subscribe: false }),
  );
  return data?.pagination.total ?? null;
}

/** The offer, where the suburbs around hold more homes than are found already. */
export function surroundingOffer(
  page: PageContext,
  { request, extras }: ParsedSearch,
  found: number,
  withAround: number | null,
): SurroundingOffer | null {
  const more = (withAround ?? 0) - found;
  if (more <= 0) return null;
  const n = formatNumber(page, more);
  return {
    label: t(page.i18n)`+${n} in surrounding suburbs`,
    href: listHref(withSurrounding(request), extras),
  };
}
