import { type OpenDatabase, openDatabase } from "@hjem/api/db/client";
import { createAlertScheduler } from "@hjem/api/modules/alerts/deliveries/schedule-alerts";
import { createAlertMatcher } from "@hjem/api/modules/alerts/matcher/alert-matcher";
import { matchEvents } from "@hjem/api/modules/alerts/matcher/match-events";
import { type ListingEvent, readEvents } from "@hjem/api/modules/alerts/matcher/read-events";
import { regions } from "@hjem/api/regions";
import { PlaceIds } from "@hjem/api/search/place-ids";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Client } from "pg";
import { bytes, milliseconds } from "../table.ts";
import { percentiles } from "../timing.ts";
import type { AlertSizes } from "./measure-alerts.ts";
import { findMostWanted, insertPriceEvents } from "./saved-rows.ts";

/** Bounds of the matcher with 100,000 saved searches among 1,000,000 homes. */
const ONE_CHANGE_MS = 20;
const CHANGES_A_SECOND = 200;
const MEMORY_BYTES = 200_000_000;
const SINGLE_CHANGES = 400;
/** Changes of homes that most searches find. */
const WANTED_CHANGES = 60;
/** Changes before the first that is timed, as in the other measures. */
const WARM_UPS = SINGLE_CHANGES / 5;
const RETRY_MS = 20;
const MICROSECONDS = 1_000;

const now = () => performance.now();

/** Memory in use after everything that can be is freed. */
const memoryInUse = (): number => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** What this process has worked since then, in milliseconds: the load of the machine does not change it. */
const processorTime = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / MICROSECONDS;
};

const within = (isWithin: boolean, bound: string): string => `${bound} ${isWithin ? "✓" : "✗"}`;

/** The next change, once no transaction that began before it is running. */
async function readOne(db: OpenDatabase["db"]): Promise<ListingEvent> {
  for (;;) {
    const [event] = (await readEvents(db, 1))?.events ?? [];
    if (event) return event;
    await setTimeout(RETRY_MS);
  }
}

interface Alerted {
  mean: number;
  most: number;
}

/** How many searches alert of each of the last events that were matched. */
async function countAlerted(client: Client, events: number): Promise<Alerted> {
  const { rows } = await client.query<Alerted>(
    `select sum(found)::float8 / $1 as mean, max(found)::int4 as most
     from (select sum(cardinality(search_ids)) as found from alert
       where event_id > (select id from listing_event_cursor) - $1 group by event_id) alerted`,
    [events],
  );
  return rows[0] ?? { mean: 0, most: 0 };
}

interface ChangeTimes {
  /** Milliseconds until the alerts of a change are known. */
  finding: number[];
  /** Processor time of that. */
  working: number[];
  /** Milliseconds until they are committed, the reading of the change included. */
  whole: number[];
}

const rowsOf = (
  name: string,
  { finding, working, whole }: ChangeTimes,
  { mean, most }: Alerted,
): string[][] => {
  const found = percentiles(finding);
  const committed = percentiles(whole);
  return [
    [`${name} finds its searches, p50`, milliseconds(found.p50), ""],
    [
      `${name} finds its searches, p95`,
      milliseconds(found.p95),
      within(found.p95 <= ONE_CHANGE_MS, milliseconds(ONE_CHANGE_MS)),
    ],
    ["its processor time, p95", milliseconds(percentiles(working).p95), ""],
    ["the longest", milliseconds(Math.max(...finding)), ""],
    [`${name} read, matched and committed, p50`, milliseconds(committed.p50), ""],
    [
      `${name} read, matched and committed, p95`,
      milliseconds(committed.p95),
      within(committed.p95 <= ONE_CHANGE_MS, milliseconds(ONE_CHANGE_MS)),
    ],
    ["searches that alert of it, mean", mean.toFixed(1), ""],
    ["at most", String(most), ""],
  ];
};

/** The matcher by itself, in this process: what a change costs to find its searches, and until its alerts are committed. */
export async function measureMatcher(
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
    schedule: createAlertScheduler({ regions, push: null, now: Date.now }),
    now,
    log: { warn: console.error, error: console.error },
  });
  const startedLoading = now();
  await matcher.matchNext();
  const loadMs = now() - startedLoading;
  const used = memoryInUse() - before;

  /** Matches changes of these homes one after the other. */
  const matchEach = async (homes: readonly number[]): Promise<ChangeTimes> => {
    const times: ChangeTimes = { finding: [], working: [], whole: [] };
    for (const home of homes) {
      await insertPriceEvents(client, home, 1);
      const event = await readOne(db);
      const usage = process.cpuUsage();
      const startFinding = now();
      await matchEvents([event], {
        index: matcher.searches,
        regions,
        findSavers: async () => [],
        findListingIds: async () => new Map(),
      });
      times.finding.push(now() - startFinding);
      times.working.push(processorTime(usage));
      const start = now();
      await matcher.matchNext();
      times.whole.push(now() - start);
    }
    return times;
  };

  const spread = Math.floor(listings / (SINGLE_CHANGES * 2));
  const spreadOver = (count: number) => Array.from({ length: count }, (_, n) => 1 + n * spread);
  await matchEach(spreadOver(WARM_UPS));
  const ordinary = await matchEach(spreadOver(SINGLE_CHANGES));
  const ordinaryAlerted = await countAlerted(client, SINGLE_CHANGES);
  const wanted = await matchEach(await findMostWanted(client, WANTED_CHANGES));
  const wantedAlerted = await countAlerted(client, wanted.whole.length);
  await insertPriceEvents(client, 1, changes);
  const usageBefore = process.cpuUsage();
  const startedAll = now();
  await matcher.matchAll();
  const perSecond = (changes * 1_000) / (now() - startedAll);
  const usedByAll = processorTime(usageBefore);
  await close();
  return [
    ["searches read into memory", milliseconds(loadMs), ""],
    ["heap and arrays", bytes(used), within(used <= MEMORY_BYTES, bytes(MEMORY_BYTES))],
    ...rowsOf("one changed home", ordinary, ordinaryAlerted),
    ...rowsOf("one of the most wanted homes", wanted, wantedAlerted),
    [
      `${changes.toLocaleString("en")} changes, a second`,
      perSecond.toFixed(0),
      within(perSecond >= CHANGES_A_SECOND, String(CHANGES_A_SECOND)),
    ],
    ["processor time of one of them, without the database", milliseconds(usedByAll / changes), ""],
  ];
}
