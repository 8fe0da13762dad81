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

/** The homes of one market at one side of some events, as parts of the search index. */
class Side {
  readonly #lines = new Map<number, string | null>();
  #part: HomesAndUnits | null = null;

  /** Whether these rows say of every home what is known of it already; of `id` without rows, that it is not there. */
  agrees(id: number, rows: readonly EventRow[] | null): boolean {
    const fits = (known: number, line: string | null) =>
      !this.#lines.has(known) || this.#lines.get(known) === line;
    return rows ? rows.every(({ facts, line }) => fits(facts.id, line)) : fits(id, null);
  }

  add(id: number, rows: readonly EventRow[] | null): void {
    for (const { facts, line } of rows ?? []) this.#lines.set(facts.id, line);
    if (!rows) this.#lines.set(id, null);
  }

  get #homes(): HomesAndUnits {
    if (this.#part) return this.#part;
    const builder = new PartBuilder();
    for (const line of this.#lines.values()) {
      if (line === null) continue;
      const reader = new RowReader(line);
      reader.startRow();
      reader.text();
      builder.add(reader);
    }
    this.#part = builder.build();
    return this.#part;
  }

  /** The homes among `ids` that a search finds as cards of its results. */
  find(search: Search, ids: readonly number[]): boolean[] {
    const part = this.#homes;
    return part.during(() => {
      const units = isGrouped(search) && part.units.size > 0 ? part.matchingUnits(search) : null;
      const found =
        part.units.size === 0 ? [matchesOf(part.cards, search)] : part.cardsOf(search, units);
      return ids.map((id) =>
        found.some(({ segment, bits }) => {
          const row = segment.rowOf(id);
          return row !== -1 && hasRow(bits, row);
        }),
      );
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
  readonly #before = new Side();
  readonly #after = new Side();

  constructor(region: Region) {
    this.region = region;
  }

  /** Takes an event in; false where it must wait for the next batch. */
  add(event: ListingEvent): boolean {
    const { listingId, before, after, region } = event;
    const fits =
      region === this.region.id &&
      !this.#listings.has(listingId) &&
      this.#before.agrees(listingId, before) &&
      this.#after.agrees(listingId, after);
    if (!fits) return false;
    this.#listings.add(listingId);
    this.#before.add(listingId, before);
    this.#after.add(listingId, after);
    this.events.push(event);
    return true;
  }

  /** What a search finds of some of the events, each judged at its own instant (D70). */
  evaluate({ request, ...rest }: EvaluatedSearch, events: readonly ListingEvent[]): Found[] {
    const search = { ...rest, request, region: this.region };
    const findAll = (some: readonly ListingEvent[], now: number): Found[] => {
      const ids = some.map(({ listingId }) => listingId);
      const was = this.#before.find({ ...search, now }, ids);
      const is = this.#after.find({ ...search, now }, ids);
      return some.map((_event, index) => ({ wasIn: was[index]!, isIn: is[index]! }));
    };
    return dependsOnTime(request)
      ? events.flatMap((event) => findAll([event], event.at))
      : findAll(events, events[0]?.at ?? 0);
  }
}
