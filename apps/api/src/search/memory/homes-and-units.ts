import type { SearchArea } from "@hjem/domain/search/search-filter";
import type { MatchingUnits } from "../matching-units.ts";
import { areaTest, fjordTest } from "./area-rows.ts";
import {
  addBits,
  clearRow,
  copyBits,
  countBits,
  eachRow,
  hasRow,
  joinSpans,
  setRow,
  spansOfRows,
} from "./bitset.ts";
import { Clauses } from "./clauses.ts";
import type { Clause } from "./day-conditions.ts";
import type { Search } from "./index-query.ts";
import { inAnyPlace, type Matches, matchesOf, narrowed } from "./matches.ts";
import type { RowReader } from "./row-text.ts";
import { SegmentBuilder } from "./segment-builder.ts";
import type { Segment } from "./segment.ts";

/** Additional conditions on cards. */
type More = (clauses: Clauses) => readonly Clause[];

const nowhere = {
  locationTopLeftLat: undefined,
  locationTopLeftLng: undefined,
  locationBottomRightLat: undefined,
  locationBottomRightLng: undefined,
  mapCentroid: undefined,
  propertyRadius: undefined,
  polygon: undefined,
  reach: undefined,
} as const satisfies { [Field in keyof SearchArea]: undefined };

/** Whether units are found through their project (D55); on request they are listed one by one (D110). */
export const isGrouped = ({ request }: Pick<Search, "request">): boolean =>
  request.groupUnits !== false;

/**
 * One part of the index: listings, and separately the available units of projects among them. A search runs on both,
 * and units that match are replaced by their projects.
 */
export class HomesAndUnits {
  readonly cards: Segment;
  readonly units: Segment;
  /** By row of the units, which of `#projectRows` is its project. */
  readonly #projectOf: Uint32Array;
  /** By row of the units, the first row after it that belongs to another project. */
  readonly #runEnds: Uint32Array;
  /** Rows of projects among the cards. */
  readonly #projectRows: readonly number[];
  /** By project, the rows of its units. */
  readonly #unitRows: readonly number[][];
  /** By project, at which of the countings it was counted last. */
  readonly #countedAt: Uint32Array;
  #countings = 0;

