import { RECOMMEND_SIZE } from "@hjem/domain/limits";
import type { Property } from "@hjem/domain/listing/property";
import type { SimilarHomes } from "./similar-homes.ts";

/** Reduces a home to what a card shows, with one picture. */
const lean = (home: Property): Property => ({
  ...home,
  images: home.images.slice(0, 1),
  facilities: [],
  childPropertyId: [],
});

const without = (shown: ReadonlySet<string>, homes: readonly Property[]): Property[] =>
  homes
    .filter(({ propertyId }) => !shown.has(propertyId))
    .slice(0, RECOMMEND_SIZE)
    .map(lean);

/** At most ten of each, without duplicates, the home itself and units of its project; null if there are none. */
export function similarHomesModel(
  own: ReadonlySet<string>,
  similar: readonly Property[],
  recommended: readonly Property[],
): SimilarHomes | null {
  const first = without(own, similar);
  const shown = new Set([...own, ...first.map(({ propertyId }) => propertyId)]);
  const others = { similar: first, recommended: without(shown, recommended) };
  return others.similar.length + others.recommended.length === 0 ? null : others;
}
