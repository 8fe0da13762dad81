import { metresBetween } from "@hjem/domain/distance";
import type { MapPlace } from "./place-labels.ts";

/** A place further away than this is no useful description. */
const FARTHEST_M = 60_000;

/** The known place nearest to a point, at most 60 km away. */
export function nearest(places: readonly MapPlace[], lat: number, lng: number) {
  let found: { name: string; lat: number; lng: number } | null = null;
  let least = FARTHEST_M;
  for (const [name, placeLat, placeLng] of places) {
    const distance = metresBetween({ lat, lng }, { lat: placeLat, lng: placeLng });
    if (distance < least) [found, least] = [{ name, lat: placeLat, lng: placeLng }, distance];
  }
  return found;
}
