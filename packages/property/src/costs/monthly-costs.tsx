import { lazyPart } from "@hjem/storefront/lazy-part";
import type { MonthlyAccount } from "./monthly-account.ts";

/** A month in this home, told on assumed terms until the page lives; then on the visitor's own. */
export const MonthlyCosts = lazyPart<MonthlyAccount>(() => import("./monthly-costs-part.tsx"));
