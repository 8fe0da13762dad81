import { createStack } from "@hjem/stack";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** The fixed day of the demo's homes, viewings and "today" (D35). */
const NOW = "2026-11-21T09:00:00Z";

/** Number of homes of each site: enough for many pages, places and clusters; all 6,000 take most of a minute to write. */
const LISTINGS = "1500";

/** Runs the built sites over an API with its own data for the duration of the journeys. */
export default async function runStack(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "hjem-e2e-"));
  const stack = createStack({
    port: Number(process.env.E2E_PORT),
    hosts: ["127.0.0.1", "::1"],
    dataDir,
    isDemo: true,
    env: { HJEM_NOW: NOW, DEMO_LISTINGS: LISTINGS, PICTURES: "flat", LOG_LEVEL: "warn" },
    onDeath: (part, reason) => {
      // The outage journey stops the API; any other end of a service is a failure.
      if (part !== stack.api) console.error(`${part.name} died: ${reason}`);
    },
  });
  const stop = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await stack.listen();
    await stack.api.start();
    await Promise.all(stack.sites.map(({ start }) => start()));
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_API_PID = String(stack.api.pid());
  return stop;
}
