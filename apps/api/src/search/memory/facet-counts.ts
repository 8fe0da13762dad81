import { NO_AGENCY_ID, padAgencyId } from "@hjem/domain/agency/agency-id";
import { namesOf, recordOf } from "@hjem/domain/narrow";
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
import { todays } from "../current-days.ts";
import { Clauses } from "./clauses.ts";
import type { Clause } from "./day-conditions.ts";
import type { Search } from "./index-query.ts";
import { type Matches, narrowed } from "./matches.ts";
import type { Segment } from "./segment.ts";

/** How some matches are counted: by rows where nothing else is said. */
type CountOf = (matches: Matches) => number;

/** How many matches meet more conditions. */
const countWith = (matches: Matches, clauses: readonly Clause[], countOf?: CountOf): number => {
  if (matches.count === 0) return 0;
  const [only, ...more] = clauses;
  const count = !countOf && more.length === 0 && only?.count?.(matches);
  return typeof count === "number"
    ? count
    : matches.segment.arena.during(() => {
        const found = narrowed(matches, clauses);
        return countOf ? countOf(found) : found.count;
      });
};

/** Matches inside each of some places. */
export const countIn = (
  matches: Matches,
  places: readonly number[],
  countOf?: CountOf,
): number[] => {
  const clauses = new Clauses(matches.segment);
  return places.map((place) => countWith(matches, [clauses.inPlaces([place])], countOf));
};

/** A filter's choices with the conditions of each. */
interface Choices extends Pick<Facet, "field" | "without"> {
  options: readonly { value: string; clauses: readonly Clause[] }[];
}

/** Choices by the days that they mean, the last ones used of each segment. */
const known = new WeakMap<Segment, { days: string; choices: Choices[] }>();

const choicesOf = (segment: Segment, search: Search): Choices[] => {
  const today = dayIn(search.now, search.region.timeZones.default);
  // Viewings end on whole minutes, and do not count afterwards.
  const minute = Math.floor(search.now / 60_000);
  const days = JSON.stringify([today, todays(search), minute]);
  const before = known.get(segment);
  if (before?.days === days) return before.choices;
  const clauses = new Clauses(segment);
  const agencies = [...segment.parts.agencies.agency.keys()]
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
    : Object.fromEntries(namesOf(without).map((key) => [key, request[key]]));

/** Where the numbers of choices come from: the matches of a search among some rows, and how they are counted. */
export interface Counted {
  segment: Segment;
  find: (search: Search) => Matches;
  /** @default each row by itself */
  countOf?: CountOf;
}

/**
 * Every choice of every filter on one segment. What all of them keep is looked up once; each field that the search
 * chooses in is counted among the matches of the other choices, and the fields left open share those of all.
 */
export const countFacets = ({ segment, find, countOf }: Counted, search: Search): FacetCounts => {
  const { request } = search;
  const clauses = new Clauses(segment);
  const every = choicesOf(segment, search);
  const chosen = every.filter((choices) => isChosenIn(request, choices));
  const without = chosen.reduce<SearchFilter>(
    (all, choices) => ({ ...all, ...choices.without }),
    {},
  );
  const base = find({ ...search, request: { ...request, ...without } });
  const own = new Map(
    chosen.map((choices) => [choices, clauses.ofFilter(ownChoice(request, choices), search)]),
  );
  const besides = (field: FacetField | null): Matches =>
    narrowed(
      base,
      [...own].flatMap(([choices, conditions]) => (choices.field === field ? [] : conditions)),
    );
  const plain = besides(null);
  return recordOf(
    every.map((choices) =>
      segment.arena.during((): [FacetField, FacetCounts[FacetField]] => {
        const matches = own.has(choices) ? besides(choices.field) : plain;
        const counts = choices.options.map((option) => ({
          value: option.value,
          count: countWith(matches, option.clauses, countOf),
        }));
        return [choices.field, counts];
      }),
    ),
  );
};

/** The search whose prices are put into bars: without a price of its own. */
export const withoutPrice = (search: Search): Search => {
  const { without } = histogramScale(search.region, search.request);
  return { ...search, request: { ...search.request, ...without } };
};

/** The lowest prices of cards in bars. */
export const countPrices = (sets: readonly Matches[], search: Search): PriceHistogram => {
  const { without: _without, ...scale } = histogramScale(search.region, search.request);
  const { min, width, bars } = scale;
  const counts = Array.from({ length: bars }, () => 0);
  for (const matches of sets) {
    const found = matches.segment.parts.columns.price_low.countBars(matches, scale);
    for (const [bar, count] of found.entries()) counts[bar]! += count;
  }
  return { min, width, counts };
};

const summed = (one: FacetCounts[FacetField], other: FacetCounts[FacetField]) => {
  const sums = new Map(one.map(({ value, count }) => [value, count]));
  for (const { value, count } of other) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].map(([value, count]) => ({ value, count }));
};

/** Numbers of two parts of the index together; an agency may occur in one of them only. */
export const sumFacets = (one: FacetCounts, other: FacetCounts): FacetCounts => {
  const sums = recordOf(namesOf(one).map((field) => [field, summed(one[field], other[field])]));
  return { ...sums, agencyId: foundAgencies(sums.agencyId) };
};