  constructor(cards: Segment, units: Segment) {
    this.cards = cards;
    this.units = units;
    this.#projectOf = new Uint32Array(units.size);
    const numbers = new Map<number, number>();
    for (const [row, project] of units.parts.projects?.entries() ?? []) {
      const projectRow = cards.rowOf(project);
      // Its project was removed by a change that is still to come: it counts again after that change.
      if (projectRow === -1) clearRow(units.live, row);
      else {
        const number = numbers.get(projectRow) ?? numbers.size;
        numbers.set(projectRow, number);
        this.#projectOf[row] = number;
      }
    }
    this.#runEnds = new Uint32Array(units.size);
    for (let row = units.size - 1; row >= 0; row -= 1) {
      const isLast = this.#projectOf[row] !== this.#projectOf[row + 1];
      this.#runEnds[row] = isLast ? row + 1 : this.#runEnds[row + 1]!;
    }
    this.#projectRows = [...numbers.keys()];
    this.#unitRows = this.#projectRows.map(() => []);
    for (const [row, project] of this.#projectOf.entries()) this.#unitRows[project]?.push(row);
    this.#countedAt = new Uint32Array(numbers.size);
  }

  /** Listings that count. */
  get count(): number {
    return this.cards.count + this.units.count;
  }

  get bytes(): number {
    return this.cards.bytes + this.units.bytes + 2 * this.#projectOf.byteLength;
  }

  /** Runs `work` and takes back the sets that were lent meanwhile. */
  during<Result>(work: () => Result): Result {
    return this.cards.arena.during(() => this.units.arena.during(work));
  }

  /** The units that match a search; one lies in an area if its project does. */
  matchingUnits(search: Search): Matches {
    const request = { ...search.request, ...nowhere };
    const found = matchesOf(this.units, { ...search, request });
    const isInside = areaTest(search.request);
    if (!isInside || found.count === 0) return found;
    const isNearFjord = fjordTest(search.request);
    const isFjord = inAnyPlace(this.cards, search.fjordPlaces);
    const { lats, lngs } = this.cards.parts;
    const bits = this.units.arena.take().fill(0);
    // There are far fewer projects to look at than units.
    for (const [project, row] of this.#projectRows.entries()) {
      const position = { lat: lats[row]!, lng: lngs[row]! };
      if (!isInside(position)) continue;
      if (isNearFjord && isFjord(row) && !isNearFjord(position)) continue;
      for (const unit of this.#unitRows[project]!) if (hasRow(found.bits, unit)) setRow(bits, unit);
    }
    return { ...found, bits, count: countBits(bits, found.spans) };
  }

  /** How many projects some units belong to. */
  countProjects({ bits, spans }: Matches): number {
    this.#countings += 1;
    let count = 0;
    for (let s = 0; s < spans.length; s += 2) {
      const end = spans[s + 1]! << 5;
      for (let row = spans[s]! << 5; row < end;) {
        const word = bits[row >>> 5]! & (-1 << (row & 31));
        if (word === 0) {
          row = (row | 31) + 1;
          continue;
        }
        const found = (row & ~31) + 31 - Math.clz32(word & -word);
        const project = this.#projectOf[found]!;
        if (this.#countedAt[project] !== this.#countings) count += 1;
        this.#countedAt[project] = this.#countings;
        // One unit is enough: the others beside it belong to the same project.
        row = this.#runEnds[found]!;
      }
    }
    return count;
  }

  /** The projects of some units. */
  projectsOf({ bits, spans }: Matches): Matches {
    const rows = new Set<number>();
    eachRow(bits, spans, (row) => rows.add(this.#projectRows[this.#projectOf[row]!]!));
    const found = this.cards.arena.take().fill(0);
    for (const row of rows) setRow(found, row);
    const rising = Uint32Array.from(rows).toSorted();
    return {
      segment: this.cards,
      bits: found,
      spans: spansOfRows(rising),
      count: rows.size,
    };
  }

  /** What was found of each of some projects, by internal id. */
  unitsOf({ bits, spans }: Matches, ids: readonly number[]): Map<number, MatchingUnits> {
    const found = new Map<number, MatchingUnits>();
    const wanted = new Set(ids);
    const { ids: cardIds } = this.cards.parts;
    const prices = this.units.parts.columns.price_low;
    eachRow(bits, spans, (row) => {
      const id = cardIds[this.#projectRows[this.#projectOf[row]!]!]!;
      if (!wanted.has(id)) return;
      const { count, priceMin } = found.get(id) ?? { count: 0, priceMin: null };
      const price = prices.valueOf(row);
      const least =
        price === null || priceMin === null ? (price ?? priceMin) : Math.min(price, priceMin);
      found.set(id, { count: count + 1, priceMin: least });
    });
    return found;
  }

  /**
   * The cards of a search that meet `more`, in one set: what is found by itself and the projects of `units`; or, where
   * units stand one by one, in two.
   */
  cardsOf(search: Search, units: Matches | null, more?: More): Matches[] {
    const own = matchesOf(this.cards, search, more);
    if (!units) return [own, matchesOf(this.units, search, more)];
    if (units.count === 0) return [own];
    const all = this.projectsOf(units);
    const projects = more ? narrowed(all, more(new Clauses(this.cards))) : all;
    if (own.count === 0) return [projects];
    const spans = joinSpans(own.spans, projects.spans);
    const bits = this.cards.arena.take().fill(0);
    copyBits(bits, own.bits, own.spans);
    addBits(bits, projects.bits, projects.spans);
    return [{ segment: this.cards, bits, spans, count: own.count + projects.count }];
  }
}

/** Takes rows of one market as they come from the database and makes a part of the index of them. */
export class PartBuilder {
  readonly #cards = new SegmentBuilder();
  readonly #units = new SegmentBuilder();

  /** Reads a row, whose region has been read already. */
  add(reader: RowReader): void {
    this.addAs(reader, reader.number(), reader.number());
  }

  /** Reads the rest of a row under other ids than its own; `project` is NaN for a home by itself. */
  addAs(reader: RowReader, id: number, project: number): void {
    const isUnit = project === project && project !== id;
    (isUnit ? this.#units : this.#cards).add(reader, id, project);
  }

  /** The finished part; the builder is used up. */
  build(): HomesAndUnits {
    return new HomesAndUnits(this.#cards.build(), this.#units.build());
  }
}
