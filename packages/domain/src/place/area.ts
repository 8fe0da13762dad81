import { z } from "zod";
import { acquisitions, propertyTypes, searchListingTypes } from "../listing/enumerations.ts";
import { areaKinds } from "./area-address.ts";
import { GeoId, Place } from "./place.ts";

/** Fewer homes than these make no median: a single one would move it. */
export const MEDIAN_HOMES_MIN = 5;

const count = z.int().nonnegative();

/** A place with a page of its own. */
export const AreaPlace = z.object({
  geoId: GeoId,
  kind: z.enum(areaKinds),
  name: z.string(),
  parent: Place.shape.parent,
  /** Its one true address, the rest after `/locations/`. */
  address: z.string(),
  /** Available listings of every kind inside. */
  count,
});
export type AreaPlace = z.infer<typeof AreaPlace>;

/**
 * The middle value, or the mean of the two in the middle, rounded; of a range the lowest value counts (D23). Null where
 * fewer than five homes state the value.
 */
export const AreaMedian = z
  .object({
    value: z.int().nonnegative(),
    /** Homes that it is the median of. */
    homes: z.int().min(MEDIAN_HOMES_MIN),
  })
  .nullable();
export type AreaMedian = z.infer<typeof AreaMedian>;

/** What there is to know of one place now. Every number is exact and is that of the search it names. */
export const Area = z.object({
  ...AreaPlace.shape,
  /** Number of places that the searched words name; this is the one with most listings. */
  matches: z.int().min(1),
  /** Places in which it lies, the widest first. */
  ancestors: z.array(AreaPlace),
  /** Other places of the same name. */
  alternatives: z.array(AreaPlace),
  /** Listings of each kind that the market shows. */
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
    /** Rent of the homes to let, in the region's period (D30). */
    rent: AreaMedian,
  }),
  /** Homes for sale by type, the most first; types without any are left out. */
  propertyTypes: z.array(
    z.object({
      type: z.enum(propertyTypes).exclude(["all"]),
      count,
      medianPrice: AreaMedian,
    }),
  ),
  /** Homes for sale with at least so many bedrooms. */
  bedrooms: z.array(z.object({ min: z.int().min(1), count })),
  /** Places directly inside. */
  inside: z.object({
    total: count,
    /** Those with most listings, the most first. */
    most: z.array(AreaPlace),
    /** First letters of the names, where there are too many places to name all at once; else empty. */
    initials: z.array(z.string()),
    /** All of them by name, or those that begin with the requested letter. */
    named: z.array(AreaPlace),
  }),
  /** Places beside it that have listings, the nearest first. */
  neighbours: z.array(AreaPlace),
});
export type Area = z.infer<typeof Area>;

/** Answer of `GET /api/v2/areas`. */
export const AreaResponse = z.object({ data: Area });
export type AreaResponse = z.infer<typeof AreaResponse>;
