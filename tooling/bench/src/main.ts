/** `pnpm bench [api] [web] [bytes]`: what the product costs, measured here and now, as tables. */
import os from "node:os";
import type { Stack } from "@hjem/stack";
import { runCommand } from "@hjem/stack/run-command";
import { measureApi } from "./api.ts";
import { measureBytes } from "./bytes.ts";
import { whileRunning } from "./running.ts";
import { measureWeb } from "./web.ts";

const measures: Readonly<Record<string, (stack: Stack) => Promise<string[]>>> = {
  bytes: measureBytes,
  api: measureApi,
  web: measureWeb,
};

const named = process.argv.slice(2);
const chosen = named.length === 0 ? Object.keys(measures) : named;
if (chosen.some((name) => !(name in measures))) {
  console.error(`Usage: pnpm bench [${Object.keys(measures).join("] [")}]`);
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
