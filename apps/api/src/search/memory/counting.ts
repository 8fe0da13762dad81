import {
  facetsOf,
  type FacetCounts,
  histogramScale,
  isChosenIn,
  type PriceHistogram,
} from "@hjem/domain/search/facets";
import { dayIn } from "@hjem/domain/time/zone";
import { copyBits, countBits, countBoth, countListed, eachRow } from "./bits.ts";
import { Clauses } from "./clauses.ts";
import type { Clause } from "./on-day.ts";
import { type Matches, matchesOf } from "./matches.ts";
import type { Search } from "./question.ts";
import type { Segment } from "./segment.ts";

/** How many matches meet more conditions, without changing the matches. */
const countWith = ({ segment, bits, spans }: Matches, clauses: readonly Clause[]): number => {
  const [only, ...more] = clauses;
  if (only?.any?.length === 0) return 0;
  if (more.length === 0 && only?.any?.length === 1) {
    const [{ list, bits: dense }] = only.any as [NonNullable<typeof only.any>[0]];
    if (dense) return countBoth(bits, dense, spans);
    if (list) return countListed(bits, list, spans);
  }
  return segment.arena.during(() => {
    const lent = segment.arena.take();
    copyBits(lent, bits, spans);
    for (const clause of clauses) clause.keep(lent, spans);
    return countBits(lent, spans);
  });
};

/** Matches inside each of some places. */
export const countIn = (segment: Segment, search: Search, places: readonly number[]): number[] => {
  const matches = matchesOf(segment, search);
  const clauses = new Clauses(segment);
  return places.map((place) => countWith(matches, [clauses.inPlaces([place])]));
};

/** Every choice of every filter on one segment; fields that are not filtered by share one set of matches. */
export const countFacets = (segment: Segment, search: Search): FacetCounts => {
  const { request, region, now } = search;
  const clauses = new Clauses(segment);
  const plain = matchesOf(segment, search);
  const facets = facetsOf(region, dayIn(now, region.timeZones.default));
  return Object.fromEntries(
    facets.map(({ field, without, options }) => {
      const counts = segment.arena.during(() => {
        const matches = isChosenIn(request, { without })
          ? matchesOf(segment, { ...search, request: { ...request, ...without } })
          : plain;
        return options.map(({ value, filter }) => ({
          value,
          count: countWith(matches, clauses.ofFilter(filter, search)),
        }));
      });
      return [field, counts];
    }),
  ) as FacetCounts;
};

/** Prices in bars on one segment. */
export const countPrices = (segment: Segment, search: Search): PriceHistogram => {
  const { min, width, bars, without } = histogramScale(search.region, search.request);
  const request = { ...search.request, ...without };
  const { bits, spans } = matchesOf(segment, { ...search, request });
  const counts = Array.from({ length: bars }, () => 0);
  const { price_low: prices } = segment.parts.columns;
  eachRow(bits, spans, (row) => {
    const price = prices.valueOf(row);
    if (price === null) return;
    const bar = Math.floor((price - min) / width);
    counts[Math.min(bars - 1, Math.max(0, bar))]! += 1;
  });
  return { min, width, counts };
};

/** Numbers of two parts of the index together. */
export const sumFacets = (one: FacetCounts, other: FacetCounts): FacetCounts =>
  Object.fromEntries(
    Object.entries(one).map(([field, counts]) => [
      field,
      counts.map(({ value, count }, index) => ({
        value,
        count: count + (other[field as keyof FacetCounts][index]?.count ?? 0),
      })),
    ]),
  ) as FacetCounts;

/** Bars of two parts of the index together. */
export const sumPrices = (one: PriceHistogram, other: PriceHistogram): PriceHistogram => ({
  ...one,
  counts: one.counts.map((count, bar) => count + (other.counts[bar] ?? 0)),
});
