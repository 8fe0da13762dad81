import { SearchRequest } from "@hjem/domain/search/search-filter";
import { regionNo } from "@hjem/region-no";
import { Kysely } from "kysely";
import { Registry } from "prom-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { embeddedDialect } from "../db/embedded-dialect.ts";
import type { Tables } from "../db/schema.ts";
import { sampleListing, TEST_NOW } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import {
  FallbackSearchIndex,
  IndexLoadingError,
  type SearchThread,
} from "./fallback-search-index.ts";
import {
  IndexUnavailableError,
  IndexThread,
  type IndexThreadStart,
} from "./memory/index-thread.ts";
import { createRelayedEngine } from "./memory/relayed-engine.ts";
import { PlaceIds } from "./place-ids.ts";
import { findSimilarTo } from "./similar-homes.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await saveSamples(database.db, { no: [sampleListing(1), sampleListing(2)] });
});
afterAll(() => database.close());

const scope = { region: regionNo, now: TEST_NOW };
const search = SearchRequest.parse({});
const stats = { listings: 2, changed: 0, bytes: 1_000 };

const open = (options: Partial<ConstructorParameters<typeof FallbackSearchIndex>[0]> = {}) => {
  const { db } = database;
  const log = { info: vi.fn(), warn: vi.fn() };
  return new FallbackSearchIndex({
    db,
    databaseUrl: null,
    placeIds: new PlaceIds(db),
    log,
    ...options,
  });
};

/** A database that never responds. */
const neverResponding = () =>
  new Kysely<Tables>({ dialect: embeddedDialect(createRelayedEngine(() => {}).engine) });

describe("with a thread of its own", () => {
  test("the database serves until the index in memory is ready, and again when its thread is gone", async () => {
    const { promise: isReady, resolve: markReady } = Promise.withResolvers<void>();
    const index = open({ log: { info: () => markReady(), warn: vi.fn() } });
    expect(index.isInMemory).toBe(false);
    expect((await index.page(search, scope)).total).toBe(2);

    index.start();
    expect((await index.page(search, scope)).total).toBe(2);
    await isReady;
    expect(index.isInMemory).toBe(true);
    const fromMemory = await index.page(search, scope);
    expect(fromMemory.total).toBe(2);
    expect(JSON.parse(`[${fromMemory.cards}]`)).toHaveLength(2);

    await index.close();
    expect(index.isInMemory).toBe(false);
    expect(await index.page(search, scope)).toEqual(fromMemory);
  });

  test("a query of a thread that dies is run by the database", async () => {
    const { promise: isReady, resolve: markReady } = Promise.withResolvers<void>();
    const warn = vi.fn();
    let thread: IndexThread | undefined;
    const index = open({
      log: { info: () => markReady(), warn },
      openThread: (start) => {
        thread = new IndexThread(start);
        return thread;
      },
    });
    index.start();
    await isReady;
    const response = index.count(search, scope);
    await Promise.all([thread?.close(), expect(response).resolves.toBe(2)]);
    expect(index.isInMemory).toBe(false);
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("lost"));
    await index.close();
  });
});

