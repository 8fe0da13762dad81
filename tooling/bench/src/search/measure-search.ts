import { sampleId } from "@hjem/api/testing/sample-listings";
import os from "node:os";
import { interleaved, percentiles, type Timing } from "../timing.ts";
import { type ApiProcess, startApi } from "./api-process.ts";
import { type FilledDatabase, fillDatabase } from "./postgres.ts";
import { growthText, type Measured, type SizeReport, sizeText } from "./report.ts";
import { benchRows } from "./rows.ts";
import { bodyOf, searchShapes } from "./search-shapes.ts";
import { SqliteIndex } from "./sqlite.ts";

const CARDS = 12;
const CLIENTS = 8;

const now = () => performance.now();

interface Rounds {
  alone: number;
  together: number;
}

/** Several clients at once, each sending one request after the other. */
const together = async (
  name: string,
  rounds: number,
  run: (round: number) => Promise<unknown>,
): Promise<Timing> => {
  const samples: number[] = [];
  let round = 0;
  const client = async () => {
    while (round < rounds) {
      round += 1;
      const start = now();
      await run(round);
      samples.push(now() - start);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { name, ...percentiles(samples) };
};

const keysOf = (round: number, count: number): string =>
  Array.from(
    { length: CARDS },
    (_, card) => `ids=${sampleId(1 + ((round * 7_919 + card * 104_729) % count))}`,
  ).join("&");

const candidatesOf = (api: ApiProcess, count: number) => {
  let round = 0;
  return [
    {
      name: `${CARDS} cards by key`,
      run: (n: number) => api.request(`/api/v2/properties?availability=all&${keysOf(n, count)}`),
    },
    { name: "an empty route", run: () => api.request("/health") },
    ...searchShapes.map(({ name, path, query, zoom }) => ({
      name,
      run: (n: number) => api.request(path, bodyOf(query(n), zoom)),
    })),
  ].map(({ name, run }) => ({
    name,
    runAt: run,
    run: async () => {
      round += 1;
      await run(round);
    },
  }));
};

const measureSqlite = async (count: number, rounds: number): Promise<Map<string, Timing>> => {
  const sqlite = new SqliteIndex(benchRows(count));
  let round = 0;
  const timings = await interleaved(
    searchShapes
      .filter(({ isForSqlite }) => isForSqlite)
      .map(({ name, query }) => ({
        name,
        run: async () => {
          round += 1;
          sqlite.search(query(round));
        },
      })),
    rounds,
    now,
  );
  sqlite.close();
  return new Map(timings.map((timing) => [timing.name, timing]));
};

/** One size: the API with its index against its own 12 cards by key and against SQLite in process. */
const measureSize = async (
  count: number,
  database: FilledDatabase,
  rounds: Rounds,
): Promise<SizeReport> => {
  const api = await startApi(database.url);
  const candidates = candidatesOf(api, count);
  const alone = await interleaved(candidates, rounds.alone, now);
  const many: Timing[] = [];
  for (const { name, runAt } of candidates) {
    many.push(await together(name, rounds.together, runAt));
  }
  const residentBytes = await api.residentBytes();
  await api.stop();
  await database.close();
  const sqlite = await measureSqlite(count, Math.min(15, rounds.alone));
  const measured = alone.map((timing, index): Measured => ({
    ...timing,
    many: many[index] ?? timing,
    sqlite: sqlite.get(timing.name) ?? null,
  }));
  return { count, loaded: api.loaded, residentBytes, load: os.loadavg()[0] ?? 0, measured };
};

/** `pnpm bench search --listings 10000,100000 [--rounds 100]`: exact searches at several sizes, as tables. */
export const measureSearch = async (
  sizes: readonly number[],
  rounds: number,
  print: (text: string) => void,
  open = (size: number) => fillDatabase(benchRows(size)),
): Promise<void> => {
  const reports: SizeReport[] = [];
  for (const size of sizes) {
    const report = await measureSize(size, await open(size), {
      alone: rounds,
      together: rounds * 2,
    });
    reports.push(report);
    print(sizeText(report, CLIENTS));
  }
  const growth = growthText(reports);
  if (growth !== null) print(growth);
};
