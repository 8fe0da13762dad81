import type { Point } from "@hjem/domain/distance";
import { addressWords, plainWords } from "@hjem/domain/listing/address-words";
import { toProperty } from "@hjem/domain/listing/card";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import type { Money } from "@hjem/domain/listing/money";
import { totalPriceOf } from "@hjem/domain/listing/price/total-price";
import type { Region } from "@hjem/domain/region";
import { dayIn } from "@hjem/domain/time/zone";
import { geoIdsOf } from "../modules/places/listing-streets.ts";
import { listingWords } from "../search/searchable-text.ts";
import { australianPlaces, norwegianPlaces } from "./sample-listings.ts";

/** Places in which the sample places lie. */
const ancestors = new Map(
  [...norwegianPlaces, ...australianPlaces].map((place) => [place.geoId, place.ancestors ?? []]),
);

const placesOf = (address: ListingAddress): string[] => [
  ...new Set([
    ...geoIdsOf(address),
    ...address.geoIds.flatMap((geoId) => ancestors.get(geoId) ?? []),
  ]),
];

/** Where and when the oracle looks. */
export interface OracleScope {
  region: Region;
  now: number;
  stops: readonly Point[];
}

/** Both ends of what a listing states. */
export interface LowHigh {
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

/** Names of one kind of property, which find each other. */
const sameKinds = [
  "house single_dwelling",
  "apartment flat",
  "land plot",
  "warehouse storage_logistic",
  "garage garage_parking",
  "leisure cabin",
].map((names) => names.split(" "));

const isSameKind = (one: string, other: string): boolean =>
  one === other || sameKinds.some((names) => names.includes(one) && names.includes(other));

/** Whether a listing of some types is of a requested kind; none and `all` restrict nothing. */
export const isOfKind = (types: readonly string[], wanted: readonly string[] = []): boolean =>
  wanted.length === 0 ||
  wanted.includes("all") ||
  types.some((type) => wanted.some((one) => isSameKind(type, one)));

/** The written address and every name of the place around it (spec §3). */
const addressText = ({ address }: Listing): string =>
  [address.fullAddress, address.suburb, address.displayName, address.municipality, address.region]
    .filter((part) => part !== null)
    .join(" ");

/** The title and the name of the unit. */
const nameText = ({ title, additionalInfo }: Listing): string =>
  `${title} ${additionalInfo.unitName ?? ""}`;

/** Sums of a listing by the names of their filters. */
const statedSums = (listing: Listing) => {
  const { prices } = listing;
  return {
    price: sum(prices.price ?? prices.askingPrice ?? prices.monthly),
    asking: sum(prices.askingPrice),
    rent: sum(prices.monthly),
    total: sum(prices.totalPrice) ?? totalPriceOf(prices),
    shared: sum(prices.sharedCost),
    perPrimary: exactly(toProperty(listing, "NOK").pricePerPrimary),
  };
};

/** A home in Queensland for sale by auction or without an advertised price (D125). */
export const isWithheld = ({ listingType, address, prices }: Listing): boolean =>
  ["residential_sale", "leisure_sale"].includes(listingType) &&
  address.region === "QLD" &&
  (!["fixed", "guide"].includes(prices.method) || (prices.price ?? prices.askingPrice) === null);

/** By which sums a listing is found, and by which it is sorted and counted: where they are withheld, by none. */
const sums = (listing: Listing) => {
  const stated = statedSums(listing);
  if (!isWithheld(listing)) return { ...stated, shown: stated };
  const { price, total } = stated;
  return {
    ...stated,
    asking: price,
    rent: null,
    total: total ?? price,
    shown: { price: null, total: null, perPrimary: null },
  };
};

/** The area that a listing is compared by. */
const primary = ({ details }: Listing): LowHigh | null =>
  details.internalArea ?? details.primaryRoom;

const EARTH_RADIUS_M = 6_371_000;

/** A point on a ball of radius 1 around the middle of the earth. */
const onUnitBall = ({ lat, lng }: Point): [number, number, number] => {
  const [north, east] = [(lat / 180) * Math.PI, (lng / 180) * Math.PI];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

/** Metres between two points along the earth, by the straight line through it. */
export const metresApart = (one: Point, other: Point): number => {
  const [a, b] = [onUnitBall(one), onUnitBall(other)];
  return 2 * EARTH_RADIUS_M * Math.asin(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2);
};

/** How it is sold, which nothing to rent is: by private treaty unless at auction or to offers. */
const saleMethodOf = ({ listingType, prices: { method } }: Listing) =>
  listingType.endsWith("_rent")
    ? null
    : method === "auction" || method === "offers"
      ? method
      : "private_treaty";

/** A share of a housing co-operative is called by either name. */
export const asOneThing = (ownership: string): string =>
  ownership === "share" ? "cooperative" : ownership;

/** What filters look at, read from a listing once for thousands of searches. `stored` is its place in the order. */
const factsOf = (listing: Listing, stored: number, { region, now, stops }: OracleScope) => {
  const { address, details, contractDetails } = listing;
  const nearest = Math.min(...stops.map((stop) => metresApart(stop, address.coordinates)));
  return {
    listing,
    stored,
    ...sums(listing),
    primary: primary(listing),
    land: details.landSize ?? details.plotArea,
    built: exactly(listing.yearBuilt),
    saleMethod: saleMethodOf(listing),
    metresToStop: Math.ceil(nearest),
    today: dayIn(now, address.timeZone),
    published: dayIn(Date.parse(listing.publishedAt), address.timeZone),
    viewings: listing.viewingDates
      .filter(({ unixTo }) => unixTo * 1000 > now)
      .map(
        ({ year, month, day }) =>
          `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
      ),
    facilities: listing.facilities.filter((key) => region.facilities.some((it) => it.key === key)),
    freeFrom: contractDetails.availableFrom?.slice(0, 7) ?? null,
    places: placesOf(address),
    words: listingWords(listing, region),
    addressWords: addressWords(addressText(listing), listing.address.street),
    nameWords: plainWords(nameText(listing)),
  };
};
export type Facts = ReturnType<typeof factsOf>;

/** The project of which a home is a unit, whether either can be had or not. */
export const wholeOf = ({ listing: unit }: Facts, all: readonly Facts[]): Facts | undefined =>
  unit.objectType === "project"
    ? undefined
    : all.find(({ listing }) => listing.id === unit.projectId && listing.objectType === "project");

const wordsOfBoth = (unit: Facts, project: Facts): Facts => ({
  ...unit,
  words: {
    title: new Set([...unit.words.title, ...project.words.title]),
    facility: new Set([...unit.words.facility, ...project.words.facility]),
    description: new Set([...unit.words.description, ...project.words.description]),
  },
  addressWords: [...unit.addressWords, ...project.addressWords],
  nameWords: [...unit.nameWords, ...project.nameWords],
});

/** What filters look at of every listing; what is written of a project is said of each of its units (D55). */
export const factsOfAll = (listings: readonly Listing[], scope: OracleScope): Facts[] => {
  const own = listings.map((listing, stored) => factsOf(listing, stored, scope));
  return own.map((facts) => {
    const project = wholeOf(facts, own);
    return project ? wordsOfBoth(facts, project) : facts;
  });
};

/** True for a listing on offer. */
export const canBeHad = ({ listing }: Facts): boolean => listing.status === "available";
