import { lazyComponent } from "@hjem/storefront/lazy-component";

/** What a month costs, beside the price. */
export const MonthlyTotal = lazyComponent(() => import("./monthly-total-part.tsx"));
