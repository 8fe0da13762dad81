import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { answerOf } from "@hjem/storefront/answer-of";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { historyWords } from "./history-words.ts";
import { ListingChanges } from "./listing-changes.tsx";
import { tellHistory } from "./tell-history.ts";
import type { ToldHistory } from "./told-history.ts";

const { getListingHistory } = propertiesApi.endpoints;

/** Fetches what has become of a listing, and tells it; the listing itself is fetched by the page around. */
export async function loadHistory({ params, page, url }: PageLoaderArgs): Promise<ToldHistory> {
  const { propertyId = "" } = params;
  const [result] = await Promise.all([
    page.store.dispatch(getListingHistory.initiate(propertyId, { subscribe: false })),
    page.loadWords(historyWords),
    ListingChanges.prepare(page),
  ]);
  const history = answerOf(result, url);
  page.store.dispatch(
    propertiesApi.util.invalidateTags([{ type: "Listing", id: `${propertyId}/history` }]),
  );
  return tellHistory(page, propertyId, history);
}
