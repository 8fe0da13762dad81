import type { Stack } from "@hjem/stack";
import { runCommand } from "@hjem/stack/run-command";
/**
 * `pnpm bench [api] [web] [bytes] [interactions] [fair] [pages]`, `pnpm bench search [--listings 10000,100000] [--rounds 60]`,
 * `pnpm bench alerts [--listings 1000000] [--searches 100000] [--changes 10000]`,
 * `pnpm bench places [--rounds 60]`, `pnpm bench reading [--rounds 60]` and `pnpm bench accounts`: performance of the
 * product on this machine, as tables.
 * `pnpm bench a11y [--pages sign-in]`: accessibility violations on every page, by region, language, theme and width; anything found fails.
 */
import os from "node:os";
import { parseArgs } from "node:util";
import { measureA11y } from "./a11y/measure-a11y.ts";
import { measureAccounts } from "./accounts/measure-accounts.ts";
import { measureAlerts } from "./alerts/measure-alerts.ts";
import { measureApi } from "./api.ts";
import { measureBytes } from "./bytes.ts";
import { measureFairShare } from "./fair-share.ts";
import { measureInteractions } from "./interactions.ts";
import { measurePages } from "./pages.ts";
import { measurePlaces } from "./places/measure-places.ts";
import { measureReading } from "./reading/measure-reading.ts";
import { measureSearch } from "./search/measure-search.ts";
import { measureWeb } from "./web.ts";
import { whileRunning } from "./while-running.ts";

const measures: Readonly<Record<string, (stack: Stack) => Promise<string[]>>> = {
  bytes: measureBytes,
  api: measureApi,
  web: measureWeb,
  interactions: measureInteractions,
  fair: measureFairShare,
  pages: measurePages,
};

const { positionals: named, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    /** Of `search` 10,000 and 100,000 unless given, of `alerts` 1,000,000. */
    listings: { type: "string" },
    searches: { type: "string", default: "100000" },
    changes: { type: "string", default: "10000" },
    rounds: { type: "string", default: "60" },
    /** A word in the names of the pages that `a11y` checks. */
    pages: { type: "string", default: "" },
  },
});
const isSearch = named[0] === "search";
const isAlerts = named[0] === "alerts";
const isPlaces = named[0] === "places";
const isReading = named[0] === "reading";
const isAccounts = named[0] === "accounts";
const isA11y = named[0] === "a11y";
const chosen = named.length === 0 ? Object.keys(measures) : named;
const sizes = (options.listings ?? (isAlerts ? "1000000" : "10000,100000")).split(",").map(Number);
const alertSizes = {
  listings: sizes[0] ?? 0,
  searches: Number(options.searches),
  changes: Number(options.changes),
};
const isUsable =
  isSearch || isAlerts || isPlaces || isReading || isAccounts || isA11y
    ? named.length === 1 &&
      [...sizes, ...Object.values(alertSizes), Number(options.rounds)].every(
        (n) => Number.isInteger(n) && n > 0,
      )
    : chosen.every((name) => name in measures);
if (!isUsable) {
  console.error(
    `Usage: pnpm bench [${Object.keys(measures).join("] [")}] or pnpm bench search [--listings 10000,100000] [--rounds 60] or pnpm bench alerts [--listings 1000000] [--searches 100000] [--changes 10000] or pnpm bench places [--rounds 60] or pnpm bench reading [--rounds 60] or pnpm bench accounts or pnpm bench a11y [--pages sign-in]`,
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
if (isAlerts) {
  console.log(`${await measureAlerts(alertSizes)}\n`);
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

if (isReading) {
  console.log(`${await measureReading(Number(options.rounds))}\n`);
  process.exit(0);
}

const built = await runCommand("turbo", ["run", "build"]);
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}
if (isA11y) {
  await whileRunning("flat", async (stack) => {
    const { tables, isClean } = await measureA11y(stack, options.pages, console.error);
    for (const lines of tables) console.log(`${lines}\n`);
    process.exitCode = isClean ? 0 : 1;
  });
  process.exit();
}
/** Measurements with pictures run after the others, with their own servers. */
const withPictures = chosen.filter((name) => name === "web");
const others = chosen.filter((name) => name !== "web");
for (const [pictures, names] of [["flat", others] as const, ["draw", withPictures] as const]) {
  if (names.length === 0) continue;
  await whileRunning(pictures, async (stack) => {
    for (const name of names) {
      for (const lines of (await measures[name]?.(stack)) ?? []) console.log(`${lines}\n`);
    }
  });
}
