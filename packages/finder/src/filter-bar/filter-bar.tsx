import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { FilterBarModel } from "./bar-model.ts";

const FilterBarForm = lazyComponent(() => import("./filter-bar-part.tsx"));

/**
 * The filters over the results (visual §7): place, price, bedrooms, type, viewing, and the way to all others. A plain form
 * that the server renders and that is hydrated once the page has loaded (D42).
 */
export const FilterBar = ({ bar }: { bar: FilterBarModel }) => <FilterBarForm bar={bar} />;
