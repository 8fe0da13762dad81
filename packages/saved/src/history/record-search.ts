import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { StorefrontStore } from "@hjem/storefront/store";
import { type PastSearch, rememberSearch } from "./search-history.ts";

/** The calls of an account, which visitors do not fetch. */
export const loadSearchCalls = async () =>
  (await import("@hjem/api-client/endpoints/saved-searches")).savedSearchesApi.endpoints;

export const isPerson = ({ getState }: Pick<StorefrontStore, "getState">): boolean =>
  getState().session.current.kind === "person";

/** Records a search on this device, and for a signed-in person in their account (SAVE-036, SAVE-037). */
export async function recordSearch(
  store: StorefrontStore,
  search: PastSearch,
  request: SearchRequest,
): Promise<void> {
  rememberSearch(search, request);
  if (!isPerson(store)) return;
  const { recordSearch: record } = await loadSearchCalls();
  await store.dispatch(record.initiate({ query: request }, { track: false }));
}
