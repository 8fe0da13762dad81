import { z } from "zod";
import {
  KEYWORDS_MAX_LENGTH,
  PAGE_MAX,
  PAGE_SIZE_MAX,
  POLYGON_CORNERS,
  REACH_MAX,
  REACH_MINUTES,
  TODAY,
} from "../limits.ts";
import { availabilityFilters } from "../listing/availability.ts";
import { orders, sortFields, views } from "../listing/enumerations.ts";
import { CalendarDay } from "../listing/listing-dates.ts";
import { acquisitions, searchListingTypes } from "../listing/listing-type.ts";
import { GeoId } from "../place/place.ts";
import { travelModes } from "../travel/travel-estimate.ts";
import { defaultQuery } from "./default-query.ts";
import {
  agencySchemas,
  prefixSchemas,
  boundSchemas,
  choiceSchemas,
  flagSchemas,
  rangeSchemas,
  setSchemas,
} from "./filters/schemas.ts";

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

// Fields with another position in the API document than the others of their kind.
const { ownerType, soldBy, ...choices } = choiceSchemas;
const { propertyType, ...sets } = setSchemas;
const { availableFrom, publishDateMin, transportationRadius, ...bounds } = boundSchemas;
const { address, ...prefixes } = prefixSchemas;

/**
 * Filter fields of specification §3, all optional. A range matches when it overlaps the listing's (D23); lists match
 * any of their values, facilities all of them. Amounts are whole kroner or dollars, areas square metres, rents per
 * `rentPeriodOf` the listing type. A minimum above its maximum is rejected with both fields named.
 */
export const SearchFilter = z.object({
  propertyType,
  ...rangeSchemas,
  /** Floors of the home, inclusive; `min: 2` alone is "not the ground floor". */
  floors: z.object({ min: z.int().optional(), max: z.int().optional() }).optional(),
  /** Places, any of them. */
  geoId: z.array(GeoId).max(50).optional(),
  /** True includes the suburbs around those in `geoId`; no effect with places of other kinds (D51). */
  includesSurrounding: z
    .boolean()
    .optional()
    .describe("With suburbs in `geo_id`: the suburbs around them as well."),
  address,
  /** Keywords, all of which must occur; `-word` must not (D34). */
  keywords: z.string().max(KEYWORDS_MAX_LENGTH).optional(),
  ownerType,
  /** Days of viewings, in the listing's time zone; `TODAY` is the current day. */
  viewingDate: z
    .array(z.union([CalendarDay, z.literal(TODAY)]))
    .max(31)
    .optional(),
  ...choices,
  isPublishedToday: z.boolean().optional(),
  soldBy,
  ...flagSchemas,
  availableFrom,
  facilities: z.array(z.string().max(40)).max(64).optional(),
  availability: z.array(z.enum(availabilityFilters)).max(availabilityFilters.length).optional(),
  publishDateMin,
  propertyId: z.array(z.string().max(40)).max(100).optional(),
  ...agencySchemas,
  ...prefixes,
  transportationRadius: transportationRadius.describe(
    "At most so many metres to the nearest stop of public transport, in a straight line.",
  ),
  ...bounds,
  ...sets,
});
export type SearchFilter = z.infer<typeof SearchFilter>;

/** An address that must be near enough: the way there takes at most so many minutes by the estimate of D82 (D83). */
export const Reach = z.object({
  lat: latitude,
  lng: longitude,
  mode: z.enum(travelModes),
  minutes: z.int().min(REACH_MINUTES.min).max(REACH_MINUTES.max),
});
export type Reach = z.infer<typeof Reach>;

/** Map fields of specification §3; `polygon` is a ring of `[lng, lat]`, radius in metres (D19, D32). */
export const SearchArea = z.object({
  locationTopLeftLat: latitude.optional(),
  locationTopLeftLng: longitude.optional(),
  locationBottomRightLat: latitude.optional(),
  locationBottomRightLng: longitude.optional(),
  zoomLevel: z.number().min(0).max(22).optional(),
  mapCentroid: z.object({ lat: latitude, lng: longitude }).optional(),
  propertyRadius: z.number().min(0).max(100_000).optional(),
  polygon: z
    .array(z.tuple([longitude, latitude]))
    .min(POLYGON_CORNERS.min)
    .max(POLYGON_CORNERS.max)
    .optional(),
  reach: z
    .array(Reach)
    .max(REACH_MAX)
    .optional()
    .describe(
      "Addresses that are all within their minutes of the home, by an estimate of the way.",
    ),
});
export type SearchArea = z.infer<typeof SearchArea>;

/** Query fields of specification §3 with the defaults of `default-query.ts`. `sorting: "default"` lets the server choose (D34). */
export const SearchQuery = z.object({
  acquisition: z.enum(acquisitions).default(defaultQuery.acquisition),
  listingType: z.enum(searchListingTypes).default(defaultQuery.listingType),
  sorting: z.enum([...sortFields, "default"]).default(defaultQuery.sorting),
  order: z.enum(orders).default(defaultQuery.order),
  page: z.int().min(1).max(PAGE_MAX).default(defaultQuery.page),
  size: z.int().min(1).max(PAGE_SIZE_MAX).default(defaultQuery.size),
  view: z.enum(views).default(defaultQuery.view),
  /** False shows the units of projects one by one instead of their project (D55, D110). */
  groupUnits: z.boolean().optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** The flat body of a search (D19): filter, area and query fields side by side; unknown keys are dropped. */
export const SearchRequest = z.object({
  ...SearchFilter.shape,
  ...SearchArea.shape,
  ...SearchQuery.shape,
});
export type SearchRequest = z.infer<typeof SearchRequest>;
/** As in a request: every field optional, defaults are filled in. */
export type SearchRequestInput = z.input<typeof SearchRequest>;
