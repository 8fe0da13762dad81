import { uninhabitedTypes } from "../listing/enumerations.ts";
import type { Listing } from "../listing/listing.ts";

/** What a new owner or tenant may have to insure, in display order. */
export const insuranceNeeds = [
  /** The house, insured by its owner alone. */
  "building",
  /** The building, insured by all owners together and paid by the shared costs. */
  "sharedBuilding",
  "contents",
  /** Against defects of the home: bought by the seller, or not. */
  "sellerTaken",
  "sellerMissing",
  /** Legal help in a dispute about the purchase. */
  "buyer",
  /** For owners who let a home. */
  "landlord",
] as const;
export type InsuranceNeed = (typeof insuranceNeeds)[number];

/** Owned together with others, who insure the building. */
const sharedOwnerships: readonly unknown[] = ["share", "stock", "cooperative"];
const flats: readonly unknown[] = ["apartment", "flat"];
/** Not homes: other insurance rules apply, which the site does not cover. */
const uninhabited: readonly unknown[] = uninhabitedTypes;

/**
 * What to insure in a home: nothing for commercial property, bare land and garages. A tenant insures contents
 * only. `hasSaleCover`: the market has insurances of the sale itself, the seller's and the buyer's (Norway,
 * market N14).
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
