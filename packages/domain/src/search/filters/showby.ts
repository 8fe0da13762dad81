import { photoCategories, pictureKinds } from "../../listing/enumerations.ts";
import type { SetFilter } from "./filter-row.ts";

/** Rooms that a result must have a picture of (spec §5 showby, SRCH-122). */
export const showby = {
  name: "showby",
  values: photoCategories,
  unrestricted: "any",
  fact: { path: "images[*].type", values: pictureKinds, column: "photo_kinds" },
  term: "photo",
  isOffered: ({ isHome }) => isHome,
} as const satisfies SetFilter;
