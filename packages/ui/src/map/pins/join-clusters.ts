import { worldX, worldY } from "../base/shapes.ts";
import type { MapCluster } from "./map-entries.ts";

/** From so many homes on the circle is the larger one. */
export const LARGE_FROM = 25;
/** Half the width of a circle, its pale ring included. */
const radiusOf = ({ count }: MapCluster) => (count >= LARGE_FROM ? 33 : 27);

const middle = (one: MapCluster, other: MapCluster, end: "lat" | "lng") =>
  (one[end] * one.count + other[end] * other.count) / (one.count + other.count);

const joined = (one: MapCluster, other: MapCluster): MapCluster => ({
  lat: middle(one, other, "lat"),
  lng: middle(one, other, "lng"),
  count: one.count + other.count,
  bounds: {
    north: Math.max(one.bounds.north, other.bounds.north),
    south: Math.min(one.bounds.south, other.bounds.south),
    west: Math.min(one.bounds.west, other.bounds.west),
    east: Math.max(one.bounds.east, other.bounds.east),
  },
});

/**
 * Circles of which none lies on another at this zoom: those that would are one circle in their common middle, with all
 * their homes. What is counted stays counted.
 */
export function joinClusters(clusters: readonly MapCluster[], zoom: number): MapCluster[] {
  const worldPx = 256 * 2 ** zoom;
  const distance = (one: MapCluster, other: MapCluster) =>
    Math.hypot(worldX(one.lng) - worldX(other.lng), worldY(one.lat) - worldY(other.lat)) * worldPx;
  const apart: MapCluster[] = [];
  // The largest first: a village joins its town, not the other way round.
  const waiting = clusters.toSorted((one, other) => one.count - other.count);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const at = apart.findIndex((other) => distance(other, next) < radiusOf(other) + radiusOf(next));
    const [touched] = at < 0 ? [] : apart.splice(at, 1);
    // A circle that has grown may touch others: it is tried anew.
    if (touched) waiting.push(joined(touched, next));
    else apart.push(next);
  }
  return apart;
}
