import {
  acquisitions,
  availabilities,
  availabilityFilters,
  conditions,
  draftListingTypes,
  energyLabels,
  furnishings,
  locationTypes,
  orders,
  ownerTypes,
  photoCategories,
  propertyTypes,
  searchListingTypes,
  sortFields,
} from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { checkFilter } from "@hjem/domain/search/filter-check";
import fc from "fast-check";
import type { Point } from "../search/distance.ts";
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

const words = ["balkong", "hage", "utsikt", "peis", "lys", "stille", "rom", "sentral", "garasje"];
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 });
const facilityKeys = ["fireplace", "balcony", "garden", "pool", "view", "sauna"];

const coordinates = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }))
  .map(([north, east]): Point => ({ lat: 59.9 + north / 100_000, lng: 10.7 + east / 100_000 }));

const day = fc.integer({ min: 1, max: 28 });
const instant = fc
  .tuple(day, fc.constantFrom("02", "09", "14", "23"))
  .map(([date, hour]) => `2026-11-${String(date).padStart(2, "0")}T${hour}:30:00.000Z`);

const viewing = fc.constantFrom(20, 21, 22, 23).map((date) => ({
  day: date,
  month: 11,
  year: 2026,
  timeFrom: "12:00",
  timeTo: "13:00",
  unixFrom: Date.UTC(2026, 10, date, 11) / 1000,
  unixTo: Date.UTC(2026, 10, date, 12) / 1000,
}));

const norwegianAddress = fc.record({
  coordinates,
  street: fc.constantFrom("Storgata 1", "Kirkeveien 12B", "Sørengkaia 7"),
  postCode: fc.constantFrom("0184", "0250"),
  geoIds: fc.constantFrom<string[]>(
    ["county:03", "municipality:0301", "district:0301-grunerlokka"],
    ["county:03", "municipality:0301", "district:0301-frogner"],
    ["county:15", "municipality:1508"],
  ),
});

