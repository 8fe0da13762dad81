import { totalPriceOf } from "@hjem/domain/costs/total-price";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Money } from "@hjem/domain/listing/money";
import type { Region } from "@hjem/domain/region";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { listingCoverage } from "@hjem/domain/search/listing-type";
import { storedTypes } from "@hjem/domain/search/property-type";
import { effectiveSorting } from "@hjem/domain/search/sorting";
import { analyseQuery, relevanceOf } from "@hjem/domain/text/analyse";
import { dayIn } from "@hjem/domain/time/zone";
import { toProperty } from "@hjem/domain/listing/card";
import { geoIdsOf } from "../modules/places/places-of-listing.ts";
import { metresBetween, type Point } from "../search/distance.ts";
import { addressText, listingWords, nameText, plainWords, stemmerOf } from "../search/words.ts";

/**
 * The search by brute force, straight from the listings and the specification: no columns, no codes, no SQL.
 * Every engine must agree with it on which listings match and in which order (D23, D34).
 */
export interface OracleScope {
  region: Region;
  now: number;
  stops: readonly Point[];
}

interface LowHigh {
  min: number;
  max: number;
}

const sum = (money: Money | null): LowHigh | null => {
  if (!money) return null;
  const low = money.min ?? money.amount ?? money.max;
  const high = money.max ?? money.amount ?? money.min;
  return low === null || high === null ? null : { min: low, max: high };
};

const exactly = (value: number | null): LowHigh | null =>
  value === null ? null : { min: value, max: value };

/** Zero and nothing restrict nothing; else the ranges must overlap (D23, spec §5). */
const overlaps = (range: LowHigh | null, min = 0, max = 0): boolean =>
  (min === 0 || (range !== null && range.max >= min)) &&
  (max === 0 || (range !== null && range.min <= max));

const isAnyOf = <Value>(wanted: readonly Value[] | undefined, actual: Value | null): boolean =>
  !wanted?.length || (actual !== null && wanted.includes(actual));

const sums = (listing: Listing) => {
  const { prices } = listing;
  const property = toProperty(listing);
  return {
    price: sum(prices.price ?? prices.askingPrice ?? prices.monthly),
    asking: sum(prices.askingPrice),
    rent: sum(prices.monthly),
    total: sum(prices.totalPrice) ?? totalPriceOf(prices),
    shared: sum(prices.sharedCost),
    perPrimary: exactly(property.pricePerPrimary),
  };
};

const primary = ({ details }: Listing): LowHigh | null =>
  details.internalArea ?? details.primaryRoom;

const isInPolygon = ([x, y]: [number, number], ring: readonly (readonly [number, number])[]) =>
  ring.reduce((isInside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !isInside : isInside;
  }, false);

const isInArea = ({ lat, lng }: Point, request: SearchRequest): boolean => {
  const { locationTopLeftLat: north, locationTopLeftLng: west } = request;
  const { locationBottomRightLat: south, locationBottomRightLng: east } = request;
  const isInBox =
    north === undefined ||
    west === undefined ||
    south === undefined ||
    east === undefined ||
    (lat <= north && lat >= south && lng >= west && lng <= east);
  const { mapCentroid, propertyRadius, polygon } = request;
  const isInCircle =
    !mapCentroid || !propertyRadius || metresBetween({ lat, lng }, mapCentroid) <= propertyRadius;
  return isInBox && isInCircle && (!polygon || isInPolygon([lng, lat], polygon));
};

const doWordsBegin = (asked: string | undefined, text: string): boolean => {
  const words = plainWords(text);
  return plainWords(asked ?? "").every((start) => words.some((word) => word.startsWith(start)));
};

const doWordsMatch = (listing: Listing, request: SearchRequest, { region }: OracleScope) => {
  const { include, exclude } = analyseQuery(request.keywords ?? "", stemmerOf(region));
  const parts = listingWords(listing, region);
  const has = (word: string) => Object.values(parts).some((words) => words.has(word));
  return (
    include.every(has) &&
    !exclude.some(has) &&
    doWordsBegin(request.address, addressText(listing)) &&
    doWordsBegin(request.name, nameText(listing))
  );
};

