import type { Language } from "@hjem/domain/language";
import { HISTORY_SIZE } from "@hjem/domain/limits";
import { browserStorage } from "@hjem/storefront/browser-storage";

/** A search with results in the history of this device. */
export interface PastSearch {
  href: string;
  /** "Homes for sale in Trondheim · 2+ bedrooms". */
  words: string;
  /** The language of `words`: it is shown in that language only. */
  language: Language;
}

/** The part of the browser's storage that is used here. */
type Store = Pick<ReturnType<typeof browserStorage>, "read" | "write" | "remove">;

const isPast = (value: unknown): value is PastSearch =>
  typeof value === "object" &&
  value !== null &&
  "href" in value &&
  "words" in value &&
  "language" in value &&
  typeof value.href === "string" &&
  // Only links to results of this site are valid.
  /^\/list(\?|$)/.test(value.href) &&
  typeof value.words === "string" &&
  typeof value.language === "string";

/** The searches of the last 14 days, the newest first (spec §5 History, §9). */
export function pastSearches(store: Store = browserStorage()): PastSearch[] {
  const stored = store.read("history");
  return Array.isArray(stored) ? stored.filter(isPast).slice(0, HISTORY_SIZE) : [];
}

/** Puts a search first; the same search is stored once. */
export function rememberSearch(search: PastSearch, store: Store = browserStorage()): void {
  const others = pastSearches(store).filter(({ href }) => href !== search.href);
  store.write("history", [search, ...others].slice(0, HISTORY_SIZE));
}

/** Clears the history of this device. */
export function clearSearches(store: Store = browserStorage()): void {
  store.remove("history");
}
