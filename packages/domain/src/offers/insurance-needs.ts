import { uninhabitedTypes } from "../listing/enumerations.ts";
import type { Listing } from "../listing/listing.ts";

/** What whoever moves into a home may have to insure, in the order in which it is shown. */
export const insuranceNeeds = [
  /** The house, which its owner insures alone. */
  "building",
  /** The house, which all owners insure together and pay for with the shared costs. */
  "sharedBuilding",
  "contents",
  /** Against defects of the home: taken by the seller, or not. */
  "sellerTaken",
  "sellerMissing",
  /** Help in a dispute about the purchase. */
  "buyer",
  /** Against what befalls who lets a home. */
  "landlord",
] as const;
export type InsuranceNeed = (typeof insuranceNeeds)[number];

/** Owned together with others, who insure the building. */
const sharedOwnerships: readonly unknown[] = ["share", "stock", "cooperative"];
const flats: readonly unknown[] = ["apartment", "flat"];
/** Nobody lives there: other insurance rules apply, which the site does not cover. */
const uninhabited: readonly unknown[] = uninhabitedTypes;

/**
 * What to insure in a home: nothing for premises, bare land and garages. A tenant insures belongings alone.
 * `hasSaleCover`: the market knows insurances of the sale itself, the seller's and the buyer's (Norway, market N14).
 */
export function insuranceNeedsOf(
  {
    listingType,
    propertyTypes,
    contractDetails,
    prices,
  }: Pick<Listing, "listingType" | "propertyTypes" | "contractDetails" | "prices">,
  hasSaleCover: boolean,
): InsuranceNeed[] {
  if (listingType.startsWith("commercial")) return [];
  if (propertyTypes.every((type) => uninhabited.includes(type))) return [];
  if (listingType.endsWith("_rent")) return ["contents"];
  const { ownership, hasSellerInsurance } = contractDetails;
  const isShared =
    sharedOwnerships.includes(ownership) ||
    prices.sharedCost !== null ||
    propertyTypes.some((type) => flats.includes(type));
  const needs: Record<InsuranceNeed, boolean> = {
    building: !isShared,
    sharedBuilding: isShared,
    contents: true,
    sellerTaken: hasSaleCover && hasSellerInsurance === true,
    sellerMissing: hasSaleCover && hasSellerInsurance === false,
    buyer: hasSaleCover,
    landlord: listingType === "residential_sale",
  };
  return insuranceNeeds.filter((need) => needs[need]);
}
