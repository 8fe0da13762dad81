import type { AgencyName } from "@hjem/domain/agency/agency";
import type { PageContext } from "@hjem/storefront/page-context";
import type { SearchChoice } from "../search/list-search.ts";

/** Names of the agencies in a search, requested only where it has any. Unknown agencies are left out. */
export async function agencyNames(
  page: Pick<PageContext, "store">,
  { agencyId = [], agencyParentId }: SearchChoice,
): Promise<readonly AgencyName[]> {
  const ids = [...agencyId, ...(agencyParentId ? [agencyParentId] : [])];
  if (ids.length === 0) return [];
  const { agenciesApi } = await import("@hjem/api-client/endpoints/agencies");
  const { listAgencies } = agenciesApi.endpoints;
  const { data = [] } = await page.store.dispatch(
    listAgencies.initiate({ ids }, { subscribe: false }),
  );
  return data;
}
