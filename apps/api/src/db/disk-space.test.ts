import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type DiskSpace, openDiskSpace } from "./disk-space.ts";

const MB = 1024 * 1024;
const noRoom = Object.assign(new Error("write"), { code: "ENOSPC" });

let folder: string;
/** Bytes that are free, as the system says. */
let free: number;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjem-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  free = 5_000 * MB;
  lines = [];
});

const start = async (): Promise<DiskSpace> => {
  const say = (_values: object, line: string) => void lines.push(line);
  const disk = await openDiskSpace({
    folder,
    reserveBytes: 4 * MB,
    resumeBytes: 1_000 * MB,
    log: { info: say, warn: say },
    freeBytes: async () => free,
  });
  onTestFinished(() => disk.close());
  return disk;
};
const reserved = () => statSync(join(folder, "reserve")).size;

test("the first failed write frees the reserve; it is made again, and things are stored, once enough is free", async () => {
  const disk = await start();
  expect([disk.isFull, reserved()]).toEqual([false, 4 * MB]);

  free = 0;
  disk.report(Object.assign(new Error("storage_full"), { cause: noRoom }));
  await expect.poll(() => disk.isFull).toBe(true);
  // The rest is for a start.
  expect(reserved()).toBe(MB);

  free = 999 * MB;
  await disk.look();
  expect([disk.isFull, reserved()]).toEqual([true, MB]);

  free = 1_000 * MB;
  await disk.look();
  expect([disk.isFull, reserved()]).toEqual([false, 4 * MB]);
  expect(lines).toEqual([
    "the disk is full: nothing is stored until there is room",
    "the disk has room again",
  ]);
});

test("a disk that others have filled is noticed without a write", async () => {
  const disk = await start();
  free = 63 * MB;
  await disk.look();
  expect([disk.isFull, reserved()]).toEqual([true, MB]);
});

test("a start on a full disk frees the reserve, and one after a kill knows that it was freed", async () => {
  const disk = await start();
  free = 0;
  await disk.look();
  expect(reserved()).toBe(MB);
  free = 97 * MB;
  expect([(await start()).isFull, reserved()]).toEqual([true, MB]);
  free = 0;
  expect([(await start()).isFull, reserved()]).toEqual([true, 0]);
  free = 131 * MB;
  expect([(await start()).isFull, reserved()]).toEqual([true, 0]);
  free = 1_000 * MB;
  expect([(await start()).isFull, reserved()]).toEqual([false, 4 * MB]);
});

test("a first start needs room for the reserve alone; without it nothing is stored from the beginning", async () => {
  free = 67 * MB;
  expect((await start()).isFull).toBe(true);
  rmSync(join(folder, "reserve"));
  free = 100 * MB;
  expect([(await start()).isFull, reserved()]).toEqual([false, 4 * MB]);
});

test("no room elsewhere, and what is no lack of room, leave the reserve as it is", async () => {
  const disk = await start();
  disk.report(noRoom);
  disk.report(new Error("the bucket is away"));
  await disk.look();
  expect([disk.isFull, reserved()]).toEqual([false, 4 * MB]);
});
