import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { buildHistoryView } from "./build-history-view.ts";
import type { HistoryView } from "./history-view.ts";
import { historyMessages, ListingChanges } from "./lazy-listing-changes.ts";

const { getListingHistory } = propertiesApi.endpoints;

/** Loads the changes of a listing and builds their view; the listing itself is loaded by the parent page. */
export async function loadHistory({ params, page, url }: PageLoaderArgs): Promise<HistoryView> {
  const { propertyId = "" } = params;
  const [result] = await Promise.all([
    page.store.dispatch(getListingHistory.initiate(propertyId, { subscribe: false })),
    page.loadMessages(historyMessages),
    ListingChanges.prepare(page),
  ]);
  const history = responseOf(result, url);
  page.store.dispatch(
    propertiesApi.util.invalidateTags([{ type: "Listing", id: `${propertyId}/history` }]),
  );
  return buildHistoryView(page, propertyId, history);
}
