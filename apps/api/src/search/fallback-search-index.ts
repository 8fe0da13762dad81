import type { Registry } from "prom-client";
import { Gauge } from "prom-client";
import type { Database } from "../db/schema.ts";
import { CardCache } from "./memory/card-cache.ts";
import type { IndexStats } from "./memory/index-manager.ts";
import {
  IndexUnavailableError,
  IndexThread,
  type IndexThreadStart,
} from "./memory/index-thread.ts";
import { memorySearchIndex } from "./memory/memory-search-index.ts";
import { ResponseCache, cacheKey, pageKey, similarKey } from "./memory/response-cache.ts";
import type { PlaceIds } from "./place-ids.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqlSearchIndex } from "./sql-search-index.ts";

const RESTART_FIRST_MS = 1_000;
const RESTART_LAST_MS = 60_000;

/**
 * Milliseconds that a search waits for the database while the index is loading or lost: less than a page waits for the API
 * (D37), so that the visitor is told to try again.
 */
const DATABASE_WAIT_MS = 4_000;

/** Thrown to a search that the database could not run in time while no index in memory serves; sent as `not_ready`. */
export class IndexLoadingError extends Error {
  override name = "IndexLoadingError";
  readonly code = "SEARCH_INDEX_LOADING";
}

/** What runs the queries of the index: a thread, or a test double. */
export type SearchThread = Pick<IndexThread, "runQuery" | "close">;
export type OpenThread = (start: IndexThreadStart) => SearchThread;

/** Lines for the log. */
export interface IndexLog {
  info(values: object, line: string): void;
  warn(values: object, line: string): void;
}

/**
 * The search index that serves: the one in memory whenever its thread is ready, the database before, between and
 * whenever it is switched off (`SEARCH_INDEX=sql`). A thread that ends is started again, after a growing delay.
 * Every process has its own index and follows the feed by itself, so any number of them may run (D48).
 */
export class FallbackSearchIndex implements SearchIndex {
  readonly #db: Database;
  readonly #databaseUrl: string | null;
  readonly #sql: SearchIndex;
  readonly #memory: SearchIndex;
  readonly #cards: CardCache;
  readonly #responses = new ResponseCache();
  /** Running searches of the database: an identical request waits for the same response. */
  readonly #running = new Map<string, Promise<unknown>>();
  /** Searches that wait for the database, to be run again by an index that becomes ready before. */
  readonly #waiting = new Set<() => void>();
  readonly #log: IndexLog;
  readonly #openThread: OpenThread;
  #serving: SearchThread | null = null;
  #coming: SearchThread | null = null;
  #stats: IndexStats = { listings: 0, changed: 0, bytes: 0 };
  #restartMs = RESTART_FIRST_MS;
  #restart: NodeJS.Timeout | null = null;
  #isClosed = false;
  #isSettled = false;
  #version = 0;

