import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MonthlyAccount } from "./monthly-account.ts";

/** What a month costs, beside the price. */
export const MonthlyTotal = lazyComponent(() => import("./monthly-total-part.tsx"));
