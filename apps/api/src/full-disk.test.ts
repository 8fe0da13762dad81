import { MINUTE_MS } from "@hjem/domain/durations";
import { errorCode } from "@hjem/domain/narrow";
import { isLongRun } from "@hjem/vite-config/test-run";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { freePort, hasServer, startTestServer } from "./testing/postgres-server.ts";
import { sampleId } from "./testing/sample-listings.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const LIMIT = { timeout: 15 * MINUTE_MS };
const POLL = { timeout: 5 * MINUTE_MS, interval: 200 };
const PART = Buffer.alloc(1024 * 1024, "x");

/** A file system of 900 MB; undefined where this account may mount none. */
const mountSmallDisk = (): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), "hjem-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=900m,mode=777", "tmpfs", folder], {
      stdio: "ignore",
    });
    return folder;
  } catch {
    // Caught: the test is then skipped, and says so.
    rmSync(folder, { recursive: true });
    return undefined;
  }
};

const freeBytes = (disk: string): number => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

/** Takes all the room that there is now, as a flood of files does, but not what the API frees meanwhile. */
const fill = (disk: string): void => {
  const file = join(disk, "flood");
  try {
    for (let left = freeBytes(disk); left > 0; left -= PART.length) {
      appendFileSync(file, PART.subarray(0, left));
    }
  } catch (error) {
    // Caught: the database has taken some of it.
    if (errorCode(error) !== "ENOSPC") throw error;
  }
};

const startApi = (port: number, environment: Record<string, string>): ChildProcess => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const api = spawn(process.execPath, [main], {
    stdio: "ignore",
    env: {
      ...inherited,
      PORT: String(port),
      HJEM_MODE: "demo",
      DEMO_LISTINGS: "20",
      PICTURES: "flat",
      DISK_FREE_MB: "300",
      ...environment,
    },
  });
  onTestFinished(() => void api.kill("SIGKILL"));
  return api;
};

const statusAt = async (port: number, path: string, body?: object): Promise<number> => {
  const headers = { "x-forwarded-host": "no.localhost:3000", "content-type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
};

describe.runIf(isLongRun)("a disk that is full", () => {
  test.for(["embedded", "server"] as const)(
    "pages and searches go on, also after a kill and a start, and writing once there is room: %s engine",
    LIMIT,
    async (engine, { skip }) => {
      if (engine === "server" && !hasServer()) skip("no PostgreSQL on this machine");
      const disk = mountSmallDisk() ?? skip("this account may not mount a file system");
      onTestFinished(() => {
        execFileSync("umount", ["-l", disk]);
        rmSync(disk, { recursive: true });
      });
      const environment: Record<string, string> = { DATA_DIR: join(disk, "data") };
      if (engine === "server") {
        vi.stubEnv("TMPDIR", disk);
        vi.stubEnv("DATABASE_URL", undefined);
        const server = await startTestServer();
        vi.unstubAllEnvs();
        onTestFinished(() => server.stop());
        environment.DATABASE_URL = server.url;
      }
      const port = await freePort();
      const ready = () => statusAt(port, "/ready");
      const search = () => statusAt(port, "/api/v2/property/search", {});
      const read = () => statusAt(port, `/api/v2/property?id=${sampleId(1)}`);
      const write = () => statusAt(port, "/api/register", {});

      const first = startApi(port, environment);
      await expect.poll(ready, POLL).toBe(200);
      expect(await write()).toBe(400);

      fill(disk);
      await expect.poll(write, POLL).toBe(507);
      expect(freeBytes(disk)).toBeGreaterThan(64 * PART.length);
      expect([await ready(), await search(), await read()]).toEqual([200, 200, 404]);

      const ended = new Promise((resolve) => first.once("exit", resolve));
      first.kill("SIGKILL");
      await ended;
      startApi(port, environment);
      await expect.poll(ready, POLL).toBe(200);
      expect([await search(), await write()]).toEqual([200, 507]);

      rmSync(join(disk, "flood"));
      await expect.poll(write, POLL).toBe(400);
    },
  );
});
