import type { PropertyType } from "../listing/enumerations.ts";
import type { DraftListingType } from "../listing/listing-type.ts";

/** Listing types that have a field in common. */
export const homes = [
  "residential_sale",
  "residential_rent",
  "leisure_sale",
  "leisure_rent",
] as const satisfies readonly DraftListingType[];
export const homesForSale = [
  "residential_sale",
  "leisure_sale",
] as const satisfies readonly DraftListingType[];
export const leisure = [
  "leisure_sale",
  "leisure_rent",
] as const satisfies readonly DraftListingType[];
export const sales = [
  "residential_sale",
  "leisure_sale",
  "commercial_sale",
] as const satisfies readonly DraftListingType[];
export const rents = [
  "residential_rent",
  "leisure_rent",
  "commercial_rent",
] as const satisfies readonly DraftListingType[];
export const homesForRent = [
  "residential_rent",
  "leisure_rent",
] as const satisfies readonly DraftListingType[];
export const commercial = [
  "commercial_sale",
  "commercial_rent",
] as const satisfies readonly DraftListingType[];

/** Bare land: nothing is built on it. */
export const landTypes = ["land", "plot"] as const satisfies readonly PropertyType[];
/** A part of a home, without land or building of its own. */
export const roomTypes = [
  "room_in_shared_apartment",
  "dorm",
] as const satisfies readonly PropertyType[];
/** Whole houses, which have no floor number. */
export const houseTypes = [
  "single_dwelling",
  "twin_dwelling",
  "townhouse",
  "cabin",
  "farm",
] as const satisfies readonly PropertyType[];
