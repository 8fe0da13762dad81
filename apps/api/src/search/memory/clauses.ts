import { TODAY } from "@hjem/domain/limits";
import { listingCoverage } from "@hjem/domain/listing/listing-type";
import { effectiveAvailability } from "@hjem/domain/search/filter-choices";
import { agencyFilters } from "@hjem/domain/search/filters/agency-filters";
import { boundFilters } from "@hjem/domain/search/filters/bound-filters";
import { choiceFilters } from "@hjem/domain/search/filters/choice-filters";
import { flagFilters } from "@hjem/domain/search/filters/flag-filters";
import { isMaximum, rangeFilters } from "@hjem/domain/search/filters/range-filters";
import { setFilters } from "@hjem/domain/search/filters/set-filters";
import type { SearchFilter, SearchRequest } from "@hjem/domain/search/search-filter";
import { availabilityCodes, conditionCodes, kindCodes } from "../column-codes.ts";
import { requestedAgencies, requestedBound } from "../filter-conditions.ts";
import { requestedBits, requestedCodes } from "../filter-facts.ts";
import { dayNumber } from "../search-row.ts";
import { searchWords } from "../searchable-text.ts";
import { withheldColumns } from "../withheld-columns.ts";
import { addBits, type Bits, copyBits, type Spans } from "./bitset.ts";
import { facilityFeature, featureOf, flagFeature } from "./column-value-ids.ts";
import { type Clause, onDay } from "./day-conditions.ts";
import type { Search } from "./index-query.ts";
import { countAny, dropPosting, keepAny, type Posting, unionOf } from "./postings.ts";
import type { CodeColumn, NumberColumn } from "./row-text.ts";
import type { Segment } from "./segment.ts";

type Values = Pick<Search, "region" | "now" | "places" | "listings">;

/** Ranges with their fields of a search: to put the names together for each of thousands of searches takes long. */
const rangeFields = rangeFilters.map(({ name, low, high }) => ({
  name,
  shown: { low, high },
  withheld: withheldColumns[name],
  min: `${name}Min` as const,
  max: `${name}Max` as const,
}));

/** The conditions of searches on one segment. */
export class Clauses {
  readonly #segment: Segment;

  constructor(segment: Segment) {
    this.#segment = segment;
  }

