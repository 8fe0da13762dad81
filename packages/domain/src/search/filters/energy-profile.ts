import { energyLabels } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

/** The energy label, A to G (SRCH-039, SRCH-087). */
export const energyProfile = {
  name: "energyProfile",
  values: energyLabels,
  isSeveral: true,
  fact: {
    path: "additionalInfo.energyProfile.label",
    values: energyLabels,
    column: "energy",
  },
  term: "energy",
  title: "detail.energyProfile",
  isTitled: true,
} as const satisfies ChoiceFilter;
