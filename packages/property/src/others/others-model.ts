import type { Property } from "@hjem/domain/listing/property";
import { RECOMMEND_SIZE } from "@hjem/domain/limits";
import type { Others } from "./others.ts";

/** A card shows one picture and needs no more of a home than it tells. */
const lean = (home: Property): Property => ({
  ...home,
  images: home.images.slice(0, 1),
  facilities: [],
  childPropertyId: [],
});

/** At most ten of each, none twice, the home itself and its siblings in neither; null where there is nothing to show. */
export function othersModel(
  own: ReadonlySet<string>,
  similar: readonly Property[],
  recommended: readonly Property[],
): Others | null {
  const shown = new Set(own);
  const take = (homes: readonly Property[]) =>
    homes
      .filter(({ propertyId }) => !shown.has(propertyId) && shown.add(propertyId))
      .slice(0, RECOMMEND_SIZE)
      .map(lean);
  const others = { similar: take(similar), recommended: take(recommended) };
  return others.similar.length + others.recommended.length === 0 ? null : others;
}
