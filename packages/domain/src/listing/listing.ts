import { z } from "zod";
import { Agency, Agent, AgencyId } from "../agency/agency.ts";
import { isSitePath } from "../safe-redirect.ts";
import { availabilities } from "./availability.ts";
import { documentKinds } from "./document-kinds.ts";
import { ownerTypes, propertyTypes } from "./enumerations.ts";
import { ListingImage } from "./image.ts";
import { ListingAddress } from "./listing-address.ts";
import { CalendarDay, Instant, PriceHistoryEntry, ViewingDate } from "./listing-dates.ts";
import {
  ContractDetails,
  EnergyProfile,
  ListingDetails,
  ListingPrices,
  TimelineEntry,
} from "./listing-details.ts";
import { draftListingTypes } from "./listing-type.ts";
import { PropertyId } from "./property-id.ts";
import { PUBLIC_QUESTIONS_MAX, PublicQuestion } from "./public-question.ts";
import { shownFiles } from "./shown-files.ts";

/** A room of the listing with its area in square metres, for floor plans. */
export const ListingRoom = z.object({
  kind: z.enum([
    "living_room",
    "kitchen",
    "bathroom",
    "bedroom",
    "dining_room",
    "hall",
    "storage",
    "laundry",
    "terrace",
    "garage",
    "office",
    "sales",
  ]),
  area: z.number().positive(),
});
export type ListingRoom = z.infer<typeof ListingRoom>;

/** An http or https page of another site. */
const WebAddress = z.url({ protocol: /^https?$/ });
/** A page of the advertiser, or a path of this site. */
const PageAddress = z.union([WebAddress, z.string().refine(isSitePath)]);

/** A document of the listing; size in bytes. */
export const ListingDocument = z.object({
  kind: z.enum(documentKinds).default("other"),
  title: z.string().min(1).max(120),
  url: PageAddress,
  mimeType: z.string(),
  size: z.int().nonnegative(),
});
export type ListingDocument = z.infer<typeof ListingDocument>;

/** Maximum length of a stored description of 100 kB, including escaped characters. */
const DESCRIPTION_MAX_LENGTH = 120_000;

/**
 * The detailed listing as it is stored (spec §3 Detailed listing). Search rows and cards are derived from it and
 * never written directly.
 */
export const Listing = z.object({
  id: PropertyId,
  objectType: z.enum(["property", "project"]).default("property"),
  listingType: z.enum(draftListingTypes),
  propertyTypes: z
    .array(z.enum(propertyTypes).exclude(["all"]))
    .min(1)
    .max(6),
  ownerType: z.enum(ownerTypes),
  agencyId: AgencyId,
  agency: Agency.nullable(),
  agent: Agent.nullable().default(null),
  /** Name and telephone of a private owner who shows them, in place of an agent (LIST-042). */
  ownerContact: z
    .object({ name: z.string().min(1).max(100), phone: Agent.shape.phone.unwrap() })
    .optional(),
  title: z.string().min(1).max(120),
  /** Sanitised HTML with a few tags: p, ul, li, h3, strong, em, br. */
  description: z.string().max(DESCRIPTION_MAX_LENGTH),
  address: ListingAddress,
  images: z.array(ListingImage).max(80),
  rooms: z.array(ListingRoom).max(60).default([]),
  facilities: z.array(z.string().max(40)).max(80),
  prices: ListingPrices,
  details: ListingDetails,
  contractDetails: ContractDetails,
  additionalInfo: z.object({
    highlights: z.array(z.string().max(120)).max(12).default([]),
    timeline: z.array(TimelineEntry).max(8).default([]),
    unitName: z.string().max(40).nullable().default(null),
    energyProfile: EnergyProfile,
  }),
  /** Actions that are possible with the listing (spec §4). */
  status: z.enum(availabilities),
  underConstruction: z.boolean().default(false),
  isFirstOnMarket: z.boolean().default(false),
  yearBuilt: z.int().min(1200).max(2200).nullable().default(null),
  yearRenovated: z.int().min(1200).max(2200).nullable().default(null),
  viewingDates: z.array(ViewingDate).max(40),
  isViewingByAppointment: z.boolean().default(false),
  priceHistory: z.array(PriceHistoryEntry).max(60),
  /**
   * The statement that the law of its state prescribes in place of the price; responses then have no amounts (D125).
   * Set when it is stored.
   */
  priceStatement: z.string().max(1000).optional(),
  /** Price steps of its home before this listing, under other listings (D100), oldest first; in responses only, never stored. */
  earlierPrices: z.array(PriceHistoryEntry).max(60).optional(),
  /**
   * Published questions about it with their answers, the newest first (D86); only where its advertiser answers enquiries
   * on the site. In responses only, never stored.
   */
  questions: z.array(PublicQuestion).max(PUBLIC_QUESTIONS_MAX).optional(),
  documents: z.array(ListingDocument).max(41).default([]),
  /** The housing co-operative or owners corporation that the home belongs to: its name, number, and the home's share. */
  housingAssociation: z
    .object({
      name: z.string().max(200).nullable(),
      number: z.string().max(200).nullable(),
      share: z.string().max(200).nullable(),
    })
    .optional(),
  /** A condition report that is on another site. */
  conditionReportUrl: WebAddress.max(500).optional(),
  /** The website of business premises; `label` is the text of the link, null for the address itself. */
  website: z.object({ url: WebAddress.max(500), label: z.string().max(200).nullable() }).optional(),
  projectId: PropertyId.nullable().default(null),
  childPropertyIds: z.array(PropertyId).max(400).default([]),
  biddingUrl: PageAddress.nullable().default(null),
  bookOpeningUrl: PageAddress.nullable().default(null),
  createdAt: Instant,
  publishedAt: Instant,
  changedAt: Instant,
  /** Date on which it was sold, rented or withdrawn. */
  closedAt: CalendarDay.nullable().default(null),
  /** True for a listing whose page says nothing of it: a moderator or its owner's leaving has hidden it (D38, D99). */
  isHidden: z.literal(true).optional(),
  /** True for listings that the demo made up. */
  isDemo: z.boolean().default(false),
});
export type Listing = z.infer<typeof Listing>;

/**
 * Response of `GET /api/v2/property`: the listing, with the names that spec §3 gives to fields that are elsewhere in
 * it. Messages to an agent are sent through the listing's form, so no response contains the agent's email address
 * (decision 009).
 */
export const DetailedListing = Listing.extend({
  agent: Agent.omit({ email: true }).nullable().default(null),
  /** The label of the energy profile. */
  energyRating: Listing.shape.additionalInfo.shape.energyProfile.shape.label,
  /** Whether the seller has insurance; null where unknown. */
  insurance: Listing.shape.contractDetails.shape.hasSellerInsurance,
  additionalInfo: Listing.shape.additionalInfo.extend({
    /** Ids of a project's units. */
    properties: z.array(PropertyId),
  }),
});
export type DetailedListing = z.infer<typeof DetailedListing>;

/** A listing as in responses. */
export const detailedListing = (listing: Listing): DetailedListing => ({
  ...listing,
  ...shownFiles(listing),
  energyRating: listing.additionalInfo.energyProfile.label,
  insurance: listing.contractDetails.hasSellerInsurance,
  additionalInfo: { ...listing.additionalInfo, properties: listing.childPropertyIds },
});
