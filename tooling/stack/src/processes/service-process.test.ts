import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isResponding } from "../gateway/health.ts";
import { freePorts } from "../ports.ts";
import { createServiceProcess, type ServiceProcess } from "./service-process.ts";

let folder: string;
let service: ServiceProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hjem-service-"));
});
afterEach(async () => {
  await service?.stop();
  await rm(folder, { recursive: true });
});

const listening = `
  require("node:http")
    .createServer((request, response) => {
      if (request.url === "/die") process.exit(3);
      response.end(String(process.pid));
    })
    .listen(process.env.PORT, "127.0.0.1");
`;

const create = async (
  code: string,
  onDeath: (reason: string) => void = () => undefined,
  logFile = path.join(folder, "site.log"),
): Promise<ServiceProcess> => {
  const port = await freePorts(1);
  service = createServiceProcess({
    name: "site",
    args: ["--eval", code],
    cwd: folder,
    env: { PORT: String(port) },
    port,
    healthPath: "/health",
    logFile,
    graceMs: 200,
    onDeath,
  });
  return service;
};

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const visit = async ({ port }: ServiceProcess, url = "/") =>
  (await fetch(`http://127.0.0.1:${port}${url}`)).text();

describe("a service of the product", () => {
  test("has started once it responds, and is gone once it was stopped", async () => {
    const site = await create(listening);
    await site.start();
    const pid = Number(await visit(site));
    expect(isRunning(pid)).toBe(true);
    await site.stop();
    expect(isRunning(pid)).toBe(false);
  });

  test("states in one line why it did not start", async () => {
    const site = await create(`
      console.error("The folder is in use.");
      console.error('{"level":60,"msg":"details"}');
      process.exit(1);
    `);
    await expect(site.start()).rejects.toThrow("site did not start: The folder is in use.");
  });

  test("that throws is quoted with the error's own sentence", async () => {
    const site = await create(`throw new RangeError("There is no such thing.")`);
    await expect(site.start()).rejects.toThrow(
      "site did not start: RangeError: There is no such thing.",
    );
  });

  test("that ignores the stop signal is killed all the same, with what it started", async () => {
    const childPort = await freePorts(1);
    const site = await create(`
      process.on("SIGTERM", () => undefined);
      const serve = "require('node:http').createServer((_, r) => r.end()).listen(";
      require("node:child_process").spawn(process.execPath, ["--eval", serve + "${childPort})"]);
      require("node:http")
        .createServer((_, response) => response.end())
        .listen(process.env.PORT, "127.0.0.1");
    `);
    const child = { name: "child", port: childPort, path: "/" };
    await site.start();
    await expect.poll(() => isResponding(child)).toBe(true);
    await site.stop();
    expect(isRunning(site.pid() ?? 0)).toBe(false);
    await expect.poll(() => isResponding(child)).toBe(false);
  });

  test("whose log has no room on the disk runs on", async () => {
    const deaths: string[] = [];
    const onDeath = (reason: string) => void deaths.push(reason);
    // Every write to this device fails as on a full disk.
    const site = await create(
      `${listening}console.log("x".repeat(100_000));`,
      onDeath,
      "/dev/full",
    );
    await site.start();
    expect(Number(await visit(site))).toBe(site.pid());
    expect(deaths).toEqual([]);
  });

  test("that dies is reported, and can be started again", async () => {
    const death = Promise.withResolvers<string>();
    const site = await create(listening, death.resolve);
    await site.start();
    await visit(site, "/die").catch(() => undefined);
    expect(await death.promise).toBe("exit code 3");
    await site.start();
    expect(Number(await visit(site))).toBe(site.pid());
  });
});
