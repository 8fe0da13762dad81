import { z } from "zod";
import { emailAddress } from "../email-address.ts";
import {
  conditions,
  energyLabels,
  furnishings,
  heatingGrades,
  locationTypes,
  ownerships,
  ownerTypes,
  priceMethods,
  propertyTypes,
} from "../listing/enumerations.ts";
import { CalendarDay } from "../listing/listing-dates.ts";
import { LatLng, WholeMoney } from "../listing/money.ts";
import { DESCRIPTION_MAX_LENGTH, INSPECTIONS_MAX } from "./draft-rules.ts";

/** Square metres with their unit (LIST-046, LIST-093, D90). */
export const DraftMeasure = z.object({
  value: z.number().nonnegative().max(100_000_000),
  unit: z.literal("m2"),
});
export type DraftMeasure = z.infer<typeof DraftMeasure>;

const Measure = DraftMeasure.nullable();
const Count = z.int().min(0).max(1_000).nullable();
const Year = z.int().min(1200).max(2200).nullable();
const Line = z.string().max(200).nullable();
const Text = z.string().max(4_000).nullable();
const Amount = WholeMoney.nullable();
const Flag = z.boolean().nullable();
const Day = CalendarDay.nullable();
/** An address of a page of the web. */
const WebUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullable();

/** Numbers of the land register and the housing association: text, as they are written (LIST-044, LIST-045, LIST-092). */
export const LandRegistry = z.object({
  /** Filled from the location's (LIST-050). */
  subLocalityNickname: Line,
  municipalityNumber: Line,
  farmNumber: Line,
  shareNumber: Line,
  sectionNumber: Line,
  leaseNumber: Line,
  apartmentNumber: Line,
  housingAssociationName: Line,
  housingAssociationOwner: Line,
  housingAssociationRegistrationNumber: Line,
  housingAssociationSectionNumber: Line,
});
export type LandRegistry = z.infer<typeof LandRegistry>;

/**
 * The fourth tab of a draft (LIST-043..060, D90, D91). Stored as typed: any field may be missing until publication;
 * `draft-checks` says what a listing type needs. Areas in square metres.
 */
export const PropertyDetail = z
  .object({
    propertyTypes: z.array(z.enum(propertyTypes).exclude(["all"])).max(14),
    title: Line,
    /** HTML with the tags of a listing; cleaned when it is stored. */
    description: z.string().max(DESCRIPTION_MAX_LENGTH).nullable(),
    entrance: Line,
    /** Set by the server (D90). */
    ownerType: z.enum(ownerTypes),
    landRegistry: LandRegistry.partial(),
    usageArea: Measure,
    primaryRoom: Measure,
    internalArea: Measure,
    externalArea: Measure,
    balconyArea: Measure,
    terraceArea: Measure,
    plotArea: Measure,
    groundSurface: Measure,
    propertyArea: Measure,
    areaDescription: Text,
    /** Square metres from and to; commercial (LIST-052, LIST-101). */
    grossArea: z
      .object({
        // Missing after a merge that emptied it.
        min: z.number().nonnegative().max(100_000_000).nullable().optional(),
        max: z.number().nonnegative().max(100_000_000).nullable().optional(),
      })
      .nullable(),
    constructionYear: Year,
    renovationYear: Year,
    heatingGrade: z.enum(heatingGrades).nullable(),
    /** The energy label. */
    energyProfile: z.enum(energyLabels).nullable(),
    bedrooms: Count,
    bathrooms: Count,
    beds: Count,
    totalRooms: Count,
    garages: Count,
    officeSpaces: Count,
    floorLocated: z.int().min(-3).max(200).nullable(),
    floors: z.int().min(1).max(200).nullable(),
    ownership: z.enum(ownerships).nullable(),
    condition: z.enum(conditions).nullable(),
    isFirstOnMarket: Flag,
    isPartialRentalAllowed: Flag,
    /** Keys of the region's facilities. */
    facilities: z.array(z.string().max(40)).max(80),
    /** Year in which a ground lease expires. */
    yearOfFixedAgreement: Year,
    /** Ground rent per year. */
    fixedFee: Amount,
    isLandOwnedBySeller: Flag,
    plotDescription: Text,
    hasSecurityOrder: Flag,
    preemptionDescription: Text,
    furnished: z.enum(furnishings).exclude(["all"]).nullable(),
    includedInLease: Text,
    isPetAllowed: Flag,
    technicalDescription: Text,
    url: WebUrl,
    urlAlias: Line,
    /** Income from rent per year; commercial sale (LIST-053). */
    rentalIncome: Amount,
    locationType: z.enum(locationTypes).nullable(),
    /** Metres above sea level. */
    elevation: z.number().min(-20).max(9_000).nullable(),
    qualityStandard: Line,
    isFixedPoint: Flag,
    conditionReportLink: WebUrl,
    /** Where an agent's sale shows its estimate and what it compares with (market A3). */
    statementOfInformationLink: WebUrl,
  })
  .partial();
