/** WGS 84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Mean radius of the earth; the SQL of the radius filter uses the same. */
export const EARTH_RADIUS_M = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points along the earth (haversine). */
export const metresBetween = (a: Point, b: Point): number => {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const chord =
    halfLat * halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng * halfLng;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Decimals of a degree of a hidden position: about a kilometre. */
const ROUGH_DIGITS = 2;

const rough = (degrees: number): number => Number(degrees.toFixed(ROUGH_DIGITS));

/** The position that is shown of a home whose street is hidden. */
export const roughPosition = ({ lat, lng }: Point): Point => ({ lat: rough(lat), lng: rough(lng) });

const METRES_PER_DEGREE = (Math.PI * EARTH_RADIUS_M) / 180;
/** Margin of a circle's bounding box, so that rounding excludes nothing at its edge. */
const MARGIN = 1.001;

/** The bounding box of a circle in degrees; as wide as the world where the circle reaches a pole. */
export const boxAround = (
  { lat, lng }: Point,
  radius: number,
): { north: number; south: number; west: number; east: number } => {
  const height = (radius / METRES_PER_DEGREE) * MARGIN;
  const widest = Math.cos(radians(Math.min(89.9, Math.abs(lat) + height)));
  const width = height / widest;
  return {
    north: Math.min(90, lat + height),
    south: Math.max(-90, lat - height),
    west: Math.max(-180, lng - width),
    east: Math.min(180, lng + width),
  };
};
