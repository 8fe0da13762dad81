import { worldX, worldY } from "../base/shapes.ts";

/** A frame of the map in degrees. */
export interface MapBounds {
  north: number;
  east: number;
  south: number;
  west: number;
}

/** One home on the map, with the caller's texts. */
export interface MapMarker {
  id: string;
  lat: number;
  lng: number;
  /** Short: "6,49 mill.", "$1.35m – 1.48m", "Ask". */
  label: string;
  /** Read after the label by screen readers: the address. */
  accessibleName: string;
  state: "new" | "viewed" | "saved";
  /** The page of the home; undefined if it is the current page. */
  href?: string;
}

/** Several homes shown as one at a low zoom level. */
export interface MapCluster {
  lat: number;
  lng: number;
  count: number;
  /** Bounds of all of them; a click fits the map to them. */
  bounds: MapBounds;
}

/** What is at one point of the map. */
export type MapEntry =
  | { kind: "marker"; key: string; lat: number; lng: number; marker: MapMarker }
  | { kind: "stack"; key: string; lat: number; lng: number; markers: readonly MapMarker[] }
  | { kind: "cluster"; key: string; lat: number; lng: number; cluster: MapCluster };

/** Five decimals are about a metre: the same address. */
const addressOf = ({ lat, lng }: MapMarker) => `${lat.toFixed(5)} ${lng.toFixed(5)}`;

function markerEntries(markers: readonly MapMarker[]): MapEntry[] {
  const atAddress = Map.groupBy(markers, addressOf);
  return [...atAddress].flatMap(([address, group]): MapEntry[] => {
    const [first] = group;
    if (!first) return [];
    const { lat, lng } = first;
    return group.length === 1
      ? [{ kind: "marker", key: first.id, lat, lng, marker: first }]
      : [{ kind: "stack", key: address, lat, lng, markers: group }];
  });
}

/** Pins whose heights differ by less are in one row, like words of a text. */
const LINE_PX = 44;

/**
 * Pins and clusters in reading order: row by row from the top, each from the left. Homes at one address are one
 * entry.
 */
export function readingOrder(
  markers: readonly MapMarker[],
  clusters: readonly MapCluster[],
  zoom: number,
): MapEntry[] {
  const worldPx = 256 * 2 ** zoom;
  const lineOf = ({ lat }: MapEntry) => Math.floor((worldY(lat) * worldPx) / LINE_PX);
  const entries = [
    ...markerEntries(markers),
    ...clusters.map((cluster): MapEntry => {
      const { lat, lng, count } = cluster;
      return { kind: "cluster", key: `cluster ${lat} ${lng} ${count}`, lat, lng, cluster };
    }),
  ];
  return entries.toSorted(
    (one, other) => lineOf(one) - lineOf(other) || worldX(one.lng) - worldX(other.lng),
  );
}