const australianAddress = fc
  .record({ coordinates, isWest: fc.boolean() })
  .map(({ coordinates: point, isWest }) => ({
    ...fitzroy,
    coordinates: point,
    ...(isWest && {
      geoIds: ["state:wa", "suburb:6160-fremantle"],
      timeZone: "Australia/Perth",
      region: "WA",
    }),
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
        title: text.map((list) => list.join(" ")),
        description: text.map((list) => `<p>${list.join(" ")}.</p>`),
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
        }),
        contractDetails: fc.record({
          condition: fc.constantFrom(...conditions),
          furnished: maybe(fc.constantFrom("fully", "partly", "none")) as fc.Arbitrary<"fully">,
          isPetAllowed: maybe(fc.boolean()),
          isLandOwnedBySeller: maybe(fc.boolean()),
          locationType: maybe(fc.constantFrom(...locationTypes)),
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

const some = <Value>(values: readonly Value[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const step = (max: number, unit: number) => fc.integer({ min: 0, max }).map((n) => n * unit);

/** A corner between the listings' own grid of five decimals, so that none lies on an edge of a drawn area. */
const corner = fc
  .tuple(fc.integer({ min: -500, max: 4500 }), fc.integer({ min: -500, max: 4500 }))
  .map(([north, east]): [number, number] => [
    10.7 + (east + 0.37) / 100_000,
    59.9 + (north + 0.41) / 100_000,
  ]);

const ring = fc
  .uniqueArray(corner, { minLength: 3, maxLength: 6, selector: (point) => point.join(" ") })
  .map((corners) => {
    const middle = corners.reduce(([x, y], [cx, cy]) => [x + cx, y + cy], [0, 0]);
    const [mx, my] = [middle[0] / corners.length, middle[1] / corners.length];
    const angle = ([x, y]: [number, number]) => Math.atan2(y - my, x - mx);
    return corners.toSorted((one, other) => angle(one) - angle(other));
  });

const box = fc.tuple(corner, corner).map(([[x1, y1], [x2, y2]]) => ({
  locationTopLeftLat: Math.max(y1, y2),
  locationTopLeftLng: Math.min(x1, x2),
  locationBottomRightLat: Math.min(y1, y2),
  locationBottomRightLng: Math.max(x1, x2),
}));

const circle = fc.tuple(corner, fc.integer({ min: 0, max: 3000 })).map(([[lng, lat], radius]) => ({
  mapCentroid: { lat, lng },
  propertyRadius: radius + 0.123,
}));

const filters = {
  propertyType: some(propertyTypes),
  priceMin: step(10, 1_000_000),
  priceMax: step(14, 1_000_000),
  askingPriceMin: step(10, 1_000_000),
  askingPriceMax: step(14, 1_000_000),
  monthlyRentMin: step(10, 5_000),
  monthlyRentMax: step(14, 5_000),
  totalPriceMin: step(10, 1_000_000),
  totalPriceMax: step(14, 1_000_000),
  sharedCostMin: step(10, 1_000),
  sharedCostMax: step(14, 1_000),
  bedroomMin: step(5, 1),
  bedroomMax: step(6, 1),
  bathroomMin: step(3, 1),
  bathroomMax: step(4, 1),
  garageMin: step(2, 1),
  garageMax: step(3, 1),
  primaryRoomMin: step(10, 9.5),
  primaryRoomMax: step(12, 9.5),
  landsizeMin: step(8, 90),
  landsizeMax: step(10, 90),
  constructionYearMin: fc.constantFrom(0, 1995, 2005, 2015),
  constructionYearMax: fc.constantFrom(0, 2000, 2010, 2020, 2026),
  floors: fc.record(
    { min: fc.integer({ min: -1, max: 4 }), max: fc.integer({ min: 0, max: 8 }) },
    { requiredKeys: [] },
  ),
  geoId: some([
    "county:03",
    "municipality:1508",
    "district:0301-frogner",
    "postcode:0184",
    "street:0301-storgata",
    "state:wa",
    "suburb:3065-fitzroy",
    "county:99",
  ]),
  address: fc.constantFrom("", "stor", "Kirkeveien 12", "oslo 0184", "smith", "!!!"),
  keywords: fc.oneof(
    text.map((list) => list.join(" ")),
    fc.tuple(text, fc.constantFrom(...words)).map(([list, not]) => `${list[0]} -${not}`),
    fc.constantFrom("balkonger", "-peis", "peisen og hagen", "\u0000 ' \\ :*", "garden"),
  ),
  ownerType: fc.constantFrom(...ownerTypes, "all" as const),
  viewingDate: some(["2026-11-20", "2026-11-21", "2026-11-22", "TODAY"]),
  energyProfile: some(energyLabels),
  isPublishedToday: fc.boolean(),
  propertyCondition: fc.constantFrom(...conditions),
  soldBy: fc.constantFrom(...ownerTypes, "all" as const),
  isPetAllowed: fc.boolean(),
  furnished: some(furnishings),
  availableFrom: fc.constantFrom("2026-11", "2026-12", "2027-01", "2027-02"),
  isLandOwnedBySeller: fc.boolean(),
  locationTypes: some(locationTypes),
  facilities: some([...facilityKeys, "unheard_of"], 2),
  availability: some(availabilityFilters),
  publishDateMin: fc.constantFrom("2026-11-05", "2026-11-15", "2026-11-21"),
  propertyId: fc.constant(["000000000a", "0000000001", "nonsense"]),
  agencyId: some(["101", "000102", "-1", "x"], 2),
  agencyParentId: fc.constantFrom("100", "000100", "5"),
  name: fc.constantFrom("balk", "tower", "hage h0201", "nothing"),
  transportationRadius: fc.constantFrom(0, 100, 250, 500, 1000),
  showby: some(photoCategories, 2),
  polygon: ring,
};

/** A search of a few filters at a time, so that many of them find something. */
export const randomSearch: fc.Arbitrary<SearchRequest> = fc
  .record({
    names: fc.uniqueArray(fc.constantFrom(...(Object.keys(filters) as (keyof typeof filters)[])), {
      maxLength: 3,
    }),
    values: fc.record(filters),
    area: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, box, circle),
    query: fc.record({
      acquisition: fc.constantFrom(...acquisitions),
      listingType: fc.constantFrom(...searchListingTypes),
      sorting: fc.constantFrom(...sortFields, "default" as const),
      order: fc.constantFrom(...orders),
      page: fc.constantFrom(1, 1, 1, 2, 3),
      size: fc.constantFrom(1, 5, 12, 100),
    }),
  })
  .map(({ names, values, area, query }) =>
    SearchRequest.parse({
      ...query,
      ...area,
      ...Object.fromEntries(names.map((name) => [name, values[name]])),
    }),
  )
  .filter((request) => checkFilter(request, "2026-11-21").length === 0);
