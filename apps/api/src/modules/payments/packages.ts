import type { OfferedPackage, TaxedPrice } from "@hjem/domain/draft/payment";
import { splitTax } from "@hjem/domain/draft/payment-rules";
import type { Language } from "@hjem/domain/language";
import type { ListingPackage } from "@hjem/domain/listing/listing-package";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import type { Region } from "@hjem/domain/region";

/** Packages of a market for a listing type (D97); none before the type is chosen. */
export const packagesFor = (
  { listingSales }: Pick<Region, "listingSales">,
  listingType: DraftListingType | null,
): ListingPackage[] =>
  listingSales.packages.filter(
    ({ listingTypes }) => listingType !== null && listingTypes.includes(listingType),
  );

/** Whether a payment is for a listing of a type: it was made for that type, or for another one of the same package. */
export const paysFor = (
  region: Pick<Region, "listingSales">,
  payment: { package: string; listing_type: DraftListingType },
  listingType: DraftListingType | null,
): boolean =>
  payment.listing_type === listingType ||
  packagesFor(region, listingType).some(({ key }) => key === payment.package);

/** A package's price with its tax, in minor units. */
export const taxedPrice = (
  { listingSales }: Pick<Region, "listingSales">,
  { total, currency }: ListingPackage,
): TaxedPrice => {
  const taxRate = listingSales.tax.rate;
  return { ...splitTax(total, taxRate), taxRate, total, currency };
};

/** Packages with their prices, as they are offered. */
export const offeredPackages = (
  region: Region,
  listingType: DraftListingType | null,
): OfferedPackage[] =>
  packagesFor(region, listingType).map((one) => ({
    key: one.key,
    days: one.days,
    price: taxedPrice(region, one),
  }));

/** Name of the tax in a language, e.g. GST. */
export const taxNameOf = (region: Region, language: Language): string => {
  const { name } = region.listingSales.tax;
  return name[language] ?? name[region.defaultLanguage] ?? "";
};
