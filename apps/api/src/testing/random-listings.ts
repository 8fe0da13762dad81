import type { Point } from "@hjem/domain/distance";
import { availabilities } from "@hjem/domain/listing/availability";
import {
  conditions,
  energyLabels,
  locationTypes,
  ownerships,
  ownerTypes,
  priceMethods,
} from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import { draftListingTypes } from "@hjem/domain/listing/listing-type";
import * as fc from "fast-check";
import { fitzroy, type Sample, sampleListing } from "./sample-listings.ts";

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });

const range = (max: number, step: number) =>
  fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: 3 })).map(([low, more]) => ({
    min: low * step,
    max: (low + (more > 1 ? more : 0)) * step,
  }));

const money = (step: number) =>
  maybe(
    range(12, step).map(({ min, max }) =>
      min === max
        ? { amount: min, currency: "NOK" as const }
        : { min, max, currency: "NOK" as const },
    ),
  );

/** Words that listings are made of. */
export const sampleWords = [
  "balkong",
  "hage",
  "utsikt",
  "peis",
  "lys",
  "stille",
  "rom",
  "sentral",
  "garasje",
];
/** One to four of those words. */
export const sampleText = fc.array(fc.constantFrom(...sampleWords), { minLength: 1, maxLength: 4 });
/** Facilities that listings may have. */
export const facilityKeys = ["fireplace", "balcony", "garden", "pool", "view", "sauna"];

const coordinates = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }))
  .map(([north, east]): Point => ({ lat: 59.9 + north / 100_000, lng: 10.7 + east / 100_000 }));

const day = fc.integer({ min: 1, max: 28 });
const instant = fc
  .tuple(day, fc.constantFrom("02", "09", "14", "23"))
  .map(([date, hour]) => `2026-11-${String(date).padStart(2, "0")}T${hour}:30:00.000Z`);

/** Some end before the instant at which tests stand, some at it, some after. */
const viewing = fc
  .constantFrom(
    ...[20, 21, 22, 23].flatMap((date) => [7, 8, 11].map((hour) => [date, hour] as const)),
  )
  .map(([date, hour]) => ({
    day: date,
    month: 11,
    year: 2026,
    timeFrom: "12:00",
    timeTo: "13:00",
    unixFrom: Date.UTC(2026, 10, date, hour) / 1000,
    unixTo: Date.UTC(2026, 10, date, hour + 1) / 1000,
  }));

const norwegianAddress = fc
  .record({
    coordinates,
    street: fc.constantFrom("Storgata 1", "Kirkeveien 12B", "Sørengkaia 7"),
    postCode: fc.constantFrom("0184", "0250"),
    geoIds: fc.constantFrom<string[]>(
      ["county:03", "municipality:0301", "district:0301-grunerlokka"],
      ["county:03", "municipality:0301", "district:0301-frogner"],
      ["county:15", "municipality:1508"],
    ),
  })
  .map((address) => ({
    ...address,
    fullAddress: `${address.street}, ${address.postCode} Oslo`,
  }));

const fremantle = {
  fullAddress: "8 High Street, Fremantle WA 6160",
  displayName: "Fremantle",
  street: "8 High Street",
  suburb: "Fremantle",
  postCode: "6160",
  geoIds: ["state:wa", "suburb:6160-fremantle"],
  timeZone: "Australia/Perth",
  region: "WA",
};

const collingwood = {
  fullAddress: "3 Smith Street, Collingwood VIC 3066",
  displayName: "Collingwood",
  street: "3 Smith Street",
  suburb: "Collingwood",
  postCode: "3066",
  geoIds: ["state:vic", "suburb:3066-collingwood"],
};

/** Part of those in Melbourne, by where they stand: nothing more is drawn for it. */
const isCollingwood = ({ lng }: Point): boolean => Math.round(lng * 100_000) % 3 === 0;

/** Part of those in the east, by where they stand: in a state that withholds prices (D125). */
const isQueensland = ({ lat }: Point): boolean => Math.round(lat * 100_000) % 4 === 0;

const australianAddress = fc
  .record({ coordinates, isWest: fc.boolean() })
  .map(({ coordinates: point, isWest }) => ({
    ...fitzroy,
    ...(isWest ? fremantle : isCollingwood(point) && collingwood),
    ...(!isWest && isQueensland(point) && { region: "QLD" }),
    coordinates: point,
  }));

const agency = fc.constantFrom(null, "000101", "000102").map((id) =>
  id === null
    ? { agencyId: "-1", agency: null }
    : {
        agencyId: id,
        agency: {
          id,
          externalId: id,
          name: `Agency ${id}`,
          parentId: id === "000102" ? "000100" : null,
          profile: { boxBackground: "#123456", boxText: "#ffffff" },
        },
      },
);

