import { RECOMMEND_SIZE } from "@hjem/domain/limits";
import { resultHome, type ResultHome } from "@hjem/domain/listing/result-home";
import type { SimilarHomes } from "./similar-homes.ts";

/** Reduces a home to what a card shows, with one picture. */
const lean = (home: ResultHome): ResultHome => ({
  ...resultHome(home),
  images: home.images.slice(0, 1),
  childPropertyId: [],
});

const without = (shown: ReadonlySet<string>, homes: readonly ResultHome[]): ResultHome[] =>
  homes
    .filter(({ propertyId }) => !shown.has(propertyId))
    .slice(0, RECOMMEND_SIZE)
    .map(lean);

/** At most ten of each, without duplicates, the home itself and units of its project; null if there are none. */
export function similarHomesModel(
  own: ReadonlySet<string>,
  similar: readonly ResultHome[],
  recommended: readonly ResultHome[],
): SimilarHomes | null {
  const first = without(own, similar);
  const shown = new Set([...own, ...first.map(({ propertyId }) => propertyId)]);
  const others = { similar: first, recommended: without(shown, recommended) };
  return others.similar.length + others.recommended.length === 0 ? null : others;
}
