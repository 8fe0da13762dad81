import type { Agency, Agent } from "@hjem/domain/agency/agency";
import type { Language } from "@hjem/domain/language";
import type { DocumentKind } from "@hjem/domain/listing/document-kinds";
import { noDetails } from "@hjem/domain/listing/empty-details";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PriceHistoryEntry, ViewingDate } from "@hjem/domain/listing/listing-dates";
import type {
  ContractDetails,
  ListingDetails,
  ListingPrices,
} from "@hjem/domain/listing/listing-details";
import { addDays } from "@hjem/domain/time/calendar";
import { instantAt, unixAt } from "../calendar.ts";
import { demoDocuments } from "../documents/demo-documents.ts";
import { advertiserLinks } from "./advertiser-links.ts";
import type { Facts } from "./facts.ts";
import { isCommercial, isRent } from "./facts.ts";
import type { Picture } from "./pictures.ts";

/** A demo listing with the scenes of its pictures. */
export interface DemoListing {
  listing: Listing;
  pictures: readonly Picture[];
}

/** Prices of a listing, and its original price. */
export interface Priced {
  prices: ListingPrices;
  /** Whole units; null without a price. */
  firstPrice: number | null;
}

/** The seller: an agency with an agent, or the owner only. */
export interface Seller {
  agency: Agency;
  agent: Agent;
}

/** What a region adds to the facts to make a listing of them. */
export interface Wording {
  title: string;
  description: string;
  highlights: readonly string[];
  priced: Priced;
  details: ListingDetails;
  contract: ContractDetails;
  viewings: readonly ViewingDate[];
  isViewingByAppointment: boolean;
  seller: Seller | null;
  pictures: readonly Picture[];
  currency: PriceHistoryEntry["currency"];
  /** Documents of the listing, in the market's language. */
  documents: { language: Language; kinds: readonly DocumentKind[] };
}

/** A single value as a span; 0 means that there is none (D23). */
export const spanOf = (value: number): { min: number; max: number } | null =>
  value > 0 ? { min: value, max: value } : null;

/** Terms of a listing that states none. */
export const noContract: ContractDetails = {
  ownership: null,
  condition: "used",
  furnished: null,
  availableFrom: null,
  availableTo: null,
  rentalFrom: null,
  rentalTo: null,
  includedInLease: "",
  isPetAllowed: null,
  yearOfFixedAgreement: null,
  isLandOwnedBySeller: null,
  hasSecurityOrder: null,
  fixedFee: null,
  isPartialRentalAllowed: null,
  locationType: null,
  elevation: null,
  hasSellerInsurance: null,
};

/** A viewing of a listing in its own zone (D3); times are `HH:MM`. */
export function viewingOf(
  day: string,
  timeFrom: string,
  timeTo: string,
  timeZone: string,
): ViewingDate {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return {
    day: date,
    month,
    year,
    timeFrom,
    timeTo,
    unixFrom: unixAt(day, timeFrom, timeZone),
    unixTo: unixAt(day, timeTo, timeZone),
  };
}

/** The rooms and areas that every market states alike. */
export function commonDetails({ building, listingType, draw }: Facts): ListingDetails {
  const livingRooms = building.rooms.filter(
    ({ kind }) => kind === "living_room" || kind === "dining_room",
  ).length;
  const isBusiness = isCommercial(listingType);
  const isOffice = building.type === "office" || building.type === "education_events";
  const hasBeds = building.bedrooms > 0;
  return {
    ...noDetails,
    bedrooms: spanOf(building.bedrooms),
    bathrooms: spanOf(building.bathrooms),
    beds: spanOf(building.beds),
    garage: spanOf(building.parking),
    totalRooms: hasBeds && !isBusiness ? spanOf(building.bedrooms + livingRooms) : null,
    officeSpaces: isOffice
      ? spanOf(draw("offices").int(2, Math.max(3, Math.round(building.internal / 14))))
      : null,
    floor: building.floor,
    floors: building.floors,
    internalArea: isBusiness ? null : spanOf(building.internal),
    terraceArea: spanOf(building.open - building.enclosed),
    usageArea: spanOf(building.internal + building.external + building.enclosed),
    grossArea: isBusiness ? spanOf(Math.round(building.internal * 1.08)) : null,
    floorSize: isBusiness ? spanOf(building.internal) : null,
  };
}

