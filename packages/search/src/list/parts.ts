import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Ways to more homes, under the few that were found. Counted once the page has loaded, so that it waits for nothing. */
export const FewResults = lazyComponent(() => import("../empty/few-results.tsx"));

/** What the address held that could not be used (D31). */
export const IgnoredNotice = lazyComponent(() => import("./ignored-notice.tsx"));
