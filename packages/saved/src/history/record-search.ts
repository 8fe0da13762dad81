import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { StorefrontStore } from "@hjem/storefront/store";
import {
  mergeSearches,
  type PastSearch,
  pastSearches,
  rememberSearch,
  removeSearches,
  type StoredSearch,
} from "./search-history.ts";

/** The calls of an account, which visitors do not fetch. */
const loadCalls = async () =>
  (await import("@hjem/api-client/endpoints/saved-searches")).savedSearchesApi.endpoints;

const isPerson = ({ getState }: Pick<StorefrontStore, "getState">): boolean =>
  getState().session.current.kind === "person";

/** Records a search on this device, and for a signed-in person in their account (SAVE-036, SAVE-037). */
export async function recordSearch(
  store: StorefrontStore,
  search: PastSearch,
  request: SearchRequest,
): Promise<void> {
  rememberSearch(search, request);
  if (!isPerson(store)) return;
  const { recordSearch: record } = await loadCalls();
  await store.dispatch(record.initiate({ query: request }, { track: false }));
}

/** The last searches of the account, the newest first; none for a visitor, or if they cannot be requested. */
async function accountSearches(store: StorefrontStore) {
  if (!isPerson(store)) return [];
  const { listLastSearches } = await loadCalls();
  const { data = [] } = await store.dispatch(
    listLastSearches.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  return data;
}

/**
 * Adds the last searches of the account to those of this device (SAVE-036, SAVE-037). `describe` formats one that this
 * device does not have yet in the active language.
 */
export async function mergeAccountSearches(
  store: StorefrontStore,
  language: PastSearch["language"],
  describe: (request: SearchRequest) => Promise<PastSearch>,
): Promise<void> {
  const known = pastSearches().filter((search) => search.language === language);
  const searches = await accountSearches(store);
  const described = await Promise.all(
    searches.map(async ({ searchId, hash, filter, at }): Promise<StoredSearch> => {
      const same = known.find((search) => search.hash === hash);
      const shown = same ?? (await describe(filter));
      return { ...shown, searchId, hash, filter, at: Math.max(Date.parse(at), same?.at ?? 0) };
    }),
  );
  // Whoever has signed out meanwhile leaves nothing on the device.
  if (described.length > 0 && isPerson(store)) mergeSearches(described);
}

/** Removes one search from this device, and from the account of a signed-in person. */
export async function removeSearch(store: StorefrontStore, href: string): Promise<void> {
  const hash = pastSearches().find((search) => search.href === href)?.hash;
  removeSearches(href);
  const inAccount = (await accountSearches(store)).find((search) => search.hash === hash);
  if (!inAccount) return;
  const { clearLastSearches } = await loadCalls();
  await store.dispatch(clearLastSearches.initiate(inAccount.searchId, { track: false }));
}

/** Clears the last searches of this device, and those of the account. */
export async function clearSearches(store: StorefrontStore): Promise<void> {
  removeSearches();
  if (!isPerson(store)) return;
  const { clearLastSearches } = await loadCalls();
  await store.dispatch(clearLastSearches.initiate(null, { track: false }));
}
