import { z } from "zod";
import { AgencyId } from "../agency/agency.ts";
import { availabilities } from "./availability.ts";
import {
  energyLabels,
  heatingGrades,
  ownerships,
  ownerTypes,
  priceMethods,
  propertyTypes,
} from "./enumerations.ts";
import { ListingImage } from "./image.ts";
import { CalendarDay, Instant, PriceHistoryEntry, ViewingDate } from "./listing-dates.ts";
import { acquisitions, draftListingTypes } from "./listing-type.ts";
import { CurrencyCode, LatLng, Measure, WholeMoney } from "./money.ts";
import { PropertyId } from "./property-id.ts";

const count = z.number().nonnegative().nullable();
const sum = WholeMoney.nullable();
const measure = Measure.nullable();

/** The units of a project that match a search (D110). `priceMin` in whole kroner or dollars, null without prices. */
export const MatchingUnits = z.object({ count: z.int().positive(), priceMin: sum });
export type MatchingUnits = z.infer<typeof MatchingUnits>;

/** Longitude, always named `lng`. */
const readLocation = (wire: unknown): unknown =>
  typeof wire === "object" && wire !== null && "lon" in wire && !("lng" in wire)
    ? { ...wire, lng: wire.lon }
    : wire;

/** What a tenant asks of a home for rent; null where it is not stated. */
export const RentalTerms = z.object({
  deposit: sum,
  availableFrom: CalendarDay.nullable(),
  isPetAllowed: z.boolean().nullable(),
});
export type RentalTerms = z.infer<typeof RentalTerms>;

/**
 * A search result (spec §3 Property). Independent of user and time of the request (D32): `isFavorite` is always false
 * here; "new" and "viewing today" are computed when rendered. A range has its minimum in `x` and `xMin` and its
 * maximum in `xMax` (D23, D32).
 */
export const Property = z.object({
  propertyId: PropertyId,
  title: z.string(),
  address: z.string(),
  street: z.string(),
  suburb: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** Short name of the place (district, suburb) for the first line of a result row. */
  displayName: z.string(),
  /** Read with `lon` too, always written with `lng` (SRCH-183). */
  location: z.preprocess(readLocation, LatLng),
  timeZone: z.string(),
  listingType: z.enum(draftListingTypes),
  offerType: z.enum(acquisitions),
  availability: z.enum(availabilities),
  propertyType: z.array(z.enum(propertyTypes).exclude(["all"])),
  ownership: z.enum(ownerships).nullable(),
  bedroom: count,
  bedroomMin: count,
  bedroomMax: count,
  bathroom: count,
  bathroomMin: count,
  bathroomMax: count,
  garage: count,
  garageMin: count,
  garageMax: count,
  floor: z.int().nullable(),
  floors: z.int().nullable(),
  /** The first six; `imageCount` is the number of all. */
  images: z.array(ListingImage).max(6),
  imageCount: z.int().nonnegative(),
  facilities: z.array(z.string()),
  /** Asking price for sale, else the rent per `rentPeriodOf` its listing type (D30). */
  price: sum,
  priceMin: sum,
  priceMax: sum,
  priceMethod: z.enum(priceMethods),
  auctionDate: CalendarDay.nullable(),
  askingPrice: sum,
  totalPrice: sum,
  addingCost: sum,
  jointDebt: sum,
  sharedCost: sum,
  /** Yearly charges and tax that are paid beside the shared costs; null where these include them. */
  annualMunicipalityFees: sum,
  /** Ground rent per year (festeavgift). */
  groundRent: sum.default(null),
  annualPropertyTax: sum,
  /** Price per square metre of BRA-i, else of primary room; null without area (D30). */
  pricePerPrimary: sum,
  priceCurrency: CurrencyCode,
  priceHistory: z.array(PriceHistoryEntry),
  /** The statement that stands in place of the price; all amounts are null then (D125). */
  priceStatement: z.string().optional(),
  /** Absent for a home that cannot be rented, and where nothing of it is stated. */
  rental: RentalTerms.optional(),
  viewingDate: z.array(ViewingDate),
  isViewingByAppointment: z.boolean(),
  agencyId: AgencyId,
  agencyName: z.string().nullable(),
  ownerType: z.enum(ownerTypes),
  constructionYear: z.int().nullable(),
  /** Always false in responses; the app derives it (D32). */
  isFavorite: z.literal(false),
  isPropertySold: z.boolean(),
  isPropertyRent: z.boolean(),
  isUnderConstruction: z.boolean(),
  isFirstOnMarket: z.boolean(),
  projectId: PropertyId.nullable(),
  childPropertyId: z.array(PropertyId),
  /**
   * For a project that matches a search by its units: the number of units that match all filters, and their lowest
   * price; null for every other result and without a search (D55, D110).
   */
  matchingUnits: MatchingUnits.nullable().default(null),
  biddingUrl: z.string().nullable(),
  bookOpeningUrl: z.string().nullable(),
  energyProfile: z.object({
    label: z.enum(energyLabels).nullable(),
    consumption: z.number().nullable(),
    heating: z.enum(heatingGrades).nullable(),
  }),
  infoSection: z.object({ costs: sum, interiorArea: measure, sharedCosts: sum }),
  usageArea: measure,
  floorArea: measure,
  landSize: measure,
  primaryRoom: measure,
  publishedAt: Instant,
  isDemo: z.boolean(),
});
export type Property = z.infer<typeof Property>;
