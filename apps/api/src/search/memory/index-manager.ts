import type { Region } from "@hjem/domain/region";
import type { Database } from "../../db/schema.ts";
import { type FeedCursor, feedStart, pruneChanges, readChanges } from "../feed/change-feed.ts";
import { PartBuilder } from "./homes-and-units.ts";
import type { IndexQuery } from "./index-query.ts";
import { MarketIndex } from "./market-index.ts";
import { type IdRange, idRanges, linesIn, linesOf, RowReader } from "./row-text.ts";

/** Rows read by one statement while everything is loaded. */
const ROWS_READ = 4_000;
/** Stretches of ids that are read side by side: a server has a process for each. */
const READERS = 2;
/** Number of changed listings outside the large part after which everything is loaded again: a minimum, and a share. */
const CHANGED_MAX = 5_000;
const CHANGED_SHARE = 1 / 50;

/** Statistics of the index. */
export interface IndexStats {
  /** Number of listings. */
  listings: number;
  /** Listings that changed since everything was loaded. */
  changed: number;
  /** Bytes of sets, orders and postings. */
  bytes: number;
}

/** Holds the listings of all markets in memory and keeps them in sync with the database. */
export class IndexManager {
  readonly #db: Database;
  readonly #regions: readonly Region[];
  readonly #changed = new Map<number, { market: string; line: string } | null>();
  #markets = new Map<string, MarketIndex>();
  #cursor: FeedCursor = { xid: "0", id: "0" };
  #loaded = 0;

  constructor(db: Database, regions: readonly Region[]) {
    this.#db = db;
    this.#regions = regions;
  }

  #builders(): Map<string, PartBuilder> {
    return new Map(this.#regions.map(({ id }) => [id, new PartBuilder()]));
  }

  /** Reads every listing. What changes meanwhile is in the feed, whose cursor was taken before. */
  async load(): Promise<void> {
    this.#cursor = await feedStart(this.#db);
    const builders = this.#builders();
    const ranges = await idRanges(this.#db, READERS);
    await Promise.all(ranges.map((range) => this.#read(range, builders)));
    this.#markets = new Map(
      this.#regions.map((region) => [
        region.id,
        new MarketIndex(region, builders.get(region.id)!.build(), new PartBuilder().build()),
      ]),
    );
  }

  /** Reads the listings of a stretch of ids. */
  async #read({ after, upTo }: IdRange, builders: Map<string, PartBuilder>): Promise<void> {
    const read = async (from: number) => {
      const { rows } = await linesIn({ after: from, upTo }, ROWS_READ).execute(this.#db);
      return rows[0];
    };
    for (let next = read(after); ;) {
      const part = await next;
      if (!part?.rows) return;
      // The engine makes the next rows while these are read.
      next = read(part.last);
      const reader = new RowReader(part.rows);
      while (!reader.isAtEnd) {
        reader.startRow();
        const builder = builders.get(reader.text());
        // No request can reach a listing of a market that is not served.
        if (!builder) {
          reader.skipRow();
          continue;
        }
        builder.add(reader);
        reader.endRow();
        this.#loaded += 1;
      }
    }
  }

  /**
   * Applies the changes and returns the internal ids; null where everything must be loaded again, by another manager
   * while this one still serves.
   */
  async poll(): Promise<number[] | null> {
    const all: number[] = [];
    for (let isMore = true; isMore;) {
      const part = await readChanges(this.#db, this.#cursor);
      if (part.isLost) return null;
      await this.#take(part.listings);
      this.#cursor = part.cursor;
      all.push(...part.listings);
      ({ isMore } = part);
      if (this.#changed.size > Math.max(CHANGED_MAX, this.#loaded * CHANGED_SHARE)) return null;
    }
    return all;
  }

  async #take(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const { rows } = await linesOf(ids).execute(this.#db);
    for (const id of ids) this.#changed.set(id, null);
    for (const line of rows[0]?.rows?.split("\n") ?? []) {
      const reader = new RowReader(line);
      reader.startRow();
      const market = reader.text();
      this.#changed.set(reader.number(), { market, line });
    }
    const builders = this.#builders();
    for (const entry of this.#changed.values()) {
      if (entry === null) continue;
      const reader = new RowReader(entry.line);
      reader.startRow();
      builders.get(reader.text())?.add(reader);
    }
    for (const [market, index] of this.#markets) {
      index.replace(this.#changed.keys(), builders.get(market)!.build());
    }
  }

  /** Removes changes that every reader should know by now. */
  prune(): Promise<void> {
    return pruneChanges(this.#db);
  }

  /** The response to a query about one market. */
  response(query: IndexQuery): unknown {
    const index = this.#markets.get(query.market);
    if (!index) throw new Error(`The index holds no market ${query.market}.`);
    return index.response(query);
  }

  stats(): IndexStats {
    const markets = [...this.#markets.values()];
    return {
      listings: markets.reduce((sum, { size }) => sum + size, 0),
      changed: this.#changed.size,
      bytes: markets.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }
}
