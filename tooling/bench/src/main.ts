/**
 * `pnpm bench [api] [web] [bytes] [interactions]`, `pnpm bench search [--listings 10000,100000] [--rounds 60]`,
 * `pnpm bench places [--rounds 60]` and `pnpm bench accounts`: what the product costs, measured here and now, as tables.
 */
import os from "node:os";
import { parseArgs } from "node:util";
import type { Stack } from "@hjem/stack";
import { runCommand } from "@hjem/stack/run-command";
import { measureAccounts } from "./accounts/measure-accounts.ts";
import { measureApi } from "./api.ts";
import { measureBytes } from "./bytes.ts";
import { measureInteractions } from "./interactions.ts";
import { measurePlaces } from "./places/measure-places.ts";
import { whileRunning } from "./running.ts";
import { measureSearch } from "./search/measure-search.ts";
import { measureWeb } from "./web.ts";

const measures: Readonly<Record<string, (stack: Stack) => Promise<string[]>>> = {
  bytes: measureBytes,
  api: measureApi,
  web: measureWeb,
  interactions: measureInteractions,
};

const { positionals: named, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    listings: { type: "string", default: "10000,100000" },
    rounds: { type: "string", default: "60" },
  },
});
const isSearch = named[0] === "search";
const isPlaces = named[0] === "places";
const isAccounts = named[0] === "accounts";
const chosen = named.length === 0 ? Object.keys(measures) : named;
const sizes = options.listings.split(",").map(Number);
const isUsable =
  isSearch || isPlaces || isAccounts
    ? named.length === 1 &&
      [...sizes, Number(options.rounds)].every((n) => Number.isInteger(n) && n > 0)
    : chosen.every((name) => name in measures);
if (!isUsable) {
  console.error(
    `Usage: pnpm bench [${Object.keys(measures).join("] [")}] or pnpm bench search [--listings 10000,100000] [--rounds 60] or pnpm bench places [--rounds 60] or pnpm bench accounts`,
  );
  process.exit(1);
}

const [cpu] = os.cpus();
const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
const load = os.loadavg()[0]?.toFixed(1);
console.log(
  `${cpu?.model ?? "unknown processor"}, ${os.availableParallelism()} cores, ${memory}; ` +
    `${os.type()} ${os.release()}; Node ${process.versions.node}, V8 ${process.versions.v8}; ` +
    `load ${load} at the start. Ratios are of this run; times are this machine's.\n`,
);

if (isAccounts) {
  console.log(`${await measureAccounts()}\n`);
  process.exit(0);
}
if (isSearch) {
  await measureSearch(sizes, Number(options.rounds), (text) => console.log(`${text}\n`));
  process.exit(0);
}

if (isPlaces) {
  await measurePlaces(Number(options.rounds), (text) => console.log(`${text}\n`));
  process.exit(0);
}

const built = await runCommand("turbo", ["run", "build"]);
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}
await whileRunning(async (stack) => {
  for (const name of chosen) {
    for (const lines of (await measures[name]?.(stack)) ?? []) console.log(`${lines}\n`);
  }
});
