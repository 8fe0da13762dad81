import { sampleId, sampleListing } from "@hjem/api/testing/sample-listings";
import { freePorts } from "@hjem/stack/ports";
import os from "node:os";
import { Client } from "pg";
import { searchQuietly } from "../publish/search-load.ts";
import { startApi } from "../search/api-process.ts";
import { fillDatabase } from "../search/postgres.ts";
import { benchRows } from "../search/rows.ts";
import { milliseconds, ratio, table } from "../table.ts";
import { percentiles } from "../timing.ts";
import { openCollectedMemory } from "./collected-memory.ts";
import { openChats } from "./open-chats.ts";

const LISTINGS = 100_000;
const CHATS = 500;
const SEARCH_MS = 20_000;
/** Limits: p95 of searches as a multiple of the quiet one, and memory of an open chat, bytes. */
const SLOWER_MAX = 1.5;
const MEMORY_MAX = 20 * 1_024;

/** Tables of the measurement, and whether every bound was met. */
export interface ChatsReport {
  tables: string[];
  isWithin: boolean;
}

/** The rows of searches have no whole listings; homes that are asked about need theirs. */
async function writeAskedHomes(url: string): Promise<void> {
  const homes = Array.from({ length: CHATS }, (_, index) => ({
    public_id: sampleId(index + 1),
    listing: sampleListing(index + 1),
  }));
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update listing set listing = home.listing
     from json_to_recordset($1::json) as home(public_id text, listing jsonb) where listing.public_id = home.public_id`,
    [JSON.stringify(homes)],
  );
  await client.end();
}

/** Chats that are open beside searches, over the whole API and PostgreSQL: what they cost, and how soon they answer. */
export async function measureChats(): Promise<ChatsReport> {
  const database = await fillDatabase(benchRows(LISTINGS));
  const inspector = await freePorts(1);
  const load = `load ${os.loadavg()[0]?.toFixed(1)}`;
  try {
    await writeAskedHomes(database.url);
    const api = await startApi(database.url, { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` });
    const memory = await openCollectedMemory(inspector);
    try {
      // What the first chats load, and the first searches compile, is not theirs alone.
      for (const chat of await openChats(api.port, 20)) {
        await chat.ask();
        chat.close();
      }
      const quiet = await searchQuietly(api, SEARCH_MS);
      const before = await memory.read();
      const chats = await openChats(api.port, CHATS);
      const each = ((await memory.read()) - before) / CHATS;
      const during = await searchQuietly(api, SEARCH_MS);
      const waits: number[] = [];
      for (const chat of chats) {
        const start = performance.now();
        await chat.ask();
        waits.push(performance.now() - start);
      }
      for (const chat of chats) chat.close();
      const slower = during.p95 / quiet.p95;
      const answers = percentiles(waits);
      const rows = [
        ["p95 of a search, quiet", milliseconds(quiet.p95), ""],
        ["p95 of a search, meanwhile", milliseconds(during.p95), ratio(slower, SLOWER_MAX)],
        [
          "heap and external memory of a chat",
          `${(each / 1_024).toFixed(1)} KB`,
          `of ${MEMORY_MAX / 1_024} KB ${each <= MEMORY_MAX ? "✓" : "✗"}`,
        ],
        ["first text of an answer, p50", milliseconds(answers.p50), ""],
        ["first text of an answer, p95", milliseconds(answers.p95), ""],
      ];
      const title = `${CHATS} open chats, ${LISTINGS.toLocaleString("en")} listings, PostgreSQL; ${load}`;
      return {
        tables: [table([title, "measured", "bound"], rows)],
        isWithin: slower <= SLOWER_MAX && each <= MEMORY_MAX,
      };
    } finally {
      memory.close();
      await api.stop();
    }
  } finally {
    await database.close();
  }
}
