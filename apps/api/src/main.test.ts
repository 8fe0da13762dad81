import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hjem-main-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

const startApi = (environment: Record<string, string>): Started => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const api = spawn(process.execPath, [main], {
    env: { ...inherited, PORT: "0", DATA_DIR: folder, PICTURES: "flat", ...environment },
  });
  let output = "";
  for (const stream of [api.stdout, api.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => api.once("exit", resolve));
  return { process: api, output: () => output, ended };
};

const isReady = ({ process: api, output, ended }: Started): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes('"msg":"ready"')) resolve();
    };
    api.stdout?.on("data", look);
    look();
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output()}`)));
  });

const busyPort = (): Promise<{ server: Server; port: number }> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ server, port: typeof address === "object" && address ? address.port : 0 });
    });
  });

const oneLine = (output: string): string[] => output.split("\n").filter((line) => line !== "");

test("a signal closes everything in order with code 0, and the next start finds its data", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const api = startApi({});
    await isReady(api);
    api.process.kill(signal);
    expect(await api.ended).toBe(0);
  }
  // No lock is left, so the database was closed and not cut off.
  expect(readdirSync(folder)).toEqual(["database"]);
});

test("a second process on the same folder, and a port in use, end with one clear line and harm nothing", async () => {
  const first = startApi({});
  await isReady(first);
  const second = startApi({});
  expect(await second.ended).toBe(1);
  expect(oneLine(second.output())).toEqual([
    expect.stringMatching(/^hjem api: Another process \(\d+\) uses this data folder/),
  ]);
  first.process.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const { server, port } = await busyPort();
  const third = startApi({ PORT: String(port), LOG_LEVEL: "warn" });
  expect(await third.ended).toBe(1);
  expect(oneLine(third.output())).toEqual([
    `hjem api: PORT ${port} is in use. Stop what uses it, or choose another.`,
  ]);
  server.close();
});

test("an unusable DATA_DIR, a bad DATABASE_URL and a wrong variable end with one clear line", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const cases = [
    [{ DATA_DIR: file }, /^hjem api: DATA_DIR .* cannot be written to/],
    [{ DATABASE_URL: "mysql://x" }, /^hjem api: DATABASE_URL is not an address/],
    [
      { DATABASE_URL: "postgres://somebody:secret@127.0.0.1:9/none" },
      /^hjem api: DATABASE_URL postgres:\/\/127\.0\.0\.1:9\/none cannot be used/,
    ],
    [{ HJEM_MODE: "test" }, /^hjem api: HJEM_MODE is not usable/],
  ] as const;
  for (const [environment, line] of cases) {
    const api = startApi(environment);
    expect(await api.ended).toBe(1);
    expect(oneLine(api.output())).toEqual([expect.stringMatching(line)]);
    expect(api.output()).not.toContain("secret");
  }
});
