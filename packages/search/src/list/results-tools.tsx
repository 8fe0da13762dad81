import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { ListModel } from "../model/list-model.ts";

/** Props of `ResultsTools`. */
export type ResultsToolsProps = Pick<ListModel, "sort" | "view" | "views">;

/** In which order and how the homes are shown. */
export const ResultsTools = lazyComponent(() => import("./results-tools-part.tsx"));
