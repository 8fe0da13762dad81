import type { DraftListingType, SearchListingType } from "./listing/listing-type.ts";
import type { CommercialRent, RegionBasics } from "./region.ts";

/** The period of a rent. */
export type RentPeriod = RegionBasics["rentPeriod"] | CommercialRent["period"];

/** What of a market decides the period of a rent. */
export type RentRegion = Pick<RegionBasics, "rentPeriod" | "commercialRent">;

/** How the market states rents of business premises; undefined for other listings, and where they are stated as those of homes. */
export const commercialRentOf = (
  { commercialRent }: Pick<RegionBasics, "commercialRent">,
  listingType: DraftListingType | SearchListingType,
): CommercialRent | undefined =>
  listingType.startsWith("commercial") ? commercialRent : undefined;

/** The period of the rents of a listing or of a search: in Australia per week, of business premises per year (D30). */
export const rentPeriodOf = (
  region: RentRegion,
  listingType: DraftListingType | SearchListingType,
): RentPeriod => commercialRentOf(region, listingType)?.period ?? region.rentPeriod;
