import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjem-lock-"));
  lockFile = join(folder, "database.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("D46: a folder in use is refused, and the error says what to do", () => {
  const unlock = lockFolder(lockFile);
  expect(() => lockFolder(lockFile)).toThrow(
    /Another process \(\d+\) uses this data folder.*DATA_DIR/,
  );
  unlock();
  lockFolder(lockFile)();
  expect(existsSync(lockFile)).toBe(false);
});

test("a lock of a process that has ended is taken over", async () => {
  const other = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await new Promise((resolve) => other.once("exit", resolve));
  const mine = lockFolder(lockFile);
  const holder = JSON.parse(readFileSync(lockFile, "utf8")) as { pid: number };
  mine();
  writeFileSync(lockFile, JSON.stringify({ ...holder, pid: other.pid }));
  expect(lockFolder(lockFile)).not.toThrow();
});

test("a lock of an earlier boot, or an unreadable one, is taken over", () => {
  for (const left of [
    JSON.stringify({ pid: process.pid, bootId: "earlier", startedAt: "1" }),
    "",
    "{",
  ]) {
    writeFileSync(lockFile, left);
    lockFolder(lockFile)();
    expect(existsSync(lockFile)).toBe(false);
  }
});

test("another process with the same number is not mistaken for the owner of the lock", () => {
  const unlock = lockFolder(lockFile);
  const holder = JSON.parse(readFileSync(lockFile, "utf8")) as { startedAt: string };
  unlock();
  writeFileSync(lockFile, JSON.stringify({ ...holder, startedAt: "1" }));
  expect(lockFolder(lockFile)).not.toThrow();
});
