import { z } from "zod";
import { propertyTypes } from "../listing/enumerations.ts";
import { acquisitions, searchListingTypes } from "../listing/listing-type.ts";
import { areaKinds } from "./area-address.ts";
import { GeoId, Place } from "./place.ts";

/** Minimum number of homes for a median: with fewer, a single home would change it. */
export const MEDIAN_HOMES_MIN = 5;

const count = z.int().nonnegative();

/** A place with its own page. */
export const AreaPlace = z.object({
  geoId: GeoId,
  kind: z.enum(areaKinds),
  name: z.string(),
  parent: Place.shape.parent,
  /** Its canonical path after `/locations/`. */
  address: z.string(),
  /** Available listings of every type inside. */
  count,
});
export type AreaPlace = z.infer<typeof AreaPlace>;

/** The median, rounded; of a range the lowest value counts (D23). Null where fewer than five homes have the value. */
export const AreaMedian = z
  .object({
    value: z.int().nonnegative(),
    /** Number of homes that the median is based on. */
    homes: z.int().min(MEDIAN_HOMES_MIN),
  })
  .nullable();
export type AreaMedian = z.infer<typeof AreaMedian>;

/** What homes sold for in one quarter of a year. */
export const SoldQuarter = z.object({
  year: z.int(),
  quarter: z.int().min(1).max(4),
  /** Homes sold whose price is known. */
  homes: z.int().min(1),
  /** The median, rounded; null for fewer than five homes. */
  price: z.int().nonnegative().nullable(),
});
export type SoldQuarter = z.infer<typeof SoldQuarter>;

/** Statistics of a place. Every number is exact and equals the result of the search that it links to. */
export const Area = z.object({
  ...AreaPlace.shape,
  /** Number of places that match the term; this is the one with most listings. */
  matches: z.int().min(1),
  /** The wider places that contain it, the widest first. */
  ancestors: z.array(AreaPlace),
  /** Other places of the same name. */
  alternatives: z.array(AreaPlace),
  /** Listings of each type in the market. */
  counts: z.array(
    z.object({
      listingType: z.enum(searchListingTypes),
      acquisition: z.enum(acquisitions).exclude(["sale"]),
      count,
    }),
  ),
  medians: z.object({
    /** Asking price of the homes for sale. */
    price: AreaMedian,
    /** Price per square metre of BRA-i, else of primary room, of the homes for sale (D30). */
    pricePerPrimary: AreaMedian,
    /** Rent of the homes for rent, in the region's period (D30). */
    rent: AreaMedian,
  }),
  /** Quarters in which homes were sold through agents here, the newest first; at most eight. */
  soldQuarters: z.array(SoldQuarter),
  /** Homes for sale by type, the most first; types without any are left out. */
  propertyTypes: z.array(
    z.object({
      type: z.enum(propertyTypes).exclude(["all"]),
      count,
      medianPrice: AreaMedian,
    }),
  ),
  /** Homes for sale with at least this many bedrooms. */
  bedrooms: z.array(z.object({ min: z.int().min(1), count })),
  /** Places directly inside. */
  inside: z.object({
    total: count,
    /** Those with most listings, the most first. */
    most: z.array(AreaPlace),
    /** Initials of the names, where there are too many places to list; else empty. */
    initials: z.array(z.string()),
    /** All of them by name, or those with the requested initial. */
    named: z.array(AreaPlace),
  }),
  /** Neighbouring places with listings, the nearest first. */
  neighbours: z.array(AreaPlace),
});
export type Area = z.infer<typeof Area>;

/** Response of `GET /api/v2/areas`. */
export const AreaResponse = z.object({ data: Area });
export type AreaResponse = z.infer<typeof AreaResponse>;
