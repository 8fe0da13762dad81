import { createStack, portsAfterGateway, type Stack } from "@hjem/stack";
import { checkPorts, freePorts } from "@hjem/stack/ports";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** The fixed day of the demo's homes, viewings and "today" (D35). */
const NOW = "2026-11-21T09:00:00Z";

/** Number of homes of each site: enough for many pages, places and clusters; all 6,000 take most of a minute to write. */
const LISTINGS = "1500";

/** How often other ports are tried where somebody else took one before the stack did. */
const ATTEMPTS = 4;

/** Starts everything; ends what had started where a part cannot. */
async function start(stack: Stack): Promise<void> {
  try {
    await stack.listen();
    await stack.api.start();
    await Promise.all(stack.sites.map((site) => site.start()));
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** Whether somebody else uses a port of a stack that has ended. */
const isTaken = (port: number): Promise<boolean> =>
  checkPorts(Array.from({ length: portsAfterGateway + 1 }, (_, index) => port + index)).then(
    () => false,
    () => true,
  );

/** Runs the stack at the ports that the configuration chose, or at others: the workers read the number after this. */
async function runAtFreePorts(dataDir: string): Promise<Stack> {
  for (let attempt = 1; ; attempt += 1) {
    const port = Number(process.env.E2E_PORT);
    const stack = createStack({
      port,
      hosts: ["127.0.0.1", "::1"],
      dataDir,
      isDemo: true,
      env: { HJEM_NOW: NOW, DEMO_LISTINGS: LISTINGS, PICTURES: "flat", LOG_LEVEL: "warn" },
      onDeath: (part, reason) => {
        // The outage journey stops the API; any other end of a service is a failure.
        if (part !== stack.api) console.error(`${part.name} died: ${reason}`);
      },
    });
    try {
      await start(stack);
      return stack;
    } catch (error) {
      if (attempt === ATTEMPTS || !(await isTaken(port))) throw error;
      process.env.E2E_PORT = String(await freePorts(portsAfterGateway + 1));
    }
  }
}

/** Runs the built sites over an API with its own data for the duration of the journeys. */
export default async function runStack(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "hjem-e2e-"));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const stack = await runAtFreePorts(dataDir);
    process.env.E2E_API_PID = String(stack.api.pid());
    return async () => {
      await stack.stop();
      await removeData();
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}
