import { noDetails, noPrices } from "../listing/empty-details.ts";
import type { ContractDetails, ListingDetails, ListingPrices } from "../listing/listing-details.ts";
import type { DraftListingType } from "../listing/listing-type.ts";
import type { Listing } from "../listing/listing.ts";
import type { CurrencyCode, Money } from "../listing/money.ts";
import type { DraftFieldPath } from "../publishing/all-fields.ts";
import type { DraftTextsOfLanguage } from "../publishing/draft-texts.ts";
import type { DraftMeasure, LandRegistry, PriceAndDate, PropertyDetail } from "./draft-detail.ts";
import { fieldValue, isEmptyValue } from "./draft-field.ts";
import { draftTotalPrice } from "./draft-total-price.ts";

/** A value that may be missing or null. */
type Optional<Value> = Value | null | undefined;

const countOf = (count: Optional<number>): ListingDetails["bedrooms"] =>
  count === null || count === undefined ? null : { min: count, max: count };

const areaOf = (measure: Optional<DraftMeasure>): ListingDetails["usageArea"] =>
  countOf(measure?.value === 0 ? null : measure?.value);

const grossAreaOf = ({ grossArea }: PropertyDetail): ListingDetails["grossArea"] => {
  const min = grossArea?.min ?? grossArea?.max ?? null;
  const max = grossArea?.max ?? grossArea?.min ?? null;
  return min === null || max === null ? null : { min, max };
};

/** Rooms and areas of a listing. The floor area of business premises is their internal area (D10). */
export function detailsOf(detail: PropertyDetail, listingType: DraftListingType): ListingDetails {
  const isCommercial = listingType.startsWith("commercial");
  return {
    ...noDetails,
    bedrooms: countOf(detail.bedrooms),
    bathrooms: countOf(detail.bathrooms),
    beds: countOf(detail.beds),
    garage: countOf(detail.garages),
    totalRooms: countOf(detail.totalRooms),
    officeSpaces: countOf(detail.officeSpaces),
    floor: detail.floorLocated ?? null,
    floors: detail.floors ?? null,
    internalArea: areaOf(detail.internalArea),
    externalArea: areaOf(detail.externalArea),
    balconyArea: areaOf(detail.balconyArea),
    terraceArea: areaOf(detail.terraceArea),
    primaryRoom: areaOf(detail.primaryRoom),
    usageArea: areaOf(detail.usageArea),
    grossArea: grossAreaOf(detail),
    groundSurface: areaOf(detail.groundSurface),
    plotArea: areaOf(detail.plotArea),
    propertyArea: areaOf(detail.propertyArea),
    floorSize: isCommercial ? areaOf(detail.internalArea) : null,
  };
}

const moneyOf = (amount: Optional<number>, currency: CurrencyCode): Money | null =>
  amount === null || amount === undefined ? null : { amount, min: null, max: null, currency };

/** A price guide has two ends; equal ones are one price. */
const rangeOf = (low: Optional<number>, high: Optional<number>, currency: CurrencyCode) =>
  typeof low === "number" && typeof high === "number" && high > low
    ? { amount: null, min: low, max: high, currency }
    : moneyOf(low ?? high, currency);

