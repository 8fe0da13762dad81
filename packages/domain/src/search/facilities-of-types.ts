import type { PropertyType } from "../listing/enumerations.ts";
import type { Facility, Region } from "../region.ts";

/** A region's facilities with their subsets per property type (spec §9). */
export type FacilityTable = Pick<Region, "facilities" | "facilitiesByType">;

/** The facilities that homes of any of these types can have, in the table's order; all of them without a type. */
export function facilitiesOfTypes(
  { facilities, facilitiesByType }: FacilityTable,
  types: readonly PropertyType[],
): readonly Facility[] {
  const subsets = types.map((type) => facilitiesByType[type]);
  if (subsets.length === 0 || subsets.includes(undefined)) return facilities;
  const keys = new Set(subsets.flat());
  return facilities.filter(({ key }) => keys.has(key));
}
