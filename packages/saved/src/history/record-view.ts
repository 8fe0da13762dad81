import { browserNow } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { recordRecentHome } from "./recent-homes.ts";
import { readMarks, viewed } from "./viewed-homes.ts";
import { withViewed } from "./with-viewed.ts";

/** Records that a home's page was opened: it is marked (D67), and first among the last views (PROP-067, SAVE-034). */
export function recordViewedHome(id: string): void {
  // The marks first: those of an older version lie where the last views are written.
  viewed.write(withViewed(readMarks(browserStorage().read("seenMarks")), id, browserNow()));
  recordRecentHome(id);
}
