import { createStack, portsAfterGateway, type Stack } from "@hjem/stack";
import { freePorts } from "@hjem/stack/ports";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { administratorEnvironment } from "./a11y/open-as.ts";

/**
 * Runs both built sites over the embedded engine with the whole demo, for the time of `work`. Pictures are plain colours
 * unless they are measured: rendering them keeps a core busy for minutes. `env` is added to that of every service.
 */
export const whileRunning = async (
  pictures: "draw" | "flat",
  work: (stack: Stack) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "hjem-bench-"));
  const stack = createStack({
    port: await freePorts(portsAfterGateway + 1),
    hosts: ["127.0.0.1"],
    dataDir,
    isDemo: true,
    env: { PICTURES: pictures, LOG_LEVEL: "silent", ...administratorEnvironment, ...env },
    onDeath: (part, reason) => console.error(`${part.name} died: ${reason}`),
  });
  try {
    await stack.api.start();
    await Promise.all(stack.sites.map(({ start }) => start()));
    await work(stack);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
