import { NO_AGENCY_ID, padAgencyId } from "@hjem/domain/listing/agency-id";
import {
  type Facet,
  type FacetCounts,
  type FacetField,
  facetsOf,
  foundAgencies,
  histogramScale,
  isChosenIn,
  type PriceHistogram,
} from "@hjem/domain/search/facets";
import type { SearchFilter, SearchRequest } from "@hjem/domain/search/search-filter";
import { dayIn } from "@hjem/domain/time/zone";
import { todays } from "../todays.ts";
import { copyBits, countBits } from "./bits.ts";
import { Clauses } from "./clauses.ts";
import { type Matches, matchesOf } from "./matches.ts";
import type { Clause } from "./on-day.ts";
import type { Search } from "./question.ts";
import type { Segment } from "./segment.ts";

/** The matches that meet more conditions. */
const narrowed = (matches: Matches, clauses: readonly Clause[]): Matches => {
  const { segment, spans } = matches;
  const bits = segment.arena.take().fill(0);
  copyBits(bits, matches.bits, spans);
  for (const clause of clauses) segment.arena.during(() => clause.keep(bits, spans));
  return { segment, bits, spans, count: countBits(bits, spans) };
};

/** How many matches meet more conditions. */
const countWith = (matches: Matches, clauses: readonly Clause[]): number => {
  if (matches.count === 0) return 0;
  const [only, ...more] = clauses;
  const count = more.length === 0 && only?.count?.(matches);
  return typeof count === "number"
    ? count
    : matches.segment.arena.during(() => narrowed(matches, clauses).count);
};

/** Matches inside each of some places. */
export const countIn = (segment: Segment, search: Search, places: readonly number[]): number[] => {
  const matches = matchesOf(segment, search);
  const clauses = new Clauses(segment);
  return places.map((place) => countWith(matches, [clauses.inPlaces([place])]));
};

/** A filter's choices with the conditions of each. */
interface Choices extends Pick<Facet, "field" | "without"> {
  options: readonly { value: string; clauses: readonly Clause[] }[];
}

/** Choices by the days that they mean, the last ones used of each segment. */
const known = new WeakMap<Segment, { days: string; choices: Choices[] }>();

const choicesOf = (segment: Segment, search: Search): Choices[] => {
  const today = dayIn(search.now, search.region.timeZones.default);
  const days = JSON.stringify([today, todays(search)]);
  const before = known.get(segment);
  if (before?.days === days) return before.choices;
  const clauses = new Clauses(segment);
  const agencies = [...segment.parts.agencies.keys()]
    .map(padAgencyId)
    .filter((id) => id !== NO_AGENCY_ID);
  const choices = facetsOf(search.region, today, agencies).map(({ field, without, options }) => ({
    field,
    without,
    options: options.map(({ value, filter }) => ({
      value,
      clauses: clauses.ofFilter(filter, search),
    })),
  }));
  known.set(segment, { days, choices });
  return choices;
};

/** What a search itself chooses in the fields of a facet; availability always chooses something (D17). */
const ownChoice = (request: SearchRequest, { without }: Choices): SearchFilter =>
  without.availability
    ? { availability: request.availability ?? [] }
    : Object.fromEntries(
        Object.keys(without).map((key) => [key, request[key as keyof SearchFilter]]),
      );

/**
 * Every choice of every filter on one segment. What all of them keep is looked up once; each field that the search
 * chooses in is counted among the matches of the other choices, and the fields left open share those of all.
 */
export const countFacets = (segment: Segment, search: Search): FacetCounts => {
  const { request } = search;
  const clauses = new Clauses(segment);
  const all = choicesOf(segment, search);
  const chosen = all.filter((choices) => isChosenIn(request, choices));
  const without = Object.assign({}, ...chosen.map((choices) => choices.without)) as SearchFilter;
  const base = matchesOf(segment, { ...search, request: { ...request, ...without } });
  const own = new Map(
    chosen.map((choices) => [choices, clauses.ofFilter(ownChoice(request, choices), search)]),
  );
  const besides = (field: FacetField | null): Matches =>
    narrowed(
      base,
      [...own].flatMap(([choices, conditions]) => (choices.field === field ? [] : conditions)),
    );
  const plain = besides(null);
  return Object.fromEntries(
    all.map((choices) =>
      segment.arena.during(() => {
        const matches = own.has(choices) ? besides(choices.field) : plain;
        const counts = choices.options.map((option) => ({
          value: option.value,
          count: countWith(matches, option.clauses),
        }));
        return [choices.field, counts];
      }),
    ),
  ) as FacetCounts;
};

/** Prices in bars on one segment. */
export const countPrices = (segment: Segment, search: Search): PriceHistogram => {
  const { without, ...scale } = histogramScale(search.region, search.request);
  const matches = matchesOf(segment, { ...search, request: { ...search.request, ...without } });
  const { min, width } = scale;
  return { min, width, counts: segment.parts.columns.price_low.countBars(matches, scale) };
};

const summed = (one: FacetCounts[FacetField], other: FacetCounts[FacetField]) => {
  const sums = new Map(one.map(({ value, count }) => [value, count]));
  for (const { value, count } of other) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].map(([value, count]) => ({ value, count }));
};

/** Numbers of two parts of the index together; an agency may occur in one of them only. */
export const sumFacets = (one: FacetCounts, other: FacetCounts): FacetCounts => {
  const sums = Object.fromEntries(
    Object.entries(one).map(([field, counts]) => [
      field,
      summed(counts, other[field as FacetField]),
    ]),
  ) as FacetCounts;
  return { ...sums, agencyId: foundAgencies(sums.agencyId) };
};

/** Bars of two parts of the index together. */
export const sumPrices = (one: PriceHistogram, other: PriceHistogram): PriceHistogram => ({
  ...one,
  counts: one.counts.map((count, bar) => count + (other.counts[bar] ?? 0)),
});
