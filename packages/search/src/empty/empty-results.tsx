import { lazyPart } from "@hjem/storefront/lazy-part";
import type { EmptyModel } from "./empty-model.ts";

/** A search that finds nothing: what each filter costs, and homes that miss by one filter only, or that there are none yet. Few searches need it. */
export const EmptyResults = lazyPart<EmptyModel>(() => import("./empty-results-part.tsx"));
