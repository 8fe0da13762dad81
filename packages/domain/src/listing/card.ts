import { primaryArea, type LowHigh } from "./areas.ts";
import { isClosed, isRental, isShownHereFirst } from "./availability.ts";
import { listingOfDraft } from "./listing-type.ts";
import type { Listing } from "./listing.ts";
import type { Measure, Money } from "./money.ts";
import { chargesBesideSharedCost } from "./price/shared-cost.ts";
import { sumRange, pricePerArea, wholeTotalPrice } from "./price/total-price.ts";
import { withoutAmounts } from "./price/withheld-price.ts";
import type { Property } from "./property.ts";
import { shownFiles } from "./shown-files.ts";

const IMAGES_ON_CARD = 6;

const lowest = (money: Money | null): number | null => sumRange(money)?.min ?? null;

const measure = (area: LowHigh | null): Measure | null => area && { metric: "m2", value: area.min };

const pricesOf = ({ prices, contractDetails }: Listing) => {
  const charges = chargesBesideSharedCost(prices);
  const price = sumRange(prices.price ?? prices.askingPrice ?? prices.monthly);
  return {
    price: price?.min ?? null,
    priceMin: price?.min ?? null,
    priceMax: price?.max ?? null,
    priceMethod: prices.method,
    auctionDate: prices.auctionDate,
    askingPrice: lowest(prices.askingPrice),
    totalPrice: wholeTotalPrice(prices)?.min ?? null,
    addingCost: lowest(prices.addingCost),
    jointDebt: lowest(prices.jointDebt),
    sharedCost: lowest(prices.sharedCost),
    annualMunicipalityFees: lowest(charges.annualMunicipalityFees),
    groundRent: lowest(contractDetails.fixedFee),
    annualPropertyTax: lowest(charges.annualPropertyTax),
  } satisfies Partial<Property>;
};

const rentalOf = (listing: Listing): Pick<Property, "rental"> => {
  const { availableFrom, isPetAllowed } = listing.contractDetails;
  const rental = { deposit: lowest(listing.prices.deposit), availableFrom, isPetAllowed };
  const isStated = Object.values(rental).some((value) => value !== null);
  return isRental(listing) && !isClosed(listing) && isStated ? { rental } : {};
};

const roomsOf = ({ details: { bedrooms, bathrooms, garage, floor, floors } }: Listing) =>
  ({
    bedroom: bedrooms?.min ?? null,
    bedroomMin: bedrooms?.min ?? null,
    bedroomMax: bedrooms?.max ?? null,
    bathroom: bathrooms?.min ?? null,
    bathroomMin: bathrooms?.min ?? null,
    bathroomMax: bathrooms?.max ?? null,
    garage: garage?.min ?? null,
    garageMin: garage?.min ?? null,
    garageMax: garage?.max ?? null,
    floor,
    floors,
  }) satisfies Partial<Property>;

const areasOf = ({ details }: Listing) =>
  ({
    usageArea: measure(details.usageArea),
    floorArea: measure(details.floorSize ?? details.grossArea ?? details.usageArea),
    landSize: measure(details.landSize ?? details.plotArea),
    primaryRoom: measure(details.primaryRoom),
  }) satisfies Partial<Property>;

/** Currency of the first known price; unused for a listing without any. */
const currencyOf = ({ prices, priceHistory }: Listing): Money["currency"] | undefined =>
  Object.values(prices).find((value): value is Money => typeof value === "object" && value !== null)
    ?.currency ?? priceHistory[0]?.currency;

/**
 * The search result of a listing, derived from the listing only (D23, D24, D32): independent of clock and user. `x`
 * and `xMin` are the single or minimum value, `xMax` the maximum. The price per square metre uses BRA-i, else P-rom;
 * `infoSection` holds purchase costs, the interior area (BRA-i, else P-rom) and the shared costs. `currency` is only
 * for a listing without any price. Amounts that are withheld are null (D125).
 */
export function toProperty(stored: Listing, currency: Money["currency"]): Property {
  const listing = withoutAmounts(stored);
  const { additionalInfo, address } = listing;
  const { images } = shownFiles(listing);
  const prices = pricesOf(listing);
  const interior = primaryArea(listing.details);
  return {
    propertyId: listing.id,
    title: listing.title,
    address: address.fullAddress,
    street: address.street,
    suburb: address.suburb,
    region: address.region,
    postalCode: address.postCode,
    displayName: address.displayName,
    location: { lat: address.coordinates.lat, lng: address.coordinates.lng },
    timeZone: address.timeZone,
    listingType: listing.listingType,
    offerType: listingOfDraft(listing.listingType).acquisition,
    availability: listing.status,
    propertyType: listing.propertyTypes,
    ownership: listing.contractDetails.ownership,
    ...roomsOf(listing),
    images: images.slice(0, IMAGES_ON_CARD),
    imageCount: images.length,
    facilities: listing.facilities,
    ...prices,
    pricePerPrimary: pricePerArea(prices.price, interior),
    priceCurrency: currencyOf(listing) ?? currency,
    priceHistory: listing.priceHistory,
    ...(listing.priceStatement !== undefined && { priceStatement: listing.priceStatement }),
    ...rentalOf(listing),
    viewingDate: listing.viewingDates.toSorted((one, other) => one.unixFrom - other.unixFrom),
    isViewingByAppointment: listing.isViewingByAppointment,
    agencyId: listing.agencyId,
    agencyName: listing.agency?.name ?? null,
    ownerType: listing.ownerType,
    constructionYear: listing.yearBuilt,
    isFavorite: false,
    isPropertySold: listing.status === "sold",
    isPropertyRent: listing.status === "rented",
    isUnderConstruction: listing.underConstruction,
    isFirstOnMarket: isShownHereFirst(listing),
    projectId: listing.projectId,
    childPropertyId: listing.childPropertyIds,
    matchingUnits: null,
    biddingUrl: listing.biddingUrl,
    bookOpeningUrl: listing.bookOpeningUrl,
    energyProfile: additionalInfo.energyProfile,
    infoSection: {
      costs: prices.addingCost,
      interiorArea: measure(interior),
      sharedCosts: prices.sharedCost,
    },
    ...areasOf(listing),
    publishedAt: listing.publishedAt,
    isDemo: listing.isDemo,
  };
}
