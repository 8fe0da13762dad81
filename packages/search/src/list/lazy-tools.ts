import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import { noResultsMessages } from "../no-results/no-results-messages.ts";

/** Suggestions below few results, counted once the page has loaded, so that it does not wait for them. */
export const FewResults = lazyComponent(() => import("../no-results/few-results.tsx"), {
  render: "on-visible",
  messages: noResultsMessages,
});

/** The button that saves the search, also on the map. */
export const SaveThisSearch = lazyComponent(() => import("./save-this-search.tsx"));

/** Words of the notices of a search that is not what its URL says: few need them. */
const noticeMessages: MessageCatalogs = {
  catalogs: {
    en: () => import("./notices/locales/en.po"),
    no: () => import("./notices/locales/no.po"),
  },
};

/** The ignored parameters of the URL (D31). */
export const IgnoredNotice = lazyComponent(() => import("./notices/ignored-notice.tsx"), {
  render: "on-visible",
  messages: noticeMessages,
});

/** Reversed ranges, each with a button that swaps it. */
export const ReversedRangesNotice = lazyComponent(
  () => import("./notices/reversed-ranges-notice.tsx"),
  { render: "on-visible", messages: noticeMessages },
);
