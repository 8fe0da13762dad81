import { lazyComponent } from "@hjem/storefront/lazy-component";
import { noResultsMessages } from "../no-results/no-results-messages.ts";

/** Suggestions below few results, counted once the page has loaded, so that it does not wait for them. */
export const FewResults = lazyComponent(() => import("../no-results/few-results.tsx"), {
  render: "on-visible",
  messages: noResultsMessages,
});

/** The button that saves the search, also on the map. */
export const SaveThisSearch = lazyComponent(() => import("./save-this-search.tsx"));

/** The ignored parameters of the URL (D31). */
export const IgnoredNotice = lazyComponent(() => import("./ignored-notice.tsx"), {
  render: "on-visible",
});