const image = fc.constantFrom("kitchen", "bedroom", "exterior", "floorplan").map((type) => ({
  type: type as "kitchen",
  url: "/media/0123456789abcdef0123",
  ratio: 1.5,
  color: "#aabbcc",
}));

const sample = (address: fc.Arbitrary<NonNullable<Sample["address"]>>): fc.Arbitrary<Sample> =>
  fc
    .record({
      base: fc.record({
        listingType: fc.constantFrom(...draftListingTypes),
        propertyTypes: fc.uniqueArray(
          fc.constantFrom("apartment", "single_dwelling", "house", "cabin", "office", "plot"),
          { minLength: 1, maxLength: 2 },
        ) as fc.Arbitrary<Listing["propertyTypes"]>,
        ownerType: fc.constantFrom(...ownerTypes),
        title: sampleText.map((list) => list.join(" ")),
        description: sampleText.map((list) => `<p>${list.join(" ")}.</p>`),
        facilities: fc.uniqueArray(fc.constantFrom(...facilityKeys), { maxLength: 4 }),
        images: fc.array(image, { maxLength: 3 }),
        status: fc.oneof(
          { weight: 4, arbitrary: fc.constant("available" as const) },
          { weight: 1, arbitrary: fc.constantFrom(...availabilities) },
        ),
        underConstruction: fc.boolean(),
        yearBuilt: maybe(fc.integer({ min: 1990, max: 2026 })),
        viewingDates: fc.array(viewing, { maxLength: 2 }),
        createdAt: instant,
        publishedAt: fc.oneof(instant, fc.constant("2026-11-20T15:30:00.000Z")),
        address,
        details: fc.record({
          bedrooms: maybe(range(5, 1)),
          bathrooms: maybe(range(3, 1)),
          garage: maybe(range(2, 1)),
          floor: maybe(fc.integer({ min: -1, max: 8 })),
          internalArea: maybe(range(8, 12.5)),
          primaryRoom: maybe(range(8, 10)),
          usageArea: maybe(range(8, 15)),
          landSize: maybe(range(8, 100)),
          plotArea: maybe(range(8, 100)),
        }),
        prices: fc.record({
          price: money(1_000_000),
          askingPrice: money(1_000_000),
          totalPrice: money(1_000_000),
          jointDebt: money(100_000),
          sharedCost: money(1_000),
          monthly: money(5_000),
          method: fc.constantFrom(...priceMethods),
        }),
        contractDetails: fc.record({
          condition: fc.constantFrom(...conditions),
          furnished: maybe(fc.constantFrom("fully", "partly", "none")) as fc.Arbitrary<"fully">,
          isPetAllowed: maybe(fc.boolean()),
          isLandOwnedBySeller: maybe(fc.boolean()),
          locationType: maybe(fc.constantFrom(...locationTypes)),
          ownership: maybe(fc.constantFrom(...ownerships)),
          availableFrom: maybe(fc.constantFrom("2026-11-15", "2026-12-01", "2027-02-01")),
        }),
        additionalInfo: fc.record({
          unitName: maybe(fc.constantFrom("H0201", "Tower 2")),
          energyProfile: fc.record({ label: maybe(fc.constantFrom(...energyLabels)) }),
        }),
      }),
      agency,
    })
    .map(({ base, agency: sold }) => ({ ...base, ...sold }));

/** Of so many listings one is a project; those between two are homes on their own but for the first few. */
const PROJECT_EVERY = 12;
/** Homes of a project: of the first none, of the next one, and so on, so that some have no unit that can be had. */
const UNITS_MAX = 6;

/** Makes some listings projects and others their units, each with the values that were drawn for it. */
export const withProjects = (listings: readonly Listing[]): Listing[] =>
  listings.map((listing, index) => {
    const place = index % PROJECT_EVERY;
    if (place === 0) return { ...listing, objectType: "project" };
    const units = Math.floor(index / PROJECT_EVERY) % (UNITS_MAX + 1);
    const project = listings[index - place];
    return place > units || !project ? listing : { ...listing, projectId: project.id };
  });

/** The same listings for every run: `seed` and the first number decide. */
export const randomListings = (
  kind: "norwegian" | "australian",
  count: number,
  firstNumber: number,
): Listing[] => {
  const address = kind === "norwegian" ? norwegianAddress : australianAddress;
  return fc
    .sample(sample(address), { numRuns: count, seed: firstNumber + 1 })
    .map((each, index) => sampleListing(firstNumber + index, each));
};

/** Stops near those listings. */
export const randomStops = (count: number): (Point & { name: string })[] =>
  fc
    .sample(coordinates, { numRuns: count, seed: 7 })
    .map((point, index) => ({ ...point, name: `Stop ${index}` }));
