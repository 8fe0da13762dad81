import type { PlaceKind } from "@hjem/domain/place/place";

/** A point on the map, WGS 84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A place as it is stored for search (D32, D43). */
export interface DemoPlace {
  /** `kind:key`, e.g. `municipality:0301`; unique in a region. */
  geoId: string;
  kind: PlaceKind;
  name: string;
  /** Name of the next wider place as it is shown after the name; null at the top. */
  parent: string | null;
  /** Geo ids of all wider places, the widest first. */
  ancestors: readonly string[];
  location: Point;
  /** How well known it is: inhabitants in hundreds, or an estimate; ranks places of the same name. */
  weight: number;
}

/** Where a holiday home stands (spec §3 locationType). */
export type Nature = "coast" | "mountain" | "inland";

/** A town, district or suburb in which demo listings stand, with what its market is like. */
export interface Settlement {
  name: string;
  /** Name of the municipality; null where the country has none in addresses. */
  municipality: string | null;
  /** County name or state code, as it stands in an address. */
  region: string;
  /** The path of places without the postcode, the widest first. */
  geoIds: readonly string[];
  location: Point;
  /** Kilometres around the centre in which homes stand. */
  radiusKm: number;
  /** Postcodes of its streets, each with the post town as an address writes it. */
  postcodes: readonly { code: string; town: string }[];
  timeZone: string;
  /** How many listings stand here beside the others. */
  weight: number;
  /** Share of flats among the homes, 0 to 1. */
  flatShare: number;
  /** Norway: kroner per square metre of a plain flat; Australia: dollars of a typical house. */
  priceLevel: number;
  setting: "city" | "town" | "village";
  /** Set where there are holiday homes. */
  nature: Nature | null;
}

/** What a region's demo listings are placed by. */
export interface DemoGeography {
  places: readonly DemoPlace[];
  settlements: readonly Settlement[];
}

const folded: Readonly<Record<string, string>> = { æ: "ae", ø: "o", å: "a", đ: "d", ŋ: "n" };

/** A name as the key of a geo id: `Grünerløkka` gives `grunerlokka` (D32). */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[æøåđŋ]/g, (letter) => folded[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const KM_PER_DEGREE = 111.2;

/** Kilometres between two points that are not far apart, on a flat map. */
export function kilometresBetween(a: Point, b: Point): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * KM_PER_DEGREE;
}

/** The point that lies so many kilometres north and east of another, to about ten metres. */
export function pointAt(from: Point, northKm: number, eastKm: number): Point {
  const lat = from.lat + northKm / KM_PER_DEGREE;
  const lng = from.lng + eastKm / (KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180));
  return { lat: Math.round(lat * 10_000) / 10_000, lng: Math.round(lng * 10_000) / 10_000 };
}
