import type { Stack } from "@hjem/stack";
import os from "node:os";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { searchQuietly, startSearching } from "../publish/search-load.ts";
import { startApi } from "../search/api-process.ts";
import { fillDatabase } from "../search/postgres.ts";
import { benchRows } from "../search/rows.ts";
import { milliseconds, table } from "../table.ts";
import { percentiles } from "../timing.ts";
import { measureEventCost } from "./event-cost.ts";
import { sendEvents } from "./event-load.ts";

const LISTINGS = 100_000;
const SECONDS = 30;
/** Limit of the p95 of searches meanwhile, as a multiple of the quiet one. */
const SLOWER_MAX = 2;
const QUIET_MS = 20_000;
/** Later values than those of the quiet searches. */
const ROUND_DURING = 100_000;
/** Between two looks whether all events are stored, and the longest wait for it. */
const LOOK_MS = 50;
const WAIT_MS = 30_000;

/** Tables of the measurement, and whether every bound was met. */
export interface AnalyticsReport {
  tables: string[];
  isWithin: boolean;
}

/** Waits until so many events are stored; how many are, and after how many milliseconds. */
async function waitForEvents(client: Client, count: number) {
  const start = performance.now();
  for (;;) {
    const { rows } = await client.query<{ stored: number }>(
      "select count(*)::int4 as stored from analytics_event",
    );
    const [{ stored } = { stored: 0 }] = rows;
    const ms = performance.now() - start;
    if (stored >= count || ms > WAIT_MS) return { stored, ms };
    await setTimeout(LOOK_MS);
  }
}

/** 2,000 events a second beside searches, over the whole API and PostgreSQL. */
async function measureLoad(): Promise<AnalyticsReport> {
  const database = await fillDatabase(benchRows(LISTINGS));
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    const api = await startApi(database.url);
    try {
      const before = `load ${os.loadavg()[0]?.toFixed(1)}`;
      const quiet = await searchQuietly(api, QUIET_MS);
      const searching = startSearching(api, ROUND_DURING);
      const sent = await sendEvents(api.port, LISTINGS, SECONDS);
      const during = await searching.end();
      const { stored, ms } = await waitForEvents(client, sent.events);
      const answers = percentiles(sent.samples);
      const slower = during.p95 / quiet.p95;
      const isStored = sent.refused.length === 0 && stored === sent.events;
      const isQuick = slower <= SLOWER_MAX;
      const count = (value: number) => value.toLocaleString("en");
      const rows = [
        ["events sent", count(sent.events), `${sent.refused.length} refused`],
        [
          "stored",
          count(stored),
          `all, ${Math.round(ms)} ms after the last ${isStored ? "✓" : "✗"}`,
        ],
        ["response to 20 events, p50", milliseconds(answers.p50), ""],
        ["response to 20 events, p95", milliseconds(answers.p95), ""],
        ["p95 of a search, quiet", milliseconds(quiet.p95), ""],
        [
          "p95 of a search, meanwhile",
          milliseconds(during.p95),
          `${slower.toFixed(2)}× of ${SLOWER_MAX}× ${isQuick ? "✓" : "✗"}`,
        ],
      ];
      const title = `2,000 events/s for ${SECONDS} s, ${count(LISTINGS)} listings, PostgreSQL; ${before}`;
      return {
        tables: [table([title, "measured", "bound"], rows)],
        isWithin: isStored && isQuick,
      };
    } finally {
      await api.stop();
    }
  } finally {
    await client.end();
    await database.close();
  }
}

/** `pnpm bench analytics`: what events cost the API and its searches, and what one costs a page on a slow phone. */
export async function measureAnalytics(stack: Stack): Promise<AnalyticsReport> {
  const load = await measureLoad();
  const page = await measureEventCost(stack);
  return { tables: [...load.tables, ...page.tables], isWithin: load.isWithin && page.isWithin };
}
