import type { PropertyType } from "./enumerations.ts";

/** Whether the page calls it a home, commercial property, land or parking. */
export type PlaceKind = "home" | "premises" | "land" | "parking";

const land: readonly PropertyType[] = ["plot", "land"];
const parking: readonly PropertyType[] = ["garage", "garage_parking"];

/** Commercial property, land and parking are not homes. */
export function placeKind({
  listingType,
  propertyTypes,
}: {
  listingType: string;
  propertyTypes: readonly PropertyType[];
}): PlaceKind {
  if (listingType.startsWith("commercial")) return "premises";
  if (propertyTypes.every((type) => land.includes(type))) return "land";
  return propertyTypes.every((type) => parking.includes(type)) ? "parking" : "home";
}
