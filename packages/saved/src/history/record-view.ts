import { recordRecentHome } from "./recent-homes.ts";
import { markViewed } from "./viewed-homes.ts";

/** Records that a home's page was opened: it is marked, and first among the last views (PROP-067, SAVE-034). */
export function recordViewedHome(id: string): void {
  // The marks first: those of an older version lie where the last views are written.
  markViewed(id);
  recordRecentHome(id);
}
