import { lazyComponent } from "@hjem/storefront/lazy-component";
import { historyWords } from "./history-messages.ts";

/** What the history tab shows; comes with words of its own, only where the tab is opened (D42). */
export const ListingChanges = lazyComponent(() => import("./listing-changes-part.tsx"), {
  render: "on-visible",
  words: historyWords,
});
