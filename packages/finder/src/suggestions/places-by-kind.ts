import type { Place, PlaceKind } from "@hjem/domain/place/place";

/** Places by kind, each kind once; the kind of the best match comes first, and the order within a kind is unchanged. */
export function placesByKind(places: readonly Place[]): [PlaceKind, Place[]][] {
  const groups = new Map<PlaceKind, Place[]>();
  for (const place of places) {
    groups.set(place.kind, [...(groups.get(place.kind) ?? []), place]);
  }
  return [...groups];
}
