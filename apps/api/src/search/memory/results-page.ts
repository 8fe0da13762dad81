import type { Order, SortField } from "@hjem/domain/listing/enumerations";
import { effectiveSorting } from "@hjem/domain/search/sorting";
import { estimateTravel } from "@hjem/domain/travel/travel-estimate";
import { valueColumns } from "../search-order.ts";
import { searchWords } from "../searchable-text.ts";
import { rowsOf } from "./bitset.ts";
import type { PageOfIds, Search } from "./index-query.ts";
import { inAnyPlace, type Matches } from "./matches.ts";
import { eachScore } from "./relevance.ts";
import type { NumberColumn } from "./row-text.ts";
import type { Segment } from "./segment.ts";

/** A match in its order: what it is sorted by, and the ends of every order (D34). */
interface Ranked {
  id: number;
  value: number | null;
  publishedMs: number;
}

interface Sorting {
  field: SortField;
  order: Order;
  /** Words that relevance is counted by. */
  words: readonly string[];
  /** The longest way of a row of a segment in minutes; needed to sort by it. */
  longest: (segment: Segment) => (row: number) => number;
}

/** Minutes of the longest way to the addresses of a search, by the estimate of D82. */
const longestOf = (segment: Segment, { request, fjordPlaces }: Search) => {
  const { lats, lngs } = segment.parts;
  const isFjord = inAnyPlace(segment, fjordPlaces);
  const { reach = [] } = request;
  return (row: number): number => {
    const home = { lat: lats[row]!, lng: lngs[row]! };
    const isFjordCounty = isFjord(row);
    return Math.max(
      ...reach.map((each) => estimateTravel(home, each, each.mode, { isFjordCounty }).minutes),
    );
  };
};

const columnOf = ({ field, order }: Sorting): NumberColumn => {
  switch (field) {
    case "relevance":
    case "fairest":
    // `created_at` is the wire's name of the date of publication (D124).
    case "created_at":
    case "publish_date":
      return "published_ms";
    default:
      return valueColumns[field][order];
  }
};

/** The first matches of one segment by the longest way; ways of a minute are in the order of their ids. */
const fairestOf = (
  { segment, bits, spans, count }: Matches,
  { longest }: Sorting,
  rank: (rows: ArrayLike<number>, score?: number) => Ranked[],
  to: number,
): Ranked[] => {
  const minutesOf = longest(segment);
  const rows = rowsOf(bits, spans, count);
  const byMinute: number[][] = [];
  for (const row of rows) (byMinute[minutesOf(row)] ??= []).push(row);
  const found: Ranked[] = [];
  for (const [minutes, some = []] of byMinute.entries()) {
    if (found.length >= to) break;
    found.push(...rank(some, minutes).toSorted((one, other) => one.id - other.id));
  }
  return found;
};

/** Matches of one segment from `from` to `to` (not included) in the order of the search. */
const windowOf = (matches: Matches, sorting: Sorting, from: number, to: number): Ranked[] => {
  const { segment } = matches;
  const { ids, columns } = segment.parts;
  const column = columns[columnOf(sorting)];
  const rank = (rows: ArrayLike<number>, score?: number): Ranked[] =>
    Array.from(rows, (row) => ({
      id: ids[row]!,
      value: score ?? column.valueOf(row),
      publishedMs: columns.published_ms.valueOf(row) ?? 0,
    }));
  if (sorting.field === "fairest") return fairestOf(matches, sorting, rank, to).slice(from);
  if (sorting.field !== "relevance") {
    return rank(column.window(matches, { from, to }, sorting.order === "desc", ids));
  }
  const found: Ranked[] = [];
  let before = 0;
  eachScore(matches, sorting.words, sorting.order === "desc", ({ score, bits, count }) => {
    const range = { from: Math.max(0, from - before), to: Math.min(count, to - before) };
    const of = { bits, spans: matches.spans, count };
    found.push(...rank(column.window(of, range, true, ids), score));
    before += count;
    return before < to;
  });
  return found;
};

const compare =
  ({ field, order }: Sorting) =>
  (one: Ranked, other: Ranked): number => {
    const direction = order === "asc" ? 1 : -1;
    if (one.value !== other.value) {
      if (one.value === null) return 1;
      if (other.value === null) return -1;
      return (one.value - other.value) * direction;
    }
    if (field !== "relevance") return (one.id - other.id) * direction;
    return other.publishedMs - one.publishedMs || other.id - one.id;
  };

const merged = (one: Ranked[], other: Ranked[], before: (a: Ranked, b: Ranked) => number) => {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const all: Ranked[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const isFirst = j >= other.length || (i < one.length && before(one[i]!, other[j]!) < 0);
    all.push(isFirst ? one[i++]! : other[j++]!);
  }
  return all;
};

/**
 * The page of a search over sets of matches that have none in common. Of each only as many before the page are read as
 * all others have, which can move the page by no more; whatever is passed over comes before the page.
 */
export const pageOf = (sets: readonly Matches[], search: Search): PageOfIds => {
  const { request, region } = search;
  const words = searchWords(request, region).include;
  const sorting: Sorting = {
    ...effectiveSorting(request),
    words,
    longest: (segment) => longestOf(segment, search),
  };
  const from = (request.page - 1) * request.size;
  const to = from + request.size;
  const total = sets.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  let all: Ranked[] = [];
  for (const matches of sets) {
    const start = Math.max(0, from - (total - matches.count));
    passed += Math.min(start, matches.count);
    all = merged(
      all,
      windowOf(matches, sorting, start, Math.min(to, matches.count)),
      compare(sorting),
    );
  }
  const ids = all.slice(from - passed, to - passed).map(({ id }) => id);
  return { ids, total };
};
