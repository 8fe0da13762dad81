import { shownPart } from "@hjem/storefront/shown-part";
import { historyWords } from "./history-words.ts";
import type { ToldHistory } from "./told-history.ts";

/** What the history tab shows; comes with words of its own, only where the tab is opened (D42). */
export const ListingChanges = shownPart<ToldHistory>(
  () => import("./listing-changes-part.tsx"),
  historyWords,
);
