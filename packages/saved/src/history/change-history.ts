import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { StorefrontStore } from "@hjem/storefront/store";
import { removeStored } from "@hjem/storefront/stored-value";
import { isPerson, loadSearchCalls } from "./record-search.ts";
import {
  type PastSearch,
  pastSearches,
  type StoredSearch,
  writeSearches,
} from "./search-history.ts";

/** Removes a search from this device, or all of them. */
export function removeSearches(href?: string): void {
  const left = pastSearches().filter((search) => href !== undefined && search.href !== href);
  if (left.length > 0) writeSearches(left);
  else removeStored(["history"]);
}

/** Puts searches among those of this device, each in place of one with the same filters, the newest first (SAVE-037). */
function mergeSearches(searches: readonly StoredSearch[]): void {
  const hashes = new Set(searches.map(({ hash }) => hash));
  const others = pastSearches().filter(({ hash }) => hash === undefined || !hashes.has(hash));
  const merged = [...others, ...searches].toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  writeSearches(merged);
}

/** The last searches of the account, the newest first; none for a visitor, or if they cannot be requested. */
async function accountSearches(store: StorefrontStore) {
  if (!isPerson(store)) return [];
  const { listLastSearches } = await loadSearchCalls();
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
  // A person who has signed out meanwhile leaves nothing on the device.
  if (described.length > 0 && isPerson(store)) mergeSearches(described);
}

/** Removes one search from this device, and from the account of a signed-in person. */
export async function removeSearch(store: StorefrontStore, href: string): Promise<void> {
  const hash = pastSearches().find((search) => search.href === href)?.hash;
  removeSearches(href);
  const inAccount = (await accountSearches(store)).find((search) => search.hash === hash);
  if (!inAccount) return;
  const { clearLastSearches } = await loadSearchCalls();
  await store.dispatch(clearLastSearches.initiate(inAccount.searchId, { track: false }));
}

/** Clears the last searches of this device, and those of the account. */
export async function clearSearches(store: StorefrontStore): Promise<void> {
  removeSearches();
  if (!isPerson(store)) return;
  const { clearLastSearches } = await loadSearchCalls();
  await store.dispatch(clearLastSearches.initiate(null, { track: false }));
}
