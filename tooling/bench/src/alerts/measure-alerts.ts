import { openDatabase } from "@hjem/api/db/client";
import { createAlertMatcher } from "@hjem/api/modules/alerts/matcher/alert-matcher";
import { regions } from "@hjem/api/regions";
import { PlaceIds } from "@hjem/api/search/place-ids";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Client } from "pg";
import { startApi } from "../search/api-process.ts";
import { fillDatabase } from "../search/postgres.ts";
import { benchRows } from "../search/rows.ts";
import { bodyOf, searchShapes } from "../search/search-shapes.ts";
import { bytes, milliseconds, ratio, table } from "../table.ts";
import { percentiles } from "../timing.ts";
import { insertPriceEvents, insertSavedSearches } from "./saved-rows.ts";

/** Bounds of the matcher with 100,000 saved searches among 1,000,000 homes. */
const ONE_CHANGE_MS = 20;
const CHANGES_A_SECOND = 200;
const MEMORY_BYTES = 200_000_000;
const SEARCH_RATIO = 2;
const SINGLE_CHANGES = 200;
const SEARCHES_TIMED = 400;

const now = () => performance.now();

/** What is measured, and with how much. */
export interface AlertSizes {
  listings: number;
  searches: number;
  changes: number;
}

/** Memory in use after everything that can be is freed. */
const memoryInUse = (): number => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const within = (isWithin: boolean, bound: string): string => `${bound} ${isWithin ? "✓" : "✗"}`;

/** The matcher by itself, in this process. */
async function measureMatcher(
  url: string,
  client: Client,
  { listings, changes }: AlertSizes,
): Promise<string[][]> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "." });
  const before = memoryInUse();
  const matcher = createAlertMatcher({
    db,
    isShared: true,
    regions,
    placeIds: new PlaceIds(db),
    schedule: async () => {},
    now,
    log: { warn: console.error, error: console.error },
  });
  const startedLoading = now();
  await matcher.matchNext();
  const loadMs = now() - startedLoading;
  const used = memoryInUse() - before;

  const singles: number[] = [];
  const spread = Math.floor(listings / (SINGLE_CHANGES * 2));
  for (let number = 0; number < SINGLE_CHANGES; number += 1) {
    await insertPriceEvents(client, 1 + number * spread, 1);
    const start = now();
    await matcher.matchNext();
    singles.push(now() - start);
  }
  const { rows } = await client.query<{ mean: number; most: number }>(
    `select (sum(found)::float8 / ${SINGLE_CHANGES}) as mean, max(found)::int4 as most
     from (select sum(cardinality(search_ids)) as found from alert group by event_id) alerted`,
  );
  await insertPriceEvents(client, 1, changes);
  const startedAll = now();
  await matcher.matchAll();
  const perSecond = (changes * 1_000) / (now() - startedAll);
  await close();
  const { p50, p95 } = percentiles(singles);
  const [found] = rows;
  return [
    ["searches read into memory", milliseconds(loadMs), ""],
    ["heap and arrays", bytes(used), within(used <= MEMORY_BYTES, bytes(MEMORY_BYTES))],
    ["one changed home, p50", milliseconds(p50), ""],
    [
      "one changed home, p95",
      milliseconds(p95),
      within(p95 <= ONE_CHANGE_MS, milliseconds(ONE_CHANGE_MS)),
    ],
    ["searches that alert of it, mean", found?.mean.toFixed(1) ?? "0", ""],
    ["at most", String(found?.most ?? 0), ""],
    [
      `${changes.toLocaleString("en")} changes, a second`,
      perSecond.toFixed(0),
      within(perSecond >= CHANGES_A_SECOND, String(CHANGES_A_SECOND)),
    ],
  ];
}

/** Searches of a running API, quiet and while it matches changes. */
async function measureSearches(
  url: string,
  client: Client,
  { changes }: AlertSizes,
): Promise<string[][]> {
  const api = await startApi(url);
  const left = async () => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int4 as count from listing_event e, listing_event_cursor c where (e.xid, e.id) > (c.xid, c.id)`,
    );
    return rows[0]?.count ?? 0;
  };
  const shapes = searchShapes.filter(({ isForSqlite }) => isForSqlite);
  let round = 0;
  const time = async (): Promise<number> => {
    const samples: number[] = [];
    for (let number = 0; number < SEARCHES_TIMED; number += 1) {
      round += 1;
      const { path, query, zoom } = shapes[round % shapes.length]!;
      const start = now();
      await api.request(path, bodyOf(query(round), zoom));
      samples.push(now() - start);
    }
    return percentiles(samples).p95;
  };
  await time();
  const quiet = await time();
  await insertPriceEvents(client, 1, changes);
  await client.query("select pg_notify('listing_event', '')");
  const during = await time();
  const waiting = await left();
  await api.stop();
  return [
    ["search p95, quiet", milliseconds(quiet), ""],
    [
      "search p95 while changes are matched",
      milliseconds(during),
      ratio(during / quiet, SEARCH_RATIO),
    ],
    ["changes left after those searches", String(waiting), ""],
  ];
}

/** `pnpm bench alerts [--listings 1000000] [--searches 100000] [--changes 10000]`: the matcher of saved searches, as a table. */
export async function measureAlerts(sizes: AlertSizes): Promise<string> {
  const database = await fillDatabase(benchRows(sizes.listings));
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    await insertSavedSearches(database.url, sizes.searches);
    const rows = [
      ...(await measureMatcher(database.url, client, sizes)),
      ...(await measureSearches(database.url, client, sizes)),
    ];
    const title = `${sizes.searches.toLocaleString("en")} saved searches, ${sizes.listings.toLocaleString("en")} homes`;
    return table([title, "measured", "bound"], rows);
  } finally {
    await client.end();
    await database.close();
  }
}
