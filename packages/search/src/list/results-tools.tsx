import { lazyPart } from "@hjem/storefront/lazy-part";
import type { ListModel } from "../model/list-model.ts";

/** Props of `ResultsTools`. */
export type ResultsToolsProps = Pick<ListModel, "sort" | "view" | "views">;

/** In which order and how the homes are shown. */
export const ResultsTools = lazyPart<ResultsToolsProps>(() => import("./results-tools-part.tsx"));
