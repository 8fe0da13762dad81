import { lazyPart } from "@hjem/storefront/lazy-part";

/** Props of `FewResults`. */
export interface FewResultsProps {
  /** How many homes were found. */
  total: number;
}

/** Ways to more homes, under the few that were found. Counted once the page has loaded, so that it waits for nothing. */
export const FewResults = lazyPart<FewResultsProps>(() => import("./few-results-part.tsx"));
