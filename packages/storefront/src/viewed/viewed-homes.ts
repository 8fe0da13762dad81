import { browserNow } from "../client/browser-clock.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { storedValue } from "../storage/stored-value.ts";
import { viewedIn, withViewed } from "./viewed-list.ts";

const none: ReadonlySet<string> = new Set();

const viewed = storedValue(
  "recentSeen",
  (stored): ReadonlySet<string> => new Set(viewedIn(stored, browserNow()).map(({ id }) => id)),
  none,
);

/** Remembers that a home's page was opened: it moves to the front (PROP-067, SAVE-034). */
export function recordViewedHome(id: string): void {
  const now = browserNow();
  viewed.write(withViewed(viewedIn(browserStorage().read("recentSeen"), now), id, now));
}

/**
 * Ids of the homes whose pages were opened in this browser, in any of its tabs. Empty on the server and until the page
 * has come to life, so that what is drawn first is what any visitor sees.
 */
export const useViewedHomes: () => ReadonlySet<string> = viewed.useValue;
