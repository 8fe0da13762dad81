import type { Stack } from "@hjem/stack";
import { runCommand } from "@hjem/stack/run-command";
/**
 * `pnpm bench [api] [web] [bytes] [interactions] [typing] [fair] [pages]`, `pnpm bench search [--listings 10000,100000] [--rounds 60]`,
 * `pnpm bench alerts [--listings 1000000] [--searches 100000] [--changes 10000]`, `pnpm bench mails` (its second half),
 * `pnpm bench publish [--listings 1000000] [--publications 150]`, which fails where a bound is missed,
 * `pnpm bench collections [--rounds 60]`, `pnpm bench places [--rounds 60]`, `pnpm bench reading [--rounds 60]` and
 * `pnpm bench accounts`: performance of the product on this machine, as tables.
 * `pnpm bench analytics`: events of visitors, what they cost searches and pages; fails where a bound is missed.
 * `pnpm bench attacks`: what people wait beside somebody who fills disk and queues; fails where a bound is missed.
 * `pnpm bench assistant`: the questions of `assistant/questions` and how they are answered, then 500 open chats beside
 * searches; fails where a bound is missed.
 * `pnpm bench a11y [--pages sign-in,listing]`: accessibility violations on every page, by region, language, theme, width and size of text; anything found fails. `--sample` takes every pair of settings once.
 */
import os from "node:os";
import { parseArgs } from "node:util";
import { measureA11y } from "./a11y/measure-a11y.ts";
import { measureAccounts } from "./accounts/measure-accounts.ts";
import { measureAlerts } from "./alerts/measure-alerts.ts";
import { measureMails } from "./alerts/measure-mails.ts";
import { measureAnalytics } from "./analytics/measure-analytics.ts";
import { measureApi } from "./api.ts";
import { measureAssistant } from "./assistant/measure-assistant.ts";
import { measureChats } from "./assistant/measure-chats.ts";
import { measureAttacks, startEndlessModel } from "./attacks/measure-attacks.ts";
import { measureBytes } from "./bytes.ts";
import { measureCollections } from "./collections/measure-collections.ts";
import { measureFairShare } from "./fair-share.ts";
import { measureInteractions } from "./interactions.ts";
import { measurePages } from "./pages.ts";
import { measurePlaces } from "./places/measure-places.ts";
import { measurePublish } from "./publish/measure-publish.ts";
import { measureReading } from "./reading/measure-reading.ts";
import { measureSearch } from "./search/measure-search.ts";
import { measureWeb } from "./web.ts";
import { whileRunning } from "./while-running.ts";
import { measureTyping } from "./wizard/measure-typing.ts";

const measures: Readonly<Record<string, (stack: Stack) => Promise<string[]>>> = {
  bytes: measureBytes,
  api: measureApi,
  web: measureWeb,
  interactions: measureInteractions,
  typing: async (stack) => [await measureTyping(stack)],
  fair: measureFairShare,
  pages: measurePages,
};

const { positionals: named, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    /** Of `search` 10,000 and 100,000 unless given, of `alerts` and `publish` 1,000,000. */
    listings: { type: "string" },
    searches: { type: "string", default: "100000" },
    changes: { type: "string", default: "10000" },
    publications: { type: "string", default: "150" },
    rounds: { type: "string", default: "60" },
    /** Words in the names of the pages that `a11y` checks, by comma. */
    pages: { type: "string", default: "" },
    /** Of all combinations, only so many that every pair of settings occurs. */
    sample: { type: "boolean", default: false },
  },
});
const print = (text: string): void => console.log(`${text}\n`);
const rounds = Number(options.rounds);
const sizesOf = (usual: string): number[] => (options.listings ?? usual).split(",").map(Number);
const alertSizes = {
  listings: sizesOf("1000000")[0] ?? 0,
  searches: Number(options.searches),
  changes: Number(options.changes),
};
const publishSizes = {
  listings: alertSizes.listings,
  publications: Number(options.publications),
};

