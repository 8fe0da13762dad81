import { worldX, worldY } from "../base/shapes.ts";
import type { MapCluster, MapMarker } from "./map-entries.ts";
import { PIN_HEIGHT_PX, pinWidth, radiusOf } from "./pin-sizes.ts";

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
 * Merges clusters that would overlap at this zoom level into one at their common centre, with all their homes. Counts
 * are preserved.
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
    // A cluster that has grown may overlap others: it is tried again.
    if (touched) waiting.push(joined(touched, next));
    else apart.push(next);
  }
  return apart;
}

/** Whether the pin of a home would overlap a cluster. */
function isUnder(marker: MapMarker, circle: MapCluster, zoom: number): boolean {
  const worldPx = 256 * 2 ** zoom;
  const beside = Math.abs(worldX(circle.lng) - worldX(marker.lng)) * worldPx;
  // The tip of the pin is at its point.
  const above = (worldY(marker.lat) - worldY(circle.lat)) * worldPx;
  const x = Math.max(0, beside - pinWidth(marker) / 2);
  const y = above < 0 ? above : Math.max(0, above - PIN_HEIGHT_PX);
  return Math.hypot(x, y) < radiusOf(circle);
}

const alone = ({ lat, lng }: MapMarker): MapCluster => ({
  lat,
  lng,
  count: 1,
  bounds: { north: lat, south: lat, west: lng, east: lng },
});

/** Contents of the map at one zoom level. */
export interface ShownHomes {
  markers: readonly MapMarker[];
  clusters: readonly MapCluster[];
}

/**
 * The same homes without overlaps of clusters and pins: a home whose pin would overlap a cluster is counted in it,
 * until the map is zoomed in enough.
 */
export function withoutOverlaps({ markers, clusters }: ShownHomes, zoom: number): ShownHomes {
  const circles = joinClusters(clusters, zoom);
  const free = markers.filter((marker) => {
    const over = circles.find((circle) => isUnder(marker, circle, zoom));
    if (over) circles[circles.indexOf(over)] = joined(over, alone(marker));
    return !over;
  });
  // A cluster that has grown may overlap others.
  return free.length === markers.length
    ? { markers, clusters: circles }
    : withoutOverlaps({ markers: free, clusters: circles }, zoom);
}
