import { type OpenDatabase, openDatabase } from "@hjem/api/db/client";
import { createAlertScheduler } from "@hjem/api/modules/alerts/deliveries/schedule-alerts";
import { createAlertMatcher } from "@hjem/api/modules/alerts/matcher/alert-matcher";
import { matchEvents } from "@hjem/api/modules/alerts/matcher/match-events";
import {
  type ListingEvent,
  readCursor,
  readEvents,
} from "@hjem/api/modules/alerts/matcher/read-events";
import { regions } from "@hjem/api/regions";
import { PlaceIds } from "@hjem/api/search/place-ids";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Client } from "pg";
import { bytes, milliseconds } from "../table.ts";
import { percentiles } from "../timing.ts";
import type { AlertSizes } from "./measure-alerts.ts";
import { insertPriceEvents } from "./saved-rows.ts";

/** Bounds of the matcher with 100,000 saved searches among 1,000,000 homes. */
const ONE_CHANGE_MS = 20;
const CHANGES_A_SECOND = 200;
const MEMORY_BYTES = 200_000_000;
const SINGLE_CHANGES = 400;
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
    const [event] = await readEvents(db, await readCursor(db), 1);
    if (event) return event;
    await setTimeout(RETRY_MS);
  }
}

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

  const finding: number[] = [];
  const working: number[] = [];
  const whole: number[] = [];
  const spread = Math.floor(listings / (SINGLE_CHANGES * 2));
  for (let number = -WARM_UPS; number < SINGLE_CHANGES; number += 1) {
    await insertPriceEvents(client, 1 + Math.abs(number) * spread, 1);
    const event = await readOne(db);
    const usage = process.cpuUsage();
    const startFinding = now();
    await matchEvents([event], {
      index: matcher.searches,
      regions,
      findSavers: async () => [],
      findListingIds: async () => new Map(),
    });
    const foundIn = now() - startFinding;
    const workedFor = processorTime(usage);
    const start = now();
    await matcher.matchNext();
    if (number < 0) continue;
    whole.push(now() - start);
    finding.push(foundIn);
    working.push(workedFor);
  }
  const { rows } = await client.query<{ mean: number; most: number }>(
    `select (sum(found)::float8 / ${SINGLE_CHANGES + WARM_UPS}) as mean, max(found)::int4 as most
     from (select sum(cardinality(search_ids)) as found from alert group by event_id) alerted`,
  );
  await insertPriceEvents(client, 1, changes);
  const usageBefore = process.cpuUsage();
  const startedAll = now();
  await matcher.matchAll();
  const perSecond = (changes * 1_000) / (now() - startedAll);
  const usedByAll = processorTime(usageBefore);
  await close();
  const found = percentiles(finding);
  const committed = percentiles(whole);
  const [searches] = rows;
  return [
    ["searches read into memory", milliseconds(loadMs), ""],
    ["heap and arrays", bytes(used), within(used <= MEMORY_BYTES, bytes(MEMORY_BYTES))],
    ["one changed home finds its searches, p50", milliseconds(found.p50), ""],
    [
      "one changed home finds its searches, p95",
      milliseconds(found.p95),
      within(found.p95 <= ONE_CHANGE_MS, milliseconds(ONE_CHANGE_MS)),
    ],
    ["its processor time, p95", milliseconds(percentiles(working).p95), ""],
    ["the longest", milliseconds(Math.max(...finding)), ""],
    ["one change read, matched and committed, p50", milliseconds(committed.p50), ""],
    [
      "one change read, matched and committed, p95",
      milliseconds(committed.p95),
      within(committed.p95 <= ONE_CHANGE_MS, milliseconds(ONE_CHANGE_MS)),
    ],
    ["searches that alert of it, mean", searches?.mean.toFixed(1) ?? "0", ""],
    ["at most", String(searches?.most ?? 0), ""],
    [
      `${changes.toLocaleString("en")} changes, a second`,
      perSecond.toFixed(0),
      within(perSecond >= CHANGES_A_SECOND, String(CHANGES_A_SECOND)),
    ],
    ["processor time of one of them, without the database", milliseconds(usedByAll / changes), ""],
  ];
}
