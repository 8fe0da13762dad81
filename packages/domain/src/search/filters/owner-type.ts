import { ownerTypes } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

const seller = {
  values: [...ownerTypes, "all"],
  isSeveral: false,
  fact: { path: "ownerType", values: ownerTypes, column: "owner_type" },
  term: "owner",
} as const satisfies Omit<ChoiceFilter, "name">;

/** Who advertises: a private owner or an agent (SRCH-085). */
export const ownerType = { name: "ownerType", ...seller } as const satisfies ChoiceFilter;

/** Who sells: the same values as `ownerType` (spec §3, SRCH-086). */
export const soldBy = {
  name: "soldBy",
  ...seller,
  isCounted: false,
} as const satisfies ChoiceFilter;