  constructor(options: {
    db: Database;
    databaseUrl: string | null;
    placeIds: PlaceIds;
    log: IndexLog;
    /** What runs the index. @default a thread */
    openThread?: OpenThread;
  }) {
    const { db, databaseUrl, placeIds, log } = options;
    this.#openThread = options.openThread ?? ((start) => new IndexThread(start));
    this.#db = db;
    this.#databaseUrl = databaseUrl;
    this.#log = log;
    this.#cards = new CardCache(db);
    this.#sql = sqlSearchIndex(db, placeIds);
    this.#memory = memorySearchIndex({
      db,
      placeIds,
      cards: this.#cards,
      query: (question) =>
        this.#serving?.runQuery(question) ??
        Promise.reject(new IndexUnavailableError("No thread serves.")),
    });
  }

  /** Starts a thread that loads everything; it takes over when it is ready. */
  start(): void {
    this.#restart = null;
    if (this.#isClosed || this.#coming) return;
    const thread: SearchThread = this.#openThread({
      db: this.#db,
      databaseUrl: this.#databaseUrl,
      events: {
        ready: (stats, loadMs) => {
          const before = this.#serving;
          this.#serving = thread;
          this.#coming = null;
          this.#stats = stats;
          this.#restartMs = RESTART_FIRST_MS;
          // Cached cards may be out of date where no thread reported changes.
          this.#cards.forgetAll();
          this.#forgetResponses();
          this.#isSettled = true;
          for (const runAgain of this.#waiting) runAgain();
          void before?.close();
          this.#log.info({ ...stats, loadMs: Math.round(loadMs) }, "search index in memory");
        },
        changed: (listings, stats) => {
          this.#cards.forget(listings);
          this.#forgetResponses();
          if (this.#serving === thread) this.#stats = stats;
        },
        stale: () => {
          if (this.#serving === thread && !this.#restart) this.start();
        },
        ended: (reason) => this.#lose(thread, reason),
      },
    });
    this.#coming = thread;
  }

  #lose(thread: SearchThread, reason: Error): void {
    const isWanted = this.#serving === thread || this.#coming === thread;
    if (this.#serving === thread) this.#serving = null;
    this.#forgetResponses();
    this.#isSettled = true;
    if (this.#coming === thread) this.#coming = null;
    if (!isWanted || this.#isClosed) return;
    this.#log.warn({ reason: reason.message }, "search index lost, serving from the database");
    this.#restart ??= setTimeout(() => this.start(), this.#restartMs);
    this.#restartMs = Math.min(RESTART_LAST_MS, this.#restartMs * 2);
  }

  #forgetResponses(): void {
    this.#responses.forgetAll();
    this.#version += 1;
  }

  get version(): number {
    return this.#version;
  }

  /** True while searches are served from memory. */
  get isInMemory(): boolean {
    return this.#serving !== null;
  }

  /** True once the first load has ended, well or not: until then another process should take the visitors. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Registers the statistics of the index in the metrics of this process. */
  measure(register: Registry): void {
    const report = (name: string, help: string, value: () => number) =>
      new Gauge({
        name: `hjem_search_index_${name}`,
        help,
        registers: [register],
        collect() {
          this.set(value());
        },
      });
    report("in_memory", "1 while searches are served from memory.", () =>
      this.isInMemory ? 1 : 0,
    );
    report("bytes", "Bytes of the index in this process.", () => this.#stats.bytes);
    report("listings", "Listings in the index.", () => this.#stats.listings);
    report("changed", "Listings changed since the index was loaded.", () => this.#stats.changed);
    report("card_letters", "Characters of cached cards.", () => this.#cards.letters);
  }

  /** The response of the database, one for all who ask the same while it works. */
  #queryDatabase<Response>(
    query: (index: SearchIndex) => Promise<Response>,
    key: string,
  ): Promise<Response> {
    const known = this.#running.get(key) as Promise<Response> | undefined;
    if (known) return known;
    const response = query(this.#sql).finally(() => this.#running.delete(key));
    this.#running.set(key, response);
    return response;
  }

  /** While no index serves: whichever responds first, the database or an index that has become ready meanwhile. */
  #queryWithoutIndex<Response>(
    query: (index: SearchIndex) => Promise<Response>,
    key: string,
  ): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    // Caught: the database still responds, or its time runs out.
    const runAgain = () => void query(this.#memory).then(resolve, () => undefined);
    this.#waiting.add(runAgain);
    const limit = setTimeout(
      () => reject(new IndexLoadingError("The database took too long.")),
      DATABASE_WAIT_MS,
    );
    this.#queryDatabase(query, key).then(resolve, reject);
    return promise.finally(() => {
      clearTimeout(limit);
      this.#waiting.delete(runAgain);
    });
  }

  /** `key` names the response among all others; it is cached until something changes unless `isCached` is false. */
  async #query<Response>(
    query: (index: SearchIndex) => Promise<Response>,
    key: string,
    { isCached = true }: { isCached?: boolean } = {},
  ): Promise<Response> {
    if (!this.#serving) return this.#queryWithoutIndex(query, key);
    try {
      const fromMemory = () => query(this.#memory);
      return await (isCached ? this.#responses.find(key, fromMemory) : fromMemory());
    } catch (error) {
      // The database serves what memory cannot: after the end of a thread, or an error of the index itself.
      if (!(error instanceof IndexUnavailableError)) {
        this.#log.warn({ reason: String(error) }, "search index failed, querying the database");
      }
      return this.#queryWithoutIndex(query, key);
    }
  }

  /**
   * A response made of listings alone, cached until the index reports a change; `key` names it among all others. While
   * no thread reports changes, each is computed again.
   */
  remember<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
    return this.#serving ? this.#responses.find(key, make) : make();
  }

  page: SearchIndex["page"] = (...requested) =>
    this.#query((index) => index.page(...requested), pageKey(...requested), { isCached: false });
  count: SearchIndex["count"] = (...requested) =>
    this.#query((index) => index.count(...requested), cacheKey("count", ...requested));
  countIn: SearchIndex["countIn"] = (places, ...requested) =>
    this.#query(
      (index) => index.countIn(places, ...requested),
      cacheKey(`countIn ${places.join()}`, ...requested),
      { isCached: false },
    );
  facets: SearchIndex["facets"] = (...requested) =>
    this.#query((index) => index.facets(...requested), cacheKey("facets", ...requested));
  histogram: SearchIndex["histogram"] = (...requested) =>
    this.#query((index) => index.histogram(...requested), cacheKey("histogram", ...requested));
  clusters: SearchIndex["clusters"] = (...requested) =>
    this.#query((index) => index.clusters(...requested), cacheKey("clusters", ...requested));
  similar: SearchIndex["similar"] = (...requested) =>
    this.#query((index) => index.similar(...requested), similarKey(...requested));

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#restart) clearTimeout(this.#restart);
    await Promise.all([this.#serving?.close(), this.#coming?.close()]);
  }
}
