import { z } from "zod";
import {
  conditions,
  energyLabels,
  furnishings,
  heatingGrades,
  locationTypes,
  ownerships,
  priceMethods,
} from "./enumerations.ts";
import { CalendarDay } from "./listing-dates.ts";
import { Money } from "./money.ts";
import { projectPhases, taskStatuses } from "./project-timeline.ts";

/** A number that may be a range (projects): single or minimum value, and the maximum of a range (D23). */
const CountRange = z.object({ min: z.number().nonnegative(), max: z.number().nonnegative() });
const Count = CountRange.nullable().default(null);
/** Square metres, single or range. */
const Area = CountRange.nullable().default(null);
const OptionalMoney = Money.nullable().default(null);
/** Missing in listings that were stored before the field was there. */
const LaterMoney = Money.nullable().optional();

/** Prices and costs of a listing in whole kroner or dollars (spec §3 prices; D30). */
export const ListingPrices = z.object({
  /** The price for searching and sorting: asking price for sale, else the rent per `rentPeriodOf` the listing type. */
  price: OptionalMoney,
  askingPrice: OptionalMoney,
  totalPrice: OptionalMoney,
  jointDebt: OptionalMoney,
  /** One-time purchase costs (omkostninger; stamp duty and fees). */
  addingCost: OptionalMoney,
  /** True where `addingCost` is calculated by the market's rules, as the seller has stated none. */
  isAddingCostCalculated: z.literal(true).optional(),
  /** Per month in Norway (felleskostnader), per quarter in Australia (strata levies). */
  sharedCost: OptionalMoney,
  /** The same after the interest-only period of the joint debt. */
  finalMonthlySharedCost: LaterMoney,
  includedInSharedCost: z.string().max(1000).default(""),
  sharedFund: OptionalMoney,
  /** Rent per `rentPeriodOf` the listing type (D30). */
  monthly: OptionalMoney,
  deposit: OptionalMoney,
  valuation: OptionalMoney,
  /** The value that a bank lends on (låneverdi). */
  valuationAsCollateral: LaterMoney,
  /** The value for the wealth tax (formuesverdi). */
  taxValue: LaterMoney,
  annualMunicipalityFees: OptionalMoney,
  annualPropertyTax: OptionalMoney,
  /** Rental income from a part of the home, per year. */
  rentalIncome: OptionalMoney,
  /** How the price is stated. */
  method: z.enum(priceMethods).default("fixed"),
  /** Date of the auction where `method` is `auction`. */
  auctionDate: CalendarDay.nullable().default(null),
});
export type ListingPrices = z.infer<typeof ListingPrices>;

/** Rooms and areas; areas in square metres (spec §3 details). */
export const ListingDetails = z.object({
  bedrooms: Count,
  bathrooms: Count,
  beds: Count,
  garage: Count,
  totalRooms: Count,
  officeSpaces: Count,
  /** Floor of the home, 1 is the ground floor; null for whole houses. */
  floor: z.int().min(-3).max(200).nullable().default(null),
  /** Number of floors of the building or house. */
  floors: z.int().min(1).max(200).nullable().default(null),
  /** Living area (BRA-i in Norway, internal area in Australia); D10. */
  internalArea: Area,
  externalArea: Area,
  balconyArea: Area,
  terraceArea: Area,
  primaryRoom: Area,
  usageArea: Area,
  grossArea: Area,
  groundSurface: Area,
  plotArea: Area,
  landSize: Area,
  propertyArea: Area,
  floorSize: Area,
});
export type ListingDetails = z.infer<typeof ListingDetails>;

/** Energy label and heating grade; `consumption` in kWh per square metre and year. */
export const EnergyProfile = z.object({
  label: z.enum(energyLabels).nullable().default(null),
  heating: z.enum(heatingGrades).nullable().default(null),
  consumption: z.number().nonnegative().nullable().default(null),
});
export type EnergyProfile = z.infer<typeof EnergyProfile>;

/** Terms of ownership and lease (spec §3 contractDetails). */
export const ContractDetails = z.object({
  ownership: z.enum(ownerships).nullable().default(null),
  condition: z.enum(conditions).default("used"),
  furnished: z.enum(furnishings).exclude(["all"]).nullable().default(null),
  availableFrom: CalendarDay.nullable().default(null),
  availableTo: CalendarDay.nullable().default(null),
  rentalFrom: CalendarDay.nullable().default(null),
  rentalTo: CalendarDay.nullable().default(null),
  includedInLease: z.string().max(1000).default(""),
  isPetAllowed: z.boolean().nullable().default(null),
  /** Year in which a ground lease expires (festeavtale). */
  yearOfFixedAgreement: z.int().nullable().default(null),
  isLandOwnedBySeller: z.boolean().nullable().default(null),
  /** A ground lease of the spot of a cabin alone (punktfeste); missing in older listings. */
  isFixedPoint: z.boolean().nullable().optional(),
  hasSecurityOrder: z.boolean().nullable().default(null),
  /** Ground rent per year. */
  fixedFee: OptionalMoney,
  isPartialRentalAllowed: z.boolean().nullable().default(null),
  locationType: z.enum(locationTypes).nullable().default(null),
  /** Metres above sea level, for leisure. */
  elevation: z.number().nullable().default(null),
  hasSellerInsurance: z.boolean().nullable().default(null),
});
export type ContractDetails = z.infer<typeof ContractDetails>;

/** One phase of a project (spec §4 project timeline). */
export const TimelineEntry = z.object({
  phase: z.enum(projectPhases),
  status: z.enum(taskStatuses),
  date: CalendarDay.nullable().default(null),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;
