import { lazyComponent } from "@hjem/storefront/lazy-component";

/** A month in this home, told on assumed terms until the page lives; then on the visitor's own. */
export const MonthlyCosts = lazyComponent(() => import("./monthly-costs-part.tsx"));
