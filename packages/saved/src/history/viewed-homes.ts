import { browserNow } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { storedValue } from "@hjem/storefront/stored-value";
import { viewedIn } from "./viewed-list.ts";

interface Viewed {
  ids: ReadonlySet<string>;
  /** End of the previous visit by home id, in milliseconds since 1970. */
  visits: ReadonlyMap<string, number>;
}

/** The marks in stored data. Until a home is viewed with this version, those of an older one lie under the key of the last views. */
export const readMarks = (stored: unknown) =>
  viewedIn(stored ?? browserStorage().read("recentSeen"), browserNow());

/** The homes that were viewed in this browser, as it stores them. */
export const viewed = storedValue<Viewed>(
  "seenMarks",
  (stored) => {
    const entries = readMarks(stored);
    return {
      ids: new Set(entries.map(({ id }) => id)),
      visits: new Map(
        entries.flatMap(({ id, since }) => (since === undefined ? [] : [[id, since]])),
      ),
    };
  },
  { ids: new Set(), visits: new Map() },
);

/**
 * Ids of the homes whose pages were opened in this browser, in any of its tabs. Empty on the server and until the page
 * is hydrated, so that the first render is the same for every visitor.
 */
export const useViewedHomes = (): ReadonlySet<string> => viewed.useValue().ids;

/**
 * The end of the previous visit to this home, in milliseconds since 1970; null on a first visit, on the server and
 * until the page is hydrated.
 */
export const useLastVisit = (id: string): number | null => viewed.useValue().visits.get(id) ?? null;
