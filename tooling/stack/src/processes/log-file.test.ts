import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openLogFile } from "./log-file.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hjem-log-"));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const read = (name: string) => readFile(path.join(folder, name), "utf8").catch(() => "");

test("a log is rotated while the service runs: there are never more than two files of the largest size", async () => {
  const log = openLogFile(path.join(folder, "logs", "api.log"), 10);
  for (const line of ["first line\n", "second line\n", "third\n"]) log.write(Buffer.from(line));
  log.close();
  await expect.poll(() => read("logs/api.log")).toBe("third\n");
  expect(await read("logs/api.log.1")).toBe("second line\n");
});

test("a log that is too large when it is opened is rotated then", async () => {
  await writeFile(path.join(folder, "api.log"), "of the last start\n");
  const log = openLogFile(path.join(folder, "api.log"), 10);
  log.write(Buffer.from("now\n"));
  log.close();
  await expect.poll(() => read("api.log")).toBe("now\n");
  expect(await read("api.log.1")).toBe("of the last start\n");
});

test("what cannot be written is dropped, and the log goes on once it can be", async () => {
  // Every write to this device fails as on a full disk.
  const full = openLogFile("/dev/full");
  for (let lines = 0; lines < 3; lines += 1) {
    full.write(Buffer.from("lost\n"));
    await new Promise(setImmediate);
  }
  full.close();

  await writeFile(path.join(folder, "logs"), "in the way");
  const log = openLogFile(path.join(folder, "logs", "api.log"));
  log.write(Buffer.from("lost\n"));
  await rm(path.join(folder, "logs"));
  log.write(Buffer.from("written\n"));
  log.close();
  await expect.poll(() => read("logs/api.log")).toBe("written\n");
});
