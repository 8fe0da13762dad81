import type { Region } from "@hjem/domain/region";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { hasRow } from "../../../search/memory/bitset.ts";
import {
  type HomesAndUnits,
  isGrouped,
  PartBuilder,
} from "../../../search/memory/homes-and-units.ts";
import type { Search } from "../../../search/memory/index-query.ts";
import { matchesOf } from "../../../search/memory/matches.ts";
import { RowReader } from "../../../search/memory/row-text.ts";
import type { EventRow, ListingEvent } from "./read-events.ts";

/** Before an event and after it. */
type Side = 0 | 1;

/** A home at one side: both sides stand in one part of the index, so that a search runs on them once. */
const idAt = (side: Side, id: number): number => id * 2 + side;

/** The homes of one market before and after some events, as a part of the search index. */
class BothSides {
  readonly #lines = new Map<number, string | null>();
  #part: HomesAndUnits | null = null;

  /** Whether these rows say of every home what is known of it already; of `id` without rows, that it is not there. */
  agrees(side: Side, id: number, rows: readonly EventRow[] | null): boolean {
    const fits = (home: number, line: string | null) => {
      const known = idAt(side, home);
      return !this.#lines.has(known) || this.#lines.get(known) === line;
    };
    return rows ? rows.every(({ facts, line }) => fits(facts.id, line)) : fits(id, null);
  }

  add(side: Side, id: number, rows: readonly EventRow[] | null): void {
    for (const { facts, line } of rows ?? []) this.#lines.set(idAt(side, facts.id), line);
    if (!rows) this.#lines.set(idAt(side, id), null);
  }

  get #homes(): HomesAndUnits {
    if (this.#part) return this.#part;
    const builder = new PartBuilder();
    for (const [known, line] of this.#lines) {
      if (line === null) continue;
      const side: Side = known % 2 === 0 ? 0 : 1;
      const reader = new RowReader(line);
      reader.startRow();
      reader.text();
      builder.addAs(reader, idAt(side, reader.number()), idAt(side, reader.number()));
    }
    this.#part = builder.build();
    return this.#part;
  }

  /** Which of the homes `ids` a search finds as cards of its results, before and after. */
  find({ listings, ...search }: Search, ids: readonly number[]): Found[] {
    const part = this.#homes;
    const wanted: Search = {
      ...search,
      listings: listings?.flatMap((id) => [idAt(0, id), idAt(1, id)]) ?? null,
    };
    return part.during(() => {
      const units = isGrouped(wanted) && part.units.size > 0 ? part.matchingUnits(wanted) : null;
      const found =
        part.units.size === 0 ? [matchesOf(part.cards, wanted)] : part.cardsOf(wanted, units);
      const isFound = (known: number) =>
        found.some(({ segment, bits }) => {
          const row = segment.rowOf(known);
          return row !== -1 && hasRow(bits, row);
        });
      return ids.map((id) => ({ wasIn: isFound(idAt(0, id)), isIn: isFound(idAt(1, id)) }));
    });
  }
}

/** A search with what only the database knows of it. */
export interface EvaluatedSearch {
  request: SearchRequest;
  places: readonly number[] | null;
  listings: readonly number[] | null;
}

/** Whether a search finds the home of an event before and after it. */
export interface Found {
  wasIn: boolean;
  isIn: boolean;
}

/** Conditions that depend on the time of the day. */
const dependsOnTime = ({ viewingDate, isPublishedToday }: SearchRequest): boolean =>
  (viewingDate?.length ?? 0) > 0 || isPublishedToday === true;

/**
 * Events of one market, one for each listing, of which no two say different things of one home at one side, so that a search can be asked about
 * all of them at once: about the homes before them, and about those after.
 */
export class EventBatch {
  readonly region: Region;
  readonly events: ListingEvent[] = [];
  readonly #listings = new Set<number>();
  readonly #homes = new BothSides();

  constructor(region: Region) {
    this.region = region;
  }

  /** Takes an event in; false where it must wait for the next batch. */
  add(event: ListingEvent): boolean {
    const { listingId, before, after, region } = event;
    const fits =
      region === this.region.id &&
      !this.#listings.has(listingId) &&
      this.#homes.agrees(0, listingId, before) &&
      this.#homes.agrees(1, listingId, after);
    if (!fits) return false;
    this.#listings.add(listingId);
    this.#homes.add(0, listingId, before);
    this.#homes.add(1, listingId, after);
    this.events.push(event);
    return true;
  }

  /** What a search finds of some of the events, each judged at its own instant (D70). */
  evaluate({ request, ...rest }: EvaluatedSearch, events: readonly ListingEvent[]): Found[] {
    const search = { ...rest, request, region: this.region };
    const findAll = (some: readonly ListingEvent[], now: number): Found[] =>
      this.#homes.find(
        { ...search, now },
        some.map(({ listingId }) => listingId),
      );
    return dependsOnTime(request)
      ? events.flatMap((event) => findAll([event], event.at))
      : findAll(events, events[0]?.at ?? 0);
  }
}