/** Amounts of a listing; the price of a search is the rent, the asking price, or the search price (D30, D91). */
export function pricesOf(
  detail: PropertyDetail,
  price: PriceAndDate,
  {
    currency,
    hasTotalPrice,
    calculatedCost,
  }: { currency: CurrencyCode; hasTotalPrice: boolean; calculatedCost: number | null },
): ListingPrices {
  const money = (amount: Optional<number>) => moneyOf(amount, currency);
  const askingPrice = rangeOf(price.askingPrice, price.askingPriceMax, currency);
  const addingCost = price.addingCost ?? calculatedCost;
  const isCalculated = addingCost !== null && addingCost !== price.addingCost;
  return {
    ...noPrices,
    price: money(price.monthly) ?? askingPrice ?? money(price.searchPrice),
    askingPrice,
    totalPrice: hasTotalPrice ? money(draftTotalPrice({ ...price, addingCost })) : null,
    jointDebt: money(price.jointDebt),
    addingCost: money(addingCost),
    ...(isCalculated && { isAddingCostCalculated: true }),
    sharedCost: money(price.sharedCost),
    finalMonthlySharedCost: money(price.finalMonthlySharedCost),
    includedInSharedCost: price.includedInSharedCost ?? "",
    sharedFund: money(price.sharedFund),
    monthly: money(price.monthly),
    deposit: money(price.deposit),
    valuation: money(price.valuation),
    valuationAsCollateral: money(price.valuationAsCollateral),
    taxValue: money(price.tax),
    annualMunicipalityFees: money(price.annualMunicipalityFees),
    annualPropertyTax: money(price.annualPropertyTax),
    rentalIncome: money(detail.rentalIncome),
    method: price.priceMethod ?? "fixed",
    auctionDate: price.auctionDate ?? null,
  };
}

/** The housing co-operative or owners corporation; the numbers of the land register are not public (D87). */
export function associationOf({
  housingAssociationName: name = null,
  housingAssociationRegistrationNumber: number = null,
  housingAssociationSectionNumber: share = null,
}: Partial<LandRegistry>): Pick<Listing, "housingAssociation"> {
  return name || number || share ? { housingAssociation: { name, number, share } } : {};
}

/** Pages of other sites that a listing leads to. */
export const linksOf = ({
  conditionReportLink,
  url,
  urlAlias,
}: PropertyDetail): Pick<Listing, "conditionReportUrl" | "website"> => ({
  ...(conditionReportLink && { conditionReportUrl: conditionReportLink }),
  ...(url && { website: { url, label: urlAlias?.trim() || null } }),
});

/** Terms of ownership and lease. */
export const contractOf = (
  detail: PropertyDetail,
  price: PriceAndDate,
  currency: CurrencyCode,
): ContractDetails => ({
  ownership: detail.ownership ?? null,
  condition: detail.condition ?? "used",
  furnished: detail.furnished ?? null,
  availableFrom: price.availableFrom ?? null,
  availableTo: price.availableTo ?? null,
  rentalFrom: price.rentalFrom ?? null,
  rentalTo: price.rentalTo ?? null,
  includedInLease: (detail.includedInLease ?? "").slice(0, 1_000),
  isPetAllowed: detail.isPetAllowed ?? null,
  yearOfFixedAgreement: detail.yearOfFixedAgreement ?? null,
  isLandOwnedBySeller: detail.isLandOwnedBySeller ?? null,
  isFixedPoint: detail.isFixedPoint ?? null,
  hasSecurityOrder: detail.hasSecurityOrder ?? null,
  fixedFee: moneyOf(detail.fixedFee, currency),
  isPartialRentalAllowed: detail.isPartialRentalAllowed ?? null,
  locationType: detail.locationType ?? null,
  elevation: detail.elevation ?? null,
  hasSellerInsurance: null,
});

/** Texts that a listing has no field for: they follow its description under their headings. */
const describedFields = [
  "property_detail.area_description",
  "property_detail.plot_description",
  "property_detail.entrance",
  "property_detail.quality_standard",
  "property_detail.preemption_description",
  "property_detail.technical_description",
  "price_and_date.shared_costs_description_html",
  "price_and_date.viewing_description",
] as const satisfies readonly DraftFieldPath[];

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");

/** The description with the texts that have no field of their own, headed by the names of the fields, as HTML; the HTML fields are clean already. */
export function describedIn(
  propertyDetail: PropertyDetail,
  priceAndDate: PriceAndDate,
  texts: DraftTextsOfLanguage["fields"],
): string {
  const sections = describedFields.flatMap((path) => {
    const value = fieldValue({ propertyDetail, priceAndDate }, path);
    const heading = texts[path]?.label;
    if (typeof value !== "string" || isEmptyValue(value) || !heading) return [];
    return [`<h3>${escaped(heading)}</h3>${path.endsWith("_html") ? value : paragraphs(value)}`];
  });
  return [propertyDetail.description ?? "", ...sections].join("");
}