  #any(postings: readonly (Posting | undefined)[]): Clause {
    const any = postings
      .filter((posting) => posting !== undefined)
      .filter(({ count }) => count > 0);
    const { arena } = this.#segment;
    return {
      any,
      keep: (bits, spans) => keepAny(bits, any, spans, arena.take()),
      count: (rows) => countAny(rows, any),
    };
  }

  #features(features: readonly number[]): Clause {
    return this.#any(features.map((feature) => this.#segment.parts.features[feature]));
  }

  /** One of these codes; no condition for none. */
  #oneOf(column: CodeColumn, codes: readonly number[]): Clause[] {
    return codes.length === 0 ? [] : [this.#features(codes.map((code) => featureOf(column, code)))];
  }

  #range(column: NumberColumn, min: number, max: number): Clause {
    const { columns } = this.#segment.parts;
    const { arena } = this.#segment;
    return {
      keep: (bits, spans) => columns[column].keepRange(bits, spans, min, max, () => arena.take()),
      count: (rows) => columns[column].countRange(rows, min, max),
    };
  }

  /** A range of either of two columns, of which no row has both. */
  #eitherRange(one: NumberColumn, other: NumberColumn | undefined, min: number, max: number) {
    const own = this.#range(one, min, max);
    if (other === undefined || this.#segment.parts.columns[other].isEmpty) return own;
    const { arena } = this.#segment;
    const others = this.#range(other, min, max);
    return {
      keep: (bits: Bits, spans: Spans) => {
        const found = arena.take();
        copyBits(found, bits, spans);
        others.keep(found, spans);
        own.keep(bits, spans);
        addBits(bits, found, spans);
      },
    };
  }

  /** Ranges overlap (D23), those that are withheld too (D125); zero is an empty filter (spec §5). */
  #overlaps(
    { name, shown, withheld }: Pick<(typeof rangeFields)[number], "name" | "shown" | "withheld">,
    min: number | undefined,
    max: number | undefined,
  ): Clause[] {
    return [
      ...(min ? [this.#eitherRange(shown.high, withheld?.high, min, Infinity)] : []),
      ...(isMaximum(name, max)
        ? [this.#eitherRange(shown.low, withheld?.low, -Infinity, max)]
        : []),
    ];
  }

  #ranges(filter: SearchFilter): Clause[] {
    const { floors } = filter;
    return [
      ...rangeFields.flatMap(({ min, max, ...columns }) =>
        this.#overlaps(columns, filter[min], filter[max]),
      ),
      ...(floors?.min === undefined && floors?.max === undefined
        ? []
        : [this.#range("floor", floors.min ?? -Infinity, floors.max ?? Infinity)]),
      ...boundFilters.flatMap((row) => {
        const bound = requestedBound(row, filter);
        if (bound === undefined) return [];
        return row.side === "atMost"
          ? [this.#range(row.column, -Infinity, bound)]
          : [this.#range(row.column, bound, Infinity)];
      }),
    ];
  }

  #agencies(filter: SearchFilter): Clause[] {
    const { agencies } = this.#segment.parts;
    return agencyFilters.flatMap((row) => {
      const numbers = requestedAgencies(row, filter);
      return numbers ? [this.#any(numbers.map((id) => agencies[row.column].get(id)))] : [];
    });
  }

  #traits(filter: SearchFilter, { region }: Values): Clause[] {
    const facilities = filter.facilities ?? [];
    return [
      ...setFilters.flatMap((row) => {
        const bits = requestedBits(row, filter);
        return bits.length > 0
          ? [this.#features(bits.map((bit) => featureOf(row.fact.column, bit)))]
          : [];
      }),
      ...choiceFilters.flatMap((row) => this.#oneOf(row.fact.column, requestedCodes(row, filter))),
      ...flagFilters.flatMap(({ name, column }) =>
        filter[name] ? [this.#features([flagFeature(column)])] : [],
      ),
      ...facilities.map((key) => {
        const bit = region.facilities.findIndex((facility) => facility.key === key);
        return bit === -1 ? this.#any([]) : this.#features([facilityFeature(bit)]);
      }),
    ];
  }

  #dates(filter: SearchFilter, values: Values): Clause[] {
    const { arena, parts, live } = this.#segment;
    const { viewingDate } = filter;
    const viewedOn = (days: readonly number[], spans: Spans): Bits =>
      unionOf(this.#segment.openViewings(days, values.now), spans, arena.take());
    const publishedOn = (days: readonly number[], spans: Spans): Bits => {
      const [day = Number.NaN] = days;
      const bits = arena.take();
      for (let s = 0; s < spans.length; s += 2) {
        bits.set(live.subarray(spans[s], spans[s + 1]), spans[s]);
      }
      parts.columns.published_day.keepRange(bits, spans, day, day, () => arena.take());
      return bits;
    };
    return [
      ...(viewingDate?.length
        ? [
            viewingDate.includes(TODAY)
              ? onDay(this.#segment, values, viewingDate, viewedOn)
              : this.#any(
                  this.#segment.openViewings([...new Set(viewingDate.map(dayNumber))], values.now),
                ),
          ]
        : []),
      ...(filter.isPublishedToday ? [onDay(this.#segment, values, ["TODAY"], publishedOn)] : []),
    ];
  }

  /** Rows of some listings; a unit is named by its project's id too. */
  #rowsOfIds(ids: readonly number[]): Clause {
    const rows = ids.map((id) => this.#segment.rowOf(id)).filter((row) => row !== -1);
    const { projects } = this.#segment.parts;
    const named = new Set(ids);
    for (const [row, project] of projects?.entries() ?? []) if (named.has(project)) rows.push(row);
    const list = Uint32Array.from(new Set(rows)).toSorted();
    return this.#any([{ count: list.length, list, bits: null }]);
  }

  /** Rows in any of some places. */
  inPlaces(places: readonly number[]): Clause {
    return this.#any([...new Set(places)].map((place) => this.#segment.parts.places.get(place)));
  }

  #named(filter: SearchFilter, { places, listings }: Values): Clause[] {
    return [
      ...(filter.geoId?.length && places ? [this.inPlaces(places)] : []),
      ...(filter.propertyId?.length && listings ? [this.#rowsOfIds(listings)] : []),
    ];
  }

  #worded(filter: SearchFilter, { region }: Values): Clause[] {
    const { words: known } = this.#segment.parts;
    const words = searchWords(filter, region);
    return [
      ...words.include.map((word) => this.#any([known.get(word)])),
      ...words.exclude.flatMap((word): Clause[] => {
        const posting = known.get(word);
        return posting ? [{ keep: (bits, spans) => dropPosting(bits, posting, spans) }] : [];
      }),
      ...words.beginnings.flatMap(({ column, starts }) =>
        starts.map((start) => this.#any(this.#segment.wordsFrom(column, start))),
      ),
    ];
  }

  /** What a choice of availability lets through; none where it is not chosen at all. */
  #availability(availability: SearchFilter["availability"]): Clause[] {
    const effective = effectiveAvailability(availability);
    return effective === "all"
      ? []
      : this.#oneOf(
          "availability",
          effective.map((value) => availabilityCodes[value]),
        );
  }

  /** The conditions of the fields that are set; a field that is not set restricts nothing. */
  ofFilter(filter: SearchFilter, values: Values): Clause[] {
    return [
      ...(filter.availability ? this.#availability(filter.availability) : []),
      ...this.#ranges(filter),
      ...this.#agencies(filter),
      ...this.#traits(filter, values),
      ...this.#dates(filter, values),
      ...this.#named(filter, values),
      ...this.#worded(filter, values),
    ];
  }

  /** The kinds of listing that a search covers (spec §5). */
  #coverage({ listingType, acquisition }: SearchRequest): Clause[] {
    const coverage = listingCoverage(listingType, acquisition);
    return [
      ...this.#oneOf(
        "kind",
        coverage.draftTypes.map((type) => kindCodes[type]),
      ),
      ...(coverage.isNewOnly
        ? [
            this.#features([
              featureOf("condition", conditionCodes.new),
              flagFeature("is_under_construction"),
            ]),
          ]
        : []),
    ];
  }

  /** All conditions of a search but those of its area. */
  ofSearch({ request, publishedAfter, ...values }: Search): Clause[] {
    return [
      ...this.#coverage(request),
      ...(request.availability ? [] : this.#availability(undefined)),
      ...this.ofFilter(request, values),
      ...(publishedAfter === undefined
        ? []
        : [this.#range("published_ms", publishedAfter + 1, Infinity)]),
    ];
  }
}
