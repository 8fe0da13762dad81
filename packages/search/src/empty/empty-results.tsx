import { lazyComponent } from "@hjem/storefront/lazy-component";

/** A search that finds nothing: what each filter costs, and homes that miss by one filter only, or that there are none yet. Few searches need it. */
export const EmptyResults = lazyComponent(() => import("./empty-results-part.tsx"));
