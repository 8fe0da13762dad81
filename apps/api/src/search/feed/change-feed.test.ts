import { SearchRequest } from "@hjem/domain/search/search-filter";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { saveListings } from "../../modules/listings/repository.ts";
import { onBothEngines } from "../../testing/both-engines.ts";
import { sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { IndexManager } from "../memory/index-manager.ts";
import { feedStart, pruneChanges, readChanges } from "./change-feed.ts";

const found = (indexManager: IndexManager, request: unknown = {}): unknown =>
  indexManager.response({
    kind: "count",
    request: SearchRequest.parse(request),
    market: "no",
    now: TEST_NOW,
    places: null,
    listings: null,
  });

const behaves = (database: () => TestDatabase) => {
  beforeEach(async () => {
    await database().empty();
    await saveSamples(database().db, { no: [sampleListing(1), sampleListing(2)] });
  });

  const opened = async (): Promise<IndexManager> => {
    const indexManager = new IndexManager(database().db, [regionNo]);
    await indexManager.load();
    expect(found(indexManager)).toBe(2);
    return indexManager;
  };

  test("D48: a new, a changed, a closed and a removed listing appear at the next poll", async () => {
    const { db } = database();
    const indexManager = await opened();
    await saveListings(db, regionNo, [sampleListing(3)]);
    await indexManager.poll();
    expect(found(indexManager)).toBe(3);

    const dear = { price: { amount: 9_000_000, currency: "NOK" as const } };
    await saveListings(db, regionNo, [sampleListing(3, { prices: dear })]);
    await indexManager.poll();
    expect(found(indexManager, { priceMin: 8_000_000 })).toBe(1);
    expect(found(indexManager)).toBe(3);

    await saveListings(db, regionNo, [sampleListing(1, { status: "sold" })]);
    await indexManager.poll();
    expect(found(indexManager)).toBe(2);
    expect(found(indexManager, { availability: ["sold"] })).toBe(1);

    await sql`delete from listing_search where id = (select max(id) from listing_search)`.execute(
      db,
    );
    await indexManager.poll();
    expect(found(indexManager)).toBe(1);
    expect(await indexManager.poll()).toEqual([]);
  });

  test("a row that cannot be read is skipped and stops nothing", async () => {
    const { db } = database();
    const indexManager = await opened();
    await saveListings(db, regionNo, [sampleListing(3), sampleListing(4)]);
    const last = (column: string, value: string, offset: number) =>
      sql`update listing_search set ${sql.ref(column)} = ${sql.lit(value)}
        where id = (select id from listing_search order by id desc offset ${offset} limit 1)`.execute(
        db,
      );
    await last("region", "xx", 0);
    await last("availability", "40", 1);
    await last("time_zone", "Nowhere/At all", 2);
    await indexManager.poll();
    expect(found(indexManager)).toBe(2);
    await saveListings(db, regionNo, [sampleListing(5)]);
    await indexManager.poll();
    expect(found(indexManager)).toBe(3);

    const anew = new IndexManager(db, [regionNo]);
    await anew.load();
    expect(found(anew)).toBe(3);
  });

  test("a reader whose changes were pruned knows that it must start again", async () => {
    const { db } = database();
    const indexManager = await opened();
    const cursor = await feedStart(db);
    await saveListings(db, regionNo, [sampleListing(4)]);
    await pruneChanges(db, 3_600);
    expect(await readChanges(db, cursor)).toMatchObject({ isLost: false });
    await pruneChanges(db, -1);
    expect(await readChanges(db, cursor)).toMatchObject({ isLost: true });
    expect(await indexManager.poll()).toBeNull();
    const rebuilt = new IndexManager(db, [regionNo]);
    await rebuilt.load();
    expect(found(rebuilt)).toBe(3);
    expect(await rebuilt.poll()).toEqual([]);
  });

  test("emptying the table makes every reader start again", async () => {
    const indexManager = await opened();
    await database().empty();
    expect(await indexManager.poll()).toBeNull();
  });
};

onBothEngines(behaves, (database) => {
  test("D48: a transaction that began first and commits last is not skipped", async () => {
    const { db } = database();
    const indexManager = new IndexManager(db, [regionNo]);
    await indexManager.load();
    const late = await db.startTransaction().execute();
    await sql`update listing_search set availability = 3 where id = (select min(id) from listing_search)`.execute(
      late,
    );
    await saveListings(db, regionNo, [sampleListing(5)]);
    expect(await indexManager.poll()).toEqual([]);
    await late.commit().execute();
    expect(await indexManager.poll()).toHaveLength(2);
    expect(found(indexManager)).toBe(2);
    expect(found(indexManager, { availability: ["sold"] })).toBe(1);
  });
});
