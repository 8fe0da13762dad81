import { HISTORY_SIZE } from "@hjem/domain/limits";
import { browserNow } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { removeStored, storedValue } from "@hjem/storefront/stored-value";
import { viewedIn } from "./viewed-list.ts";
import { withViewed } from "./with-viewed.ts";

const recent = storedValue<readonly string[]>(
  "recentSeen",
  (stored) =>
    viewedIn(stored, browserNow())
      .slice(0, HISTORY_SIZE)
      .map(({ id }) => id),
  [],
);

const stored = () => viewedIn(browserStorage().read("recentSeen"), browserNow());

/** Puts a home first among the last ten views (SAVE-032, SAVE-034). */
export function recordRecentHome(id: string): void {
  const now = browserNow();
  const homes = withViewed(stored(), id, now).slice(0, HISTORY_SIZE);
  recent.write(homes.map((home) => ({ id: home.id, at: home.at })));
}

/** Ids of the homes that were viewed last in this browser, the latest first; empty until the page is hydrated. */
export const useRecentHomes = (): readonly string[] => recent.useValue();

/** Removes one of them; its mark as viewed stays. */
export function removeRecentHome(id: string): void {
  recent.write(stored().filter((home) => home.id !== id));
}

/** Removes all of them, with the marks of all viewed homes. */
export const clearRecentHomes = (): void => removeStored(["recentSeen", "seenMarks"]);
