import { lazyPart } from "@hjem/storefront/lazy-part";
import type { MonthlyAccount } from "./monthly-account.ts";

/** What a month costs, beside the price. */
export const MonthlyTotal = lazyPart<MonthlyAccount>(() => import("./monthly-total-part.tsx"));