const doDatesMatch = (listing: Listing, request: SearchRequest, { now }: OracleScope): boolean => {
  const { timeZone } = listing.address;
  const today = dayIn(now, timeZone);
  const published = dayIn(Date.parse(listing.publishedAt), timeZone);
  const viewings = listing.viewingDates.map(
    ({ year, month, day }) =>
      `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
  );
  const wanted = (request.viewingDate ?? []).map((day) => (day === "TODAY" ? today : day));
  const from = listing.contractDetails.availableFrom?.slice(0, 7) ?? null;
  return (
    (wanted.length === 0 || wanted.some((day) => viewings.includes(day))) &&
    (!request.isPublishedToday || published === today) &&
    (!request.publishDateMin || published >= request.publishDateMin) &&
    (!request.availableFrom || (from !== null && from <= request.availableFrom))
  );
};

const isSoldBy = (listing: Listing, wanted: SearchRequest["ownerType"]): boolean =>
  wanted === undefined || wanted === "all" || wanted === listing.ownerType;

const isKindRight = (listing: Listing, request: SearchRequest): boolean => {
  const coverage = listingCoverage(request.listingType, request.acquisition);
  const types = storedTypes(request.propertyType);
  const availability = request.availability?.length ? request.availability : ["available"];
  return (
    coverage.draftTypes.includes(listing.listingType) &&
    (!coverage.isNewOnly ||
      listing.underConstruction ||
      listing.contractDetails.condition === "new") &&
    (types.length === 0 || listing.propertyTypes.some((type) => types.includes(type))) &&
    (availability.includes("all") || availability.includes(listing.status))
  );
};

const areFeaturesRight = (listing: Listing, request: SearchRequest, scope: OracleScope) => {
  const { contractDetails: contract, additionalInfo, images } = listing;
  const kinds = request.showby ?? [];
  const facilities = request.facilities ?? [];
  const known = scope.region.facilities.map(({ key }) => key);
  return (
    isAnyOf(request.energyProfile, additionalInfo.energyProfile.label) &&
    (!request.propertyCondition || request.propertyCondition === contract.condition) &&
    (request.furnished?.includes("all") || isAnyOf(request.furnished, contract.furnished)) &&
    isAnyOf(request.locationTypes, contract.locationType) &&
    (!request.isPetAllowed || contract.isPetAllowed === true) &&
    (!request.isLandOwnedBySeller || contract.isLandOwnedBySeller === true) &&
    (kinds.length === 0 ||
      kinds.includes("any") ||
      images.some(({ type }) => kinds.includes(type))) &&
    facilities.every((key) => known.includes(key) && listing.facilities.includes(key))
  );
};

const areNumbersRight = (listing: Listing, request: SearchRequest, { stops }: OracleScope) => {
  const { details, address } = listing;
  const { price, asking, rent, total, shared } = sums(listing);
  const { floors } = request;
  const stop = Math.min(...stops.map((point) => metresBetween(point, address.coordinates)));
  return (
    overlaps(price, request.priceMin, request.priceMax) &&
    overlaps(asking, request.askingPriceMin, request.askingPriceMax) &&
    overlaps(rent, request.monthlyRentMin, request.monthlyRentMax) &&
    overlaps(total, request.totalPriceMin, request.totalPriceMax) &&
    overlaps(shared, request.sharedCostMin, request.sharedCostMax) &&
    overlaps(details.bedrooms, request.bedroomMin, request.bedroomMax) &&
    overlaps(details.bathrooms, request.bathroomMin, request.bathroomMax) &&
    overlaps(details.garage, request.garageMin, request.garageMax) &&
    overlaps(primary(listing), request.primaryRoomMin, request.primaryRoomMax) &&
    overlaps(details.landSize ?? details.plotArea, request.landsizeMin, request.landsizeMax) &&
    overlaps(
      exactly(listing.yearBuilt),
      request.constructionYearMin,
      request.constructionYearMax,
    ) &&
    (floors?.min === undefined || (details.floor !== null && details.floor >= floors.min)) &&
    (floors?.max === undefined || (details.floor !== null && details.floor <= floors.max)) &&
    (!request.transportationRadius || Math.ceil(stop) <= request.transportationRadius)
  );
};

const isNamed = (listing: Listing, request: SearchRequest): boolean =>
  (!request.propertyId?.length || request.propertyId.includes(listing.id)) &&
  (!request.agencyId?.length ||
    request.agencyId.some((id) => Number(id) === Number(listing.agencyId))) &&
  (!request.agencyParentId ||
    Number(listing.agency?.parentId ?? Number.NaN) === Number(request.agencyParentId)) &&
  (!request.geoId?.length || geoIdsOf(listing.address).some((id) => request.geoId?.includes(id)));

const matches = (listing: Listing, request: SearchRequest, scope: OracleScope): boolean =>
  isKindRight(listing, request) &&
  areNumbersRight(listing, request, scope) &&
  areFeaturesRight(listing, request, scope) &&
  doDatesMatch(listing, request, scope) &&
  isSoldBy(listing, request.ownerType) &&
  isSoldBy(listing, request.soldBy) &&
  isNamed(listing, request) &&
  isInArea(listing.address.coordinates, request) &&
  doWordsMatch(listing, request, scope);

/** The value that a listing is sorted by; null comes last both ways. */
const sortValue = (
  listing: Listing,
  request: SearchRequest,
  { region }: OracleScope,
): number | null => {
  const { field, order } = effectiveSorting(request);
  const end = order === "asc" ? "min" : "max";
  const { price, total, perPrimary } = sums(listing);
  switch (field) {
    case "relevance":
      return relevanceOf(
        analyseQuery(request.keywords ?? "", stemmerOf(region)).include,
        listingWords(listing, region),
      );
    case "created_at":
      return Date.parse(listing.createdAt);
    case "publish_date":
      return Date.parse(listing.publishedAt);
    case "price":
      return price?.[end] ?? null;
    case "total_price":
      return total?.[end] ?? null;
    case "primary_room":
      return primary(listing)?.[end] ?? null;
    case "usage_area":
      return listing.details.usageArea?.[end] ?? null;
    default:
      return perPrimary?.[end] ?? null;
  }
};

/** Ids of all matches in their order. `listings` stand in the order in which they were stored. */
export const searchByBruteForce = (
  listings: readonly Listing[],
  request: SearchRequest,
  scope: OracleScope,
): string[] => {
  const { field, order } = effectiveSorting(request);
  const direction = order === "asc" ? 1 : -1;
  return listings
    .map((listing, stored) => ({ listing, stored, value: sortValue(listing, request, scope) }))
    .filter(({ listing }) => matches(listing, request, scope))
    .toSorted((one, other) => {
      if (one.value !== other.value) {
        if (one.value === null) return 1;
        if (other.value === null) return -1;
        return (one.value - other.value) * direction;
      }
      if (field !== "relevance") return (one.stored - other.stored) * direction;
      const newer = Date.parse(other.listing.publishedAt) - Date.parse(one.listing.publishedAt);
      return newer || other.stored - one.stored;
    })
    .map(({ listing }) => listing.id);
};
