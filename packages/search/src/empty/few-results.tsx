import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `FewResults`. */
export interface FewResultsProps {
  /** How many homes were found. */
  total: number;
}

/** Ways to more homes, under the few that were found. Counted once the page has loaded, so that it waits for nothing. */
export const FewResults = lazyComponent(() => import("./few-results-part.tsx"));
