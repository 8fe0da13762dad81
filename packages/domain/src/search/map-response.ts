import { z } from "zod";
import { AgencyId } from "../agency/agency.ts";
import { availabilities } from "../listing/availability.ts";
import { priceMethods } from "../listing/enumerations.ts";
import { ListingImage } from "../listing/image.ts";
import { CalendarDay } from "../listing/listing-dates.ts";
import { draftListingTypes } from "../listing/listing-type.ts";
import { CurrencyCode, LatLng, WholeMoney } from "../listing/money.ts";
import { PropertyId } from "../listing/property-id.ts";

/** Maximum number of features in one map response; more homes are returned as clusters. */
export const MAP_FEATURES_MAX = 100;

/** Several homes near each other; `lat` and `lng` are their centre, `bounds` contains them all (D32). */
export const MapCluster = z.object({
  kind: z.literal("cluster"),
  ...LatLng.shape,
  count: z.int().min(2),
  bounds: z.object({ topLeft: LatLng, bottomRight: LatLng }),
});
export type MapCluster = z.infer<typeof MapCluster>;

/** A single home on the map: its pin and the content of the pin's card. */
export const MapProperty = z.object({
  kind: z.literal("property"),
  ...LatLng.shape,
  propertyId: PropertyId,
  agencyId: AgencyId,
  listingType: z.enum(draftListingTypes),
  availability: z.enum(availabilities),
  title: z.string(),
  displayName: z.string(),
  price: WholeMoney.nullable(),
  priceMin: WholeMoney.nullable(),
  priceMax: WholeMoney.nullable(),
  askingPrice: WholeMoney.nullable(),
  /** Sale price or rent at closing, where known (D54). */
  closingPrice: WholeMoney.nullable(),
  priceCurrency: CurrencyCode,
  priceMethod: z.enum(priceMethods),
  auctionDate: CalendarDay.nullable(),
  /** Its first picture; null without any. */
  image: ListingImage.nullable(),
});
export type MapProperty = z.infer<typeof MapProperty>;

export const MapFeature = z.discriminatedUnion("kind", [MapCluster, MapProperty]);
export type MapFeature = z.infer<typeof MapFeature>;

/**
 * Response of `POST /api/v4/property/map` (D19): the homes of a frame as at most 100 features, whose counts (a
 * property counts 1) add up to `total`. Without a frame it is that of all results.
 */
export const MapResponse = z.object({
  data: z.array(MapFeature).max(MAP_FEATURES_MAX),
  total: z.int().nonnegative(),
});
export type MapResponse = z.infer<typeof MapResponse>;