/** Measures that run by themselves, without a built product, and are named alone. */
const alone: Readonly<Record<string, () => Promise<void>>> = {
  accounts: async () => print(await measureAccounts()),
  alerts: async () => {
    print(await measureAlerts(alertSizes));
    print(await measureMails());
  },
  mails: async () => print(await measureMails()),
  publish: async () => {
    const { tables, isWithin } = await measurePublish(publishSizes);
    for (const text of tables) print(text);
    process.exitCode = isWithin ? 0 : 1;
  },
  collections: async () => print(await measureCollections(rounds)),
  search: () => measureSearch(sizesOf("10000,100000"), rounds, print),
  places: () => measurePlaces(rounds, print),
  reading: async () => print(await measureReading(rounds)),
  assistant: async () => {
    const quality = measureAssistant();
    for (const text of quality.tables) print(text);
    const chats = await measureChats();
    for (const text of chats.tables) print(text);
    process.exitCode = quality.isWithin && chats.isWithin ? 0 : 1;
  },
};
/** Measures of the built product that are named alone. */
const aloneOnStack: Readonly<Record<string, (stack: Stack) => Promise<void>>> = {
  a11y: async (stack) => {
    const { tables, isClean } = await measureA11y(stack, options, console.error);
    for (const lines of tables) print(lines);
    process.exitCode = isClean ? 0 : 1;
  },
  attacks: async (stack) => {
    const { tables, isWithin } = await measureAttacks(stack);
    for (const lines of tables) print(lines);
    process.exitCode = isWithin ? 0 : 1;
  },
  analytics: async (stack) => {
    const { tables, isWithin } = await measureAnalytics(stack);
    for (const lines of tables) print(lines);
    process.exitCode = isWithin ? 0 : 1;
  },
};
/** Starts a service and its environment for a measure; ended with the process. */
const environments: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  attacks: async () => ({
    ASSISTANT_URL: (await startEndlessModel()).url,
    ASSISTANT_MODEL: "endless",
  }),
};
const measureOnStack = aloneOnStack[named[0] ?? ""];
const measureAlone = alone[named[0] ?? ""];
const chosen = named.length === 0 ? Object.keys(measures) : named;
const isUsable =
  measureAlone || measureOnStack
    ? named.length === 1 &&
      [...sizesOf("1"), ...Object.values(alertSizes), publishSizes.publications, rounds].every(
        (n) => Number.isInteger(n) && n > 0,
      )
    : chosen.every((name) => name in measures);
if (!isUsable) {
  console.error(
    `Usage: pnpm bench [${Object.keys(measures).join("] [")}] or pnpm bench search [--listings 10000,100000] [--rounds 60] or pnpm bench alerts [--listings 1000000] [--searches 100000] [--changes 10000] or pnpm bench mails or pnpm bench publish [--listings 1000000] [--publications 150] or pnpm bench collections [--rounds 60] or pnpm bench places [--rounds 60] or pnpm bench reading [--rounds 60] or pnpm bench accounts or pnpm bench analytics or pnpm bench attacks or pnpm bench assistant or pnpm bench a11y [--pages sign-in] [--sample]`,
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

if (measureAlone) {
  await measureAlone();
  process.exit();
}

const built = await runCommand("turbo", ["run", "build"]);
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}
if (measureOnStack) {
  const env = await environments[named[0] ?? ""]?.();
  await whileRunning("flat", measureOnStack, env);
  process.exit();
}
/** Measurements with pictures run after the others, with their own servers. */
const withPictures = chosen.filter((name) => name === "web");
const others = chosen.filter((name) => name !== "web");
for (const [pictures, names] of [["flat", others] as const, ["draw", withPictures] as const]) {
  if (names.length === 0) continue;
  await whileRunning(pictures, async (stack) => {
    for (const name of names) {
      for (const lines of (await measures[name]?.(stack)) ?? []) print(lines);
    }
  });
}
