import { propertyTypes } from "../../listing/enumerations.ts";
import { namesOfType } from "../property-type.ts";
import type { SetFilter } from "./filter-row.ts";

const [all, ...kinds] = propertyTypes;

/** Property types with their synonyms: `house` matches every `single_dwelling` (SRCH-113). */
export const propertyType = {
  name: "propertyType",
  values: propertyTypes,
  unrestricted: all,
  fact: { path: "propertyTypes", values: kinds, column: "property_types" },
  means: namesOfType,
  term: "type",
  hasChipEach: true,
} as const satisfies SetFilter;
