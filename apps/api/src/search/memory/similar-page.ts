import { similarity } from "@hjem/domain/search/similar";
import type { SimilarTo } from "../similar-homes.ts";
import { clearRow, eachRow, fillBits, hasRow } from "./bitset.ts";
import { featureOf } from "./column-value-ids.ts";
import type { PageOfIds, Search } from "./index-query.ts";
import type { Matches } from "./matches.ts";
import { unionOf } from "./postings.ts";

interface Scored {
  id: number;
  score: number;
  publishedMs: number;
}

const byLikeness = (one: Scored, other: Scored): number =>
  other.score - one.score || other.publishedMs - one.publishedMs || other.id - one.id;

/** Without the requested home and the card through which it is found. */
const withoutOwn = (found: Matches, requested: SimilarTo): Matches => {
  let { count } = found;
  for (const id of new Set([requested.id, requested.card])) {
    const row = found.segment.rowOf(id);
    if (row === -1 || !hasRow(found.bits, row)) continue;
    clearRow(found.bits, row);
    count -= 1;
  }
  return { ...found, count };
};

const scoresOf = (matches: Matches, requested: SimilarTo): Int32Array => {
  const { segment, bits, spans, count } = matches;
  const { parts, arena } = segment;
  const setOf = (postings: Parameters<typeof unionOf>[0]) => {
    const lent = arena.take();
    fillBits(lent, spans, 0);
    return unionOf(postings, spans, lent);
  };
  const places = requested.places
    .map((place) => parts.places.get(place))
    .filter((posting) => posting !== undefined)
    .map((posting) => setOf([posting]));
  const types = Array.from({ length: 32 }, (_, bit) => bit).filter(
    (bit) => (requested.types >>> bit) & 1,
  );
  const sameType = setOf(types.map((bit) => parts.features[featureOf("property_types", bit)]!));
  const { price_low: prices, primary_low: areas, bedrooms_low: bedrooms } = parts.columns;
  const scores = new Int32Array(count);
  let next = 0;
  eachRow(bits, spans, (row) => {
    const area = areas.valueOf(row);
    let sharedPlaces = 0;
    for (const place of places) if (hasRow(place, row)) sharedPlaces += 1;
    scores[next] = similarity(
      {
        price: prices.valueOf(row),
        area: area === null ? null : Math.floor(area),
        bedrooms: bedrooms.valueOf(row),
        sharedPlaces,
        isOfSameType: hasRow(sameType, row),
      },
      requested,
    );
    next += 1;
  });
  return scores;
};

/** The `wanted` likest matches of one segment, in their order. */
const likest = (matches: Matches, requested: SimilarTo, wanted: number): Scored[] => {
  const { segment, bits, spans, count } = matches;
  const scores = segment.arena.during(() => scoresOf(matches, requested));
  const least = count > wanted ? scores.toSorted()[count - wanted]! : -Infinity;
  const { ids, columns } = segment.parts;
  const found: Scored[] = [];
  let next = 0;
  eachRow(bits, spans, (row) => {
    const score = scores[next]!;
    next += 1;
    if (score < least) return;
    found.push({ id: ids[row]!, score, publishedMs: columns.published_ms.valueOf(row) ?? 0 });
  });
  return found.toSorted(byLikeness).slice(0, wanted);
};

/** The page of the homes most like another among cards that share a place with it. */
export const similarPage = (
  sets: readonly Matches[],
  search: Search,
  requested: SimilarTo,
): PageOfIds => {
  const { page, size } = search.request;
  const parts = sets.map((found) => withoutOwn(found, requested));
  const all = parts.flatMap((part) => likest(part, requested, page * size)).toSorted(byLikeness);
  return {
    ids: all.slice((page - 1) * size, page * size).map(({ id }) => id),
    total: parts.reduce((sum, { count }) => sum + count, 0),
  };
};