function historyOf(
  facts: Facts,
  { prices, firstPrice }: Priced,
  currency: PriceHistoryEntry["currency"],
): PriceHistoryEntry[] {
  const { course, listingType } = facts;
  const random = facts.draw("history");
  const now = prices.price?.amount ?? prices.price?.min ?? null;
  const view = firstPrice === null ? null : now;
  const entry = (
    action: PriceHistoryEntry["action"],
    date: string,
    price: number | null,
  ): PriceHistoryEntry => ({
    action,
    currency,
    date,
    description: "",
    price,
  });
  const history = [entry("listed", course.publishedDay, firstPrice)];
  if (course.reducedDay !== null && view !== null && view !== firstPrice) {
    history.push(entry("price_changed", course.reducedDay, view));
  }
  if (course.closedDay !== null) {
    const isSold = course.status === "sold";
    const paid =
      view === null || !isSold
        ? view
        : Math.round((view * (0.965 + random.next() * 0.09)) / 5_000) * 5_000;
    const action = isSold ? "sold" : course.status === "rented" ? "rented" : "withdrawn";
    const isPaidShown = isRent(listingType) || random.chance(0.7);
    history.push(
      entry(action, course.closedDay, action === "withdrawn" || !isPaidShown ? null : paid),
    );
  }
  return history;
}

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

/** Puts facts, prices and words together as the listing that is stored (spec §3). */
export function listingOf(facts: Facts, wording: Wording): DemoListing {
  const { building, course, address } = facts;
  const random = facts.draw("instants");
  const { timeZone } = address;
  const created = instantAt(
    addDays(course.publishedDay, -random.int(1, 6)),
    clock(random.int(8, 16), random.int(0, 11) * 5),
    timeZone,
  );
  // Listings are published before the day starts, so that none of today's is in the future (D35).
  const published = instantAt(
    course.publishedDay,
    clock(random.int(0, 5), random.int(1, 11) * 5),
    timeZone,
  );
  const changedDay = course.closedDay ?? course.reducedDay;
  const isOpen = course.status === "available" || course.status === "future";
  const listing: Listing = {
    id: facts.id,
    objectType: "property",
    listingType: facts.listingType,
    propertyTypes: [building.type],
    ownerType: facts.ownerType,
    agencyId: wording.seller?.agency.id ?? "-1",
    agency: wording.seller?.agency ?? null,
    agent: wording.seller?.agent ?? null,
    title: wording.title,
    description: wording.description,
    address,
    images: wording.pictures.map(({ image }) => image),
    rooms: [...building.rooms],
    facilities: [...building.facilities].toSorted(),
    prices: wording.priced.prices,
    details: wording.details,
    contractDetails: wording.contract,
    additionalInfo: {
      highlights: [...wording.highlights],
      timeline: [],
      unitName: facts.unit?.name ?? null,
      energyProfile: {
        label: building.label,
        heating: building.heating,
        consumption: consumptionOf(facts),
      },
    },
    status: course.status,
    underConstruction: false,
    isFirstOnMarket: isOpen && facts.ownerType === "api" && course.age <= 10 && random.chance(0.3),
    yearBuilt: building.year,
    yearRenovated: building.renovated,
    viewingDates: [...wording.viewings],
    isViewingByAppointment: wording.isViewingByAppointment,
    priceHistory: historyOf(facts, wording.priced, wording.currency),
    documents: demoDocuments(facts.id, wording.documents),
    projectId: null,
    childPropertyIds: [],
    ...advertiserLinks(facts, wording.viewings.length > 0 || wording.isViewingByAppointment),
    createdAt: created,
    publishedAt: published,
    changedAt: changedDay === null ? published : instantAt(changedDay, clock(5, 55), timeZone),
    closedAt: course.closedDay,
    isDemo: true,
  };
  return { listing, pictures: wording.pictures };
}

/** Kilowatt-hours per square metre and year of an energy label. */
const consumptions = { a: 80, b: 105, c: 135, d: 170, e: 210, f: 260, g: 330 } as const;

function consumptionOf({ building, draw }: Facts): number | null {
  if (building.label === null) return null;
  return Math.round(consumptions[building.label] * (0.93 + draw("consumption").next() * 0.14));
}