export type PropertyDetail = z.infer<typeof PropertyDetail>;
export type PropertyDetailField = keyof PropertyDetail;

/** A viewing: a day of the listing's time zone with its times (LIST-071). */
export const DraftInspection = z.object({
  date: CalendarDay,
  /** `HH:MM`. */
  timeFrom: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  timeTo: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});
export type DraftInspection = z.infer<typeof DraftInspection>;

/** The fifth tab of a draft (LIST-061..072, D91): whole kroner or dollars, days of the listing's time zone. */
export const PriceAndDate = z
  .object({
    askingPrice: Amount,
    /** Upper end of a price guide (D91). */
    askingPriceMax: Amount,
    priceMethod: z.enum(priceMethods).nullable(),
    auctionDate: Day,
    /** The price by which a listing without a stated price is found; never shown (D91). */
    searchPrice: Amount,
    addingCost: Amount,
    costIncluded: Flag,
    /** Computed by the server (D90). */
    totalPrice: Amount,
    jointDebt: Amount,
    sharedCost: Amount,
    finalMonthlySharedCost: Amount,
    includedInSharedCost: z.string().max(1_000).nullable(),
    /** HTML; cleaned when it is stored (LIST-063). */
    sharedCostsDescriptionHtml: z.string().max(4_000).nullable(),
    sharedFund: Amount,
    tax: Amount,
    valuation: Amount,
    valuationAsCollateral: Amount,
    annualMunicipalityFees: Amount,
    annualPropertyTax: Amount,
    /** Rent per period of the region. */
    monthly: Amount,
    deposit: Amount,
    availableFrom: Day,
    availableTo: Day,
    rentalFrom: Day,
    rentalTo: Day,
    inspections: z.array(DraftInspection).max(INSPECTIONS_MAX),
    isInspectionByAppointment: Flag,
    viewingDescription: z.string().max(1_000).nullable(),
  })
  .partial();
export type PriceAndDate = z.infer<typeof PriceAndDate>;
export type PriceAndDateField = keyof PriceAndDate;

/** The third tab of a draft (LIST-041). `region` is the county or the state's code. */
export const DraftLocation = z
  .object({
    street: z.string().max(120).nullable(),
    suburb: z.string().max(80).nullable(),
    region: z.string().max(60).nullable(),
    postCode: z
      .string()
      .regex(/^\d{4}$/)
      .nullable(),
    coordinates: LatLng.nullable(),
    subLocalityNickname: Line,
    /** The suggestion that was chosen, as it was shown. */
    mapSuggest: Line,
  })
  .partial();
export type DraftLocation = z.infer<typeof DraftLocation>;

/** Who answers enquiries about the listing (LIST-042); never on a public page but as the listing shows contacts. */
export const DraftContacts = z
  .object({
    name: z.string().max(80).nullable(),
    phones: z.array(z.string().max(20)).max(3),
    email: emailAddress(254).nullable(),
  })
  .partial();
export type DraftContacts = z.infer<typeof DraftContacts>;
