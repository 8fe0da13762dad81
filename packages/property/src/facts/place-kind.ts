import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";

/** What stands for sale or rent, in the words that a page finds for it. */
export type PlaceKind = "home" | "premises" | "land" | "parking";

const land: readonly PropertyType[] = ["plot", "land"];
const parking: readonly PropertyType[] = ["garage", "garage_parking"];

/** Nobody lives in premises, on land, or where cars stand. */
export function placeKind({
  listingType,
  propertyTypes,
}: Pick<Listing, "listingType" | "propertyTypes">): PlaceKind {
  if (listingType.startsWith("commercial")) return "premises";
  if (propertyTypes.every((type) => land.includes(type))) return "land";
  return propertyTypes.every((type) => parking.includes(type)) ? "parking" : "home";
}
