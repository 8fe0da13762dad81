import {
  codeColumns,
  type CodeColumn,
  flagColumns,
  type FlagColumn,
  type MaskColumn,
  maskColumns,
} from "./row-text.ts";

/** Ids that mean "this small column has this value": every column has its own range of this size. */
export const STRETCH = 32;
const stretches: readonly (CodeColumn | MaskColumn | "flags")[] = [
  ...codeColumns,
  ...maskColumns,
  "flags",
];
const FACILITIES_FROM = stretches.length * STRETCH;
/** How many such numbers there are. */
export const FEATURES = FACILITIES_FROM + 128;

/** The number of a value of a small column; of a bit of a mask. */
export const featureOf = (column: (typeof stretches)[number], value: number): number =>
  stretches.indexOf(column) * STRETCH + value;

/** The number of a flag that is set. */
export const flagFeature = (column: FlagColumn): number =>
  featureOf("flags", flagColumns.indexOf(column));

/** The number of a bit of `facilities`. */
export const facilityFeature = (bit: number): number => FACILITIES_FROM + bit;
