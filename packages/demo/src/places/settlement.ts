import { KM_PER_DEGREE, type Point } from "@hjem/places/place-data";

/** Location of a holiday home (spec §3 locationType). */
export type Nature = "coast" | "mountain" | "inland";

/** A town, district or suburb with demo listings, and its market. */
export interface Settlement {
  name: string;
  /** Name of the municipality; null where the country has none in addresses. */
  municipality: string | null;
  /** County name or state code, as in addresses. */
  region: string;
  /** The path of places without the postcode, the widest first. */
  geoIds: readonly string[];
  location: Point;
  /** Radius in kilometres around the centre. */
  radiusKm: number;
  /** Postcodes of its streets, each with the post town as an address writes it. */
  postcodes: readonly { code: string; town: string }[];
  timeZone: string;
  /** Relative number of listings. */
  weight: number;
  /** Share of flats among the homes, 0 to 1. */
  flatShare: number;
  /** Norway: kroner per square metre of a plain flat; Australia: dollars of a typical house. */
  priceLevel: number;
  setting: "city" | "town" | "village";
  /** Set where there are holiday homes. */
  nature: Nature | null;
}

/** The point at a distance in kilometres to the north and the east, to about ten metres. */
export function pointAt(from: Point, northKm: number, eastKm: number): Point {
  const lat = from.lat + northKm / KM_PER_DEGREE;
  const lng = from.lng + eastKm / (KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180));
  return { lat: Math.round(lat * 10_000) / 10_000, lng: Math.round(lng * 10_000) / 10_000 };
}
