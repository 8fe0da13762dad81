import { lazyPart } from "@hjem/storefront/lazy-part";
import type { NearModel } from "./near-model.ts";

/** A search that finds nothing: what each filter costs, and homes that miss by one filter only. Few searches need it. */
export const EmptyResults = lazyPart<NearModel>(() => import("./empty-results-part.tsx"));
