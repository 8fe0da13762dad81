import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The monthly costs of a home, on assumed terms until hydrated, then on the visitor's own. */
export const MonthlyCosts = lazyComponent(() => import("./monthly-costs-part.tsx"));
