import { REACH_MINUTES } from "@hjem/domain/limits";
import { availabilityFilters } from "@hjem/domain/listing/availability";
import {
  conditions,
  energyLabels,
  furnishings,
  locationTypes,
  orders,
  ownerships,
  ownerTypes,
  photoCategories,
  propertyTypes,
  sortFields,
} from "@hjem/domain/listing/enumerations";
import { acquisitions, searchListingTypes } from "@hjem/domain/listing/listing-type";
import { checkFilter } from "@hjem/domain/search/filter-check";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { travelModes } from "@hjem/domain/travel/travel-estimate";
import * as fc from "fast-check";
import { facilityKeys, sampleText, sampleWords } from "./random-listings.ts";
import { sampleId } from "./sample-listings.ts";

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

/** Addresses among the listings and beyond them: near enough to some, to all or to none. */
const reach = fc.array(
  fc.record({
    lat: fc.integer({ min: 59_850, max: 59_990 }).map((n) => n / 1_000),
    lng: fc.integer({ min: 10_600, max: 10_850 }).map((n) => n / 1_000),
    mode: fc.constantFrom(...travelModes),
    minutes: fc.integer({ min: REACH_MINUTES.min, max: 60 }),
  }),
  { minLength: 1, maxLength: 2 },
);

/** Ids of the first listings of both markets. */
const someIds = Array.from({ length: 30 }, (_, n) => [sampleId(n), sampleId(1_000 + n)]).flat();

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
    "city:melbourne",
    "suburb:3065-fitzroy",
    "county:99",
  ]),
  address: fc.constantFrom(
    "",
    "stor",
    "Kirkeveien 12",
    "oslo 0184",
    "smith",
    "fremantle 6160",
    "!!!",
  ),
  keywords: fc.oneof(
    sampleText.map((list) => list.join(" ")),
    fc
      .tuple(sampleText, fc.constantFrom(...sampleWords))
      .map(([list, not]) => `${list[0]} -${not}`),
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
  ownership: some(ownerships),
  saleMethod: some(["private_treaty", "auction", "offers"] as const),
  facilities: some([...facilityKeys, "unheard_of"], 2),
  availability: some(availabilityFilters),
  publishDateMin: fc.constantFrom("2026-11-05", "2026-11-15", "2026-11-21"),
  propertyId: fc.uniqueArray(fc.constantFrom("nonsense", ...someIds), {
    minLength: 1,
    maxLength: 20,
  }),
  agencyId: some(["101", "000102", "-1", "x"], 2),
  agencyParentId: fc.constantFrom("100", "000100", "5"),
  name: fc.constantFrom("balk", "tower", "hage h0201", "nothing"),
  transportationRadius: fc.constantFrom(0, 100, 250, 500, 1000),
  showby: some(photoCategories, 2),
  polygon: ring,
  reach,
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
      groupUnits: fc.constantFrom(undefined, undefined, undefined, true, true, false),
      zoomLevel: fc.option(
        fc.integer({ min: 0, max: 44 }).map((half) => half / 2),
        {
          nil: undefined,
        },
      ),
    }),
  })
  .map(({ names, values, area, query }) =>
    SearchRequest.parse({
      ...query,
      // From what is drawn already: half of them look around the suburbs they name (D51).
      ...(query.order === "asc" && { includesSurrounding: true }),
      ...area,
      ...Object.fromEntries(names.map((name) => [name, values[name]])),
    }),
  )
  .filter((request) => checkFilter(request, "2026-11-21").length === 0);
