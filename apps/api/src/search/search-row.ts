import { primaryArea } from "@hjem/domain/listing/areas";
import type { Listing } from "@hjem/domain/listing/listing";
import { sumRange, totalPriceOf } from "@hjem/domain/listing/price/total-price";
import type { Property } from "@hjem/domain/listing/property";
import { daysBetween } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import type { ListingSearchTable } from "../db/schema.ts";
import { availabilityCodes, kindCodes } from "./column-codes.ts";
import type { FacilityMask } from "./facility-mask.ts";
import { filterFacts } from "./filter-facts.ts";
import { cellOf } from "./morton.ts";
import { viewingCode } from "./viewing-code.ts";

const EPOCH = "1970-01-01";

/** A calendar day as the narrow row holds it: days since 1970-01-01. */
export const dayNumber = (day: string): number => daysBetween(EPOCH, day);

/** `YYYY-MM` or `YYYY-MM-DD` as months since year 0. */
export const monthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** What the narrow row needs beside the listing itself. */
export interface RowContext {
  id: number;
  region: string;
  property: Property;
  /** Ids of every place in which the listing stands. */
  placeIds: readonly number[];
  /** Metres to the nearest stop; null where none is near. */
  stopDistance: number | null;
  facilityMask: FacilityMask;
}

const numberOfAgency = (id: string): number => Number(id);

const noAmounts = {
  price_low: null,
  price_high: null,
  asking_low: null,
  asking_high: null,
  rent_low: null,
  rent_high: null,
  total_low: null,
  total_high: null,
  withheld_low: null,
  withheld_high: null,
  withheld_total_low: null,
  withheld_total_high: null,
};

const pricesOf = ({ prices, priceStatement }: Listing, property: Property) => {
  const price = sumRange(prices.price ?? prices.askingPrice ?? prices.monthly);
  const asking = sumRange(prices.askingPrice);
  const rent = sumRange(prices.monthly);
  const total = sumRange(prices.totalPrice) ?? totalPriceOf(prices);
  const shared = sumRange(prices.sharedCost);
  const others = {
    shared_low: shared?.min ?? null,
    shared_high: shared?.max ?? null,
    price_per_primary: property.pricePerPrimary,
  };
  if (priceStatement !== undefined) {
    // Found by its price, but neither sorted nor counted by it, and never shown (D125).
    return {
      ...noAmounts,
      withheld_low: price?.min ?? null,
      withheld_high: price?.max ?? null,
      withheld_total_low: (total ?? price)?.min ?? null,
      withheld_total_high: (total ?? price)?.max ?? null,
      ...others,
    };
  }
  return {
    ...noAmounts,
    price_low: price?.min ?? null,
    price_high: price?.max ?? null,
    asking_low: asking?.min ?? null,
    asking_high: asking?.max ?? null,
    rent_low: rent?.min ?? null,
    rent_high: rent?.max ?? null,
    total_low: total?.min ?? null,
    total_high: total?.max ?? null,
    ...others,
  };
};

const measuresOf = ({ details }: Listing) => {
  const primary = primaryArea(details);
  const land = details.landSize ?? details.plotArea;
  return {
    primary_low: primary?.min ?? null,
    primary_high: primary?.max ?? null,
    usage_low: details.usageArea?.min ?? null,
    usage_high: details.usageArea?.max ?? null,
    land_low: land?.min ?? null,
    land_high: land?.max ?? null,
    bedrooms_low: details.bedrooms?.min ?? null,
    bedrooms_high: details.bedrooms?.max ?? null,
    bathrooms_low: details.bathrooms?.min ?? null,
    bathrooms_high: details.bathrooms?.max ?? null,
    garages_low: details.garage?.min ?? null,
    garages_high: details.garage?.max ?? null,
    floor: details.floor,
  };
};

const isoDay = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The narrow row of a listing: everything that a search filters and sorts by (spec §3 Search filter, D23). */
export const searchRow = (listing: Listing, context: RowContext): ListingSearchTable => {
  const { address, agency } = listing;
  const { availableFrom } = listing.contractDetails;
  const publishedMs = Date.parse(listing.publishedAt);
  return {
    id: context.id,
    region: context.region,
    created_ms: Date.parse(listing.createdAt),
    published_ms: publishedMs,
    published_day: dayNumber(dayIn(publishedMs, address.timeZone)),
    time_zone: address.timeZone,
    kind: kindCodes[listing.listingType],
    availability: availabilityCodes[listing.status],
    facilities: context.facilityMask.ofListing(listing.facilities),
    agency: numberOfAgency(listing.agencyId),
    agency_parent: agency?.parentId ? numberOfAgency(agency.parentId) : null,
    lat: address.coordinates.lat,
    lng: address.coordinates.lng,
    cell: cellOf(address.coordinates),
    place_ids: [...context.placeIds],
    stop_distance: context.stopDistance,
    year_built: listing.yearBuilt,
    is_under_construction: listing.underConstruction,
    viewings: [
      ...new Set(
        listing.viewingDates.map((viewing) =>
          viewingCode(dayNumber(isoDay(viewing)), viewing.unixTo),
        ),
      ),
    ],
    // Which project it is found through is known once all of a lot are written (`group-units.ts`).
    project: null,
    ...pricesOf(listing, context.property),
    ...measuresOf(listing),
    available_month: availableFrom === null ? null : monthNumber(availableFrom),
    ...filterFacts(listing),
  };
};
