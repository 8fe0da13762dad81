import { freePorts } from "@hjem/stack/ports";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { createClient } from "../request.ts";

/** Enough for the eight clients that request at once. */
const CONNECTIONS = 16;
const main = path.resolve(import.meta.dirname, "../../../../apps/api/src/main.ts");

/** The API over a filled database, in a process of its own. */
export interface ApiProcess {
  /** Where it listens on this machine. */
  port: number;
  /** The log line of the index when it was loaded. */
  loaded: { listings: number; bytes: number; loadMs: number };
  /** Memory of the process in bytes. */
  residentBytes(): Promise<number>;
  request(path: string, body?: unknown): Promise<string>;
  stop(): Promise<void>;
  /** Ends it at once, as a failure of the machine would. */
  kill(): Promise<void>;
}

/** Starts the API, with more in its environment where that is given, and waits until its index is in memory. */
export const startApi = async (
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "hjem-bench-api-"));
  const port = await freePorts(1);
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: "info",
      PICTURES: "flat",
      SITE_ORIGINS: "no=https://www.example.no,au=https://www.example.com.au",
      // Keys that live mode requires; nobody signs in here.
      TOKEN_KEYS: `bench:${randomBytes(32).toString("base64url")}`,
      ADMIN_ACCESS_PASSWORD: randomBytes(16).toString("hex"),
      ...more,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const loaded = await new Promise<ApiProcess["loaded"]>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The API ended before its index was loaded.")));
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.includes("search index in memory")) resolve(JSON.parse(line));
    });
  });
  const put = createClient(CONNECTIONS);
  const request = (address: string, body?: unknown) =>
    put({ port, path: address, host: "no.localhost", body });
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    port,
    loaded,
    request,
    async residentBytes() {
      const metrics = await request("/metrics");
      return Number(/^hjem_process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? Number.NaN);
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
};
