import type { Language } from "@hjem/domain/language";
import { HISTORY_SIZE } from "@hjem/domain/limits";
import { isRecord } from "@hjem/domain/narrow";
import { searchHash } from "@hjem/domain/saved/search-hash";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { browserNow } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { storedValue } from "@hjem/storefront/stored-value";

/** A search with results, as the history of this device shows it. */
export interface PastSearch {
  href: string;
  /** "Homes for sale in Trondheim · 2+ bedrooms". */
  words: string;
  /** The language of `words`: it is shown in that language only. */
  language: Language;
}

/** The same as it is stored (SAVE-029); an older version stored only the link and its words. */
export interface StoredSearch extends PastSearch {
  searchId?: string;
  /** Equal for searches with the same filters (SAVE-033, D68). */
  hash?: string;
  filter?: Partial<SearchRequest>;
  /** When it was last searched, in milliseconds since 1970. */
  at?: number;
}

const isStored = (value: unknown): value is StoredSearch =>
  isRecord(value) &&
  typeof value["href"] === "string" &&
  // Only links to results of this site are valid.
  /^\/list(\?|$)/.test(value["href"]) &&
  typeof value["words"] === "string" &&
  typeof value["language"] === "string";

const readSearches = (stored: unknown): StoredSearch[] =>
  Array.isArray(stored) ? stored.filter(isStored).slice(0, HISTORY_SIZE) : [];

const history = storedValue<readonly PastSearch[]>("history", readSearches, []);

/** The searches of the last 14 days on this device, the newest first (spec §5 History, §9). */
export const pastSearches = (): readonly StoredSearch[] =>
  readSearches(browserStorage().read("history"));

/** The same as they change, in any tab; none on the server and until the page is hydrated. */
export const usePastSearches = (): readonly PastSearch[] => history.useValue();

/** Stores searches in place of those that stood there: at most 10, the newest first. */
export const writeSearches = (searches: readonly StoredSearch[]): void =>
  history.write(searches.slice(0, HISTORY_SIZE));

/** Puts a search first; one with the same filters is stored once (SAVE-031, SAVE-033, SAVE-035). */
export function rememberSearch(search: PastSearch, filter: Partial<SearchRequest>): void {
  const hash = searchHash(filter);
  const others = pastSearches().filter((other) => other.hash !== hash);
  const entry: StoredSearch = {
    searchId: crypto.randomUUID(),
    hash,
    filter,
    at: browserNow(),
    ...search,
  };
  writeSearches([entry, ...others]);
}
