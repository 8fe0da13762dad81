import { Agency } from "@hjem/domain/agency/agency";
import { Listing } from "@hjem/domain/listing/listing";
import type { z } from "zod";
import type { NewPlace } from "../modules/places/repository.ts";

/** The instant at which tests stand (D35). */
export const TEST_NOW = Date.parse("2026-11-21T09:00:00Z");

type ListingInput = z.input<typeof Listing>;

/** Parts of a sample listing that a test cares about; the rest is an ordinary flat in Oslo. */
export type Sample = Partial<Omit<ListingInput, "address" | "details" | "prices">> & {
  address?: Partial<ListingInput["address"]>;
  details?: ListingInput["details"];
  prices?: ListingInput["prices"];
};

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The public id of the n-th sample. */
export const sampleId = (number: number): string =>
  Array.from({ length: 10 }, (_, place) => alphabet[Math.floor(number / 32 ** place) % 32])
    .toReversed()
    .join("");

/** An ordinary listing with what the test says about it; checked by the schema. */
export const sampleListing = (number: number, sample: Sample = {}): Listing =>
  Listing.parse({
    id: sampleId(number),
    listingType: "residential_sale",
    propertyTypes: ["apartment"],
    ownerType: "user",
    agencyId: "-1",
    agency: null,
    title: `Sample flat ${number}`,
    description: "<p>A flat made for a test.</p>",
    images: [],
    facilities: [],
    contractDetails: {},
    additionalInfo: { energyProfile: {} },
    status: "available",
    viewingDates: [],
    priceHistory: [],
    createdAt: "2026-11-01T08:00:00.000Z",
    publishedAt: "2026-11-02T08:00:00.000Z",
    changedAt: "2026-11-02T08:00:00.000Z",
    isDemo: true,
    ...sample,
    address: {
      fullAddress: "Storgata 1, 0184 Oslo",
      displayName: "Grünerløkka",
      street: "Storgata 1",
      suburb: "Oslo",
      region: "Oslo",
      municipality: "Oslo",
      postCode: "0184",
      coordinates: { lat: 59.914, lng: 10.754 },
      geoIds: ["county:03", "municipality:0301", "district:0301-grunerlokka"],
      timeZone: "Europe/Oslo",
      ...sample.address,
    },
    prices: { price: { amount: 5_000_000, currency: "NOK" }, ...sample.prices },
    details: { ...sample.details },
  });

/** An agency of this name; checked by the schema. */
export const sampleAgency = (id: string, name: string): Agency =>
  Agency.parse({
    id,
    externalId: `sample-${id}`,
    name,
    profile: { boxBackground: "#0b3d2e", boxText: "#ffffff" },
  });

const place = (
  geoId: string,
  kind: NewPlace["kind"],
  name: string,
  parent: string | null,
  lat: number,
  lng: number,
  weight = 0,
  ancestors: readonly string[] = [],
): NewPlace => ({ geoId, kind, name, parent, location: { lat, lng }, weight, ancestors });

/** Places of Norway that samples stand in. */
export const norwegianPlaces: readonly NewPlace[] = [
  place("county:03", "county", "Oslo", null, 59.91, 10.75),
  place("municipality:0301", "municipality", "Oslo", "Oslo", 59.91, 10.75, 7000),
  place("district:0301-grunerlokka", "district", "Grünerløkka", "Oslo", 59.923, 10.758, 600),
  place("district:0301-frogner", "district", "Frogner", "Oslo", 59.92, 10.7, 600),
  place("county:15", "county", "Møre og Romsdal", null, 62.5, 7),
  place("municipality:1508", "municipality", "Ålesund", "Møre og Romsdal", 62.472, 6.155, 500),
];

/** Places of Australia that samples stand in. */
export const australianPlaces: readonly NewPlace[] = [
  place("state:vic", "state", "VIC", null, -37.81, 144.96),
  place("city:melbourne", "city", "Melbourne", "VIC", -37.814, 144.963, 50_000, ["state:vic"]),
  place("suburb:3065-fitzroy", "suburb", "Fitzroy", "VIC", -37.801, 144.979, 100, [
    "state:vic",
    "city:melbourne",
  ]),
  place("suburb:3066-collingwood", "suburb", "Collingwood", "VIC", -37.804, 144.988, 80, [
    "state:vic",
    "city:melbourne",
  ]),
  place("state:wa", "state", "WA", null, -31.95, 115.86),
  place("suburb:6160-fremantle", "suburb", "Fremantle", "WA", -32.054, 115.747, 90),
];

/** Where an Australian sample stands. */
export const fitzroy: NonNullable<Sample["address"]> = {
  fullAddress: "12 Smith Street, Fitzroy VIC 3065",
  displayName: "Fitzroy",
  street: "12 Smith Street",
  suburb: "Fitzroy",
  region: "VIC",
  municipality: null,
  postCode: "3065",
  coordinates: { lat: -37.8, lng: 144.98 },
  geoIds: ["state:vic", "suburb:3065-fitzroy"],
  timeZone: "Australia/Melbourne",
};
