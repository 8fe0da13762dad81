import { z } from "zod";
import { LatLng } from "../listing/money.ts";

/**
 * From wide to narrow: Norway has county, municipality, district, postcode; Australia state, suburb, postcode, and
 * `city`, a colloquial city, which is a union of suburbs (D51, D108).
 */
export const placeKinds = [
  "county",
  "state",
  "city",
  "municipality",
  "district",
  "suburb",
  "postcode",
  "street",
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** `kind:key`, e.g. `municipality:0301`, `suburb:3065-fitzroy` (D32). */
export const GeoId = z
  .string()
  .regex(/^[a-z]+:[a-z0-9-]+$/)
  .max(120);

/** A place that can be searched in (D32, D43). */
export const Place = z.object({
  geoId: GeoId,
  kind: z.enum(placeKinds),
  name: z.string(),
  /** Name of the next wider place, as shown after the name; null at the top. */
  parent: z.string().nullable(),
  /** Available listings inside. */
  count: z.int().nonnegative(),
  location: LatLng,
});
export type Place = z.infer<typeof Place>;

/** A place with most listings of a kind, and what they cost. */
export const PopularPlace = Place.extend({
  /** Of the homes of the kind, exact; null where they are too few. */
  medianPrice: z.int().nonnegative().nullable(),
});
export type PopularPlace = z.infer<typeof PopularPlace>;

/** Response of the call for the places with most listings. */
export const PopularPlaces = z.object({ data: z.array(PopularPlace) });
export type PopularPlaces = z.infer<typeof PopularPlaces>;

/** Response of every other place call. */
export const Places = z.object({ data: z.array(Place) });
export type Places = z.infer<typeof Places>;