describe("whatever its threads do", () => {
  /** Threads that are controlled by a test. */
  const played: (IndexThreadStart & { thread: SearchThread })[] = [];
  const openThread = (start: IndexThreadStart): SearchThread => {
    const thread = { runQuery: vi.fn(async () => 42), close: vi.fn(async () => {}) };
    played.push({ ...start, thread });
    return thread;
  };
  const lastOf = () => {
    const last = played.at(-1);
    if (!last) throw new Error("No thread was started.");
    return last;
  };
  beforeEach(() => {
    played.length = 0;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => vi.useRealTimers());

  test("a response made of listings is made again when one changes, and each time while nobody reports changes", async () => {
    const index = open({ openThread });
    let made = 0;
    const ask = () => index.remember("first", async () => (made += 1));
    expect([await ask(), await ask()]).toEqual([1, 2]);
    index.start();
    lastOf().events.ready(stats, 1);
    expect([await ask(), await ask()]).toEqual([3, 3]);
    lastOf().events.changed([7], stats);
    expect(await ask()).toBe(4);
    lastOf().events.ended(new Error("lost"));
    expect([await ask(), await ask()]).toEqual([5, 6]);
    await index.close();
  });

  test("a lost thread is restarted, each time after twice the delay, and used again once it is ready", async () => {
    const index = open({ openThread });
    index.start();
    for (const wait of [1_000, 2_000, 4_000]) {
      const before = played.length;
      lastOf().events.ended(new Error("out of memory"));
      vi.advanceTimersByTime(wait - 1);
      expect(played).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(played).toHaveLength(before + 1);
    }
    expect(await index.count(search, scope)).toBe(2);
    lastOf().events.ready(stats, 1);
    expect(await index.count(search, scope)).toBe(42);

    lastOf().events.ended(new Error("again"));
    vi.advanceTimersByTime(1_000);
    expect(played).toHaveLength(5);
    await index.close();
  });

  test("a stale thread serves until another replaced it, and is then closed", async () => {
    const index = open({ openThread });
    index.start();
    const [first] = played;
    first?.events.ready(stats, 1);
    first?.events.stale();
    first?.events.stale();
    expect(played).toHaveLength(2);
    expect(await index.count(search, scope)).toBe(42);
    lastOf().events.ready(stats, 1);
    expect(first?.thread.close).toHaveBeenCalledOnce();
    await index.close();
  });

  test("a thread lost while its successor loads starts no third, and later changes are followed", async () => {
    const index = open({ openThread });
    index.start();
    lastOf().events.ready(stats, 1);
    lastOf().events.stale();
    played[0]?.events.ended(new Error("lost"));
    expect(await index.count(search, scope)).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(played).toHaveLength(2);
    lastOf().events.ready(stats, 1);
    expect(await index.count(search, scope)).toBe(42);
    lastOf().events.stale();
    expect(played).toHaveLength(3);
    await index.close();
  });

  test("a successor lost while it loads keeps the current one, and is retried", async () => {
    const index = open({ openThread });
    index.start();
    lastOf().events.ready(stats, 1);
    lastOf().events.stale();
    lastOf().events.ended(new Error("no memory for two"));
    expect(await index.count(search, scope)).toBe(42);
    vi.advanceTimersByTime(1_000);
    expect(played).toHaveLength(3);
    await index.close();
  });

  test("a query that the index cannot run is run by the database", async () => {
    const requested = vi.fn(() => Promise.reject(new Error("a fault")));
    const index = open({ openThread: (start) => ({ ...openThread(start), runQuery: requested }) });
    index.start();
    lastOf().events.ready(stats, 1);
    expect(await index.count(search, scope)).toBe(2);
    requested.mockRejectedValueOnce(new IndexUnavailableError("ended"));
    expect(await index.count(search, scope)).toBe(2);
    expect(requested).toHaveBeenCalledTimes(2);
    await index.close();
  });

  test("a count is computed once until something changes, whatever page shows it; another filter or day computes it again", async () => {
    const index = open({ openThread });
    index.start();
    lastOf().events.ready(stats, 1);
    const { runQuery } = lastOf().thread;
    await index.count(search, scope);
    await index.count({ ...search, page: 2, sorting: "price" }, scope);
    expect(runQuery).toHaveBeenCalledTimes(1);
    await index.count({ ...search, priceMin: 5 }, scope);
    await index.count(search, { ...scope, now: TEST_NOW + 86_400_000 });
    expect(runQuery).toHaveBeenCalledTimes(3);
    lastOf().events.changed([1], stats);
    await index.count(search, scope);
    expect(runQuery).toHaveBeenCalledTimes(4);
    await index.close();
  });

  test("homes like another are looked up once until something changes; another home, size or page looks up again", async () => {
    const runQuery = vi.fn(async () => ({ ids: [], total: 0, units: new Map() }));
    const index = open({ openThread: (start) => ({ ...openThread(start), runQuery }) });
    index.start();
    lastOf().events.ready(stats, 1);
    const home = await findSimilarTo(database.db, "no", sampleListing(1).id);
    if (!home) throw new Error("The home is not there.");
    await index.similar(home, search, scope);
    await index.similar({ ...home }, search, scope);
    expect(runQuery).toHaveBeenCalledTimes(1);
    await index.similar({ ...home, price: 1 }, search, scope);
    await index.similar(home, { ...search, size: 3 }, scope);
    await index.similar(home, { ...search, page: 2 }, scope);
    expect(runQuery).toHaveBeenCalledTimes(4);
    lastOf().events.changed([1], stats);
    await index.similar(home, search, scope);
    expect(runQuery).toHaveBeenCalledTimes(5);
    await index.close();
  });

  test("a search that the database takes too long for is run by the index once that is ready", async () => {
    const index = open({ openThread, db: neverResponding() });
    index.start();
    const response = index.count(search, scope);
    await vi.advanceTimersByTimeAsync(3_999);
    lastOf().events.ready(stats, 1);
    expect(await response).toBe(42);
    await index.close();
  });

  test("while no index is ready a search waits four seconds for the database, less than a page does for the API", async () => {
    const index = open({ openThread, db: neverResponding() });
    index.start();
    const failure = index.page(search, scope).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await failure).toBeInstanceOf(IndexLoadingError);
    await index.close();
  });

  test("while no index is ready the database runs the same search once for all who wait for it", async () => {
    const db = neverResponding();
    const sent = vi.spyOn(db.getExecutor(), "executeQuery");
    const index = open({ openThread, db });
    const giveUp = (page: number) => index.page({ ...search, page }, scope).catch(() => null);
    await Promise.all([giveUp(1), giveUp(1), vi.advanceTimersByTimeAsync(4_000)]);
    await Promise.all([giveUp(1), vi.advanceTimersByTimeAsync(4_000)]);
    expect(sent).toHaveBeenCalledTimes(1);
    await Promise.all([giveUp(2), vi.advanceTimersByTimeAsync(4_000)]);
    expect(sent).toHaveBeenCalledTimes(2);
    await index.close();
  });

  test("the first load is over once an index is ready, or once one has failed", async () => {
    const index = open({ openThread });
    expect(index.isSettled).toBe(false);
    index.start();
    expect(index.isSettled).toBe(false);
    lastOf().events.ended(new Error("out of memory"));
    expect(index.isSettled).toBe(true);
    await index.close();
  });

  test("the metrics state whether memory serves and what it contains", async () => {
    const register = new Registry();
    const index = open({ openThread });
    index.measure(register);
    expect(await register.metrics()).toMatch(/^hjem_search_index_in_memory 0$/m);
    index.start();
    lastOf().events.ready(stats, 1);
    const text = await register.metrics();
    expect(text).toMatch(/^hjem_search_index_in_memory 1$/m);
    expect(text).toMatch(/^hjem_search_index_bytes 1000$/m);
    await index.close();
  });

  test("a closed index starts nothing any more", async () => {
    const index = open({ openThread });
    index.start();
    await index.close();
    lastOf().events.ended(new Error("closed"));
    vi.advanceTimersByTime(60_000);
    index.start();
    expect(played).toHaveLength(1);
  });
});
