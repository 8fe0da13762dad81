import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Ranges that stand upside down, each with the press that turns it. */
export const ReversedNotice = lazyComponent(() => import("./reversed-notice-part.tsx"));
