import { DAY_MS } from "@hjem/domain/durations";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createKeptPages, type KeptPage } from "./kept-pages.ts";

const KB = 1024;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hjem-pages-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const page = (home: string, at = 0): KeptPage => ({
  at,
  body: Buffer.alloc(10 * KB, home),
  encoding: "identity",
  vary: [],
  policy: "default-src 'self'",
  homes: new Set([home]),
});

/** Room for two pages in memory and for two on the disk. */
function open(options: { folder?: string; now?: () => number; free?: number } = {}) {
  const pages = createKeptPages({
    folder: path.join(folder, "pages"),
    clock: options.now ?? (() => 0),
    memoryBytes: 26 * KB,
    diskBytes: 26 * KB,
    freeBytes: async () => options.free ?? 2 * KB ** 3,
    ...options,
  });
  onTestFinished(() => pages.close());
  return pages;
}
const files = () => readdir(path.join(folder, "pages")).catch(() => []);

test("what memory has no room for lies on the disk, and what the disk has no room for is gone", async () => {
  const pages = open();
  for (const home of ["a", "b", "c", "d", "e"]) pages.keep(home, page(home));
  await expect.poll(async () => (await files()).length).toBe(2);
  const found = await Promise.all(["a", "b", "c", "d", "e"].map((key) => pages.find(key)));
  expect(found.map((one) => one?.body.toString("utf8", 0, 1))).toEqual([
    undefined,
    "b",
    "c",
    "d",
    "e",
  ]);
});

test("a home that has changed is dropped from memory and disk", async () => {
  const pages = open();
  for (const home of ["a", "b", "c"]) pages.keep(home, page(home));
  await expect.poll(async () => (await files()).length).toBe(1);
  pages.drop(new Set(["a", "c"]));
  expect(await pages.find("a")).toBeNull();
  expect(await pages.find("c")).toBeNull();
  expect(await pages.find("b")).not.toBeNull();
  await expect.poll(files).toEqual([]);
});

test("a page that is rendered again takes the place of the one on the disk", async () => {
  const pages = open();
  for (const home of ["a", "b", "c"]) pages.keep(home, page(home));
  await expect.poll(async () => (await files()).length).toBe(1);
  pages.keep("a", page("a", 7));
  expect((await pages.find("a"))?.at).toBe(7);
});

test("after a day a page is not sent any more", async () => {
  let now = 0;
  const pages = open({ now: () => now });
  for (const home of ["a", "b", "c"]) pages.keep(home, page(home));
  await expect.poll(async () => (await files()).length).toBe(1);
  now = DAY_MS;
  expect([await pages.find("a"), await pages.find("c")]).toEqual([null, null]);
});

test("pages of an earlier start are deleted, and a disk that takes none changes nothing else", async () => {
  const pages = open();
  for (const home of ["a", "b", "c"]) pages.keep(home, page(home));
  await expect.poll(async () => (await files()).length).toBe(1);
  open();
  expect(await files()).toEqual([]);

  const full = open({ free: KB ** 3 - 1 });
  for (const home of ["a", "b", "c"]) full.keep(home, page(home));
  await expect.poll(() => full.find("a")).toBeNull();
  expect(await files()).toEqual([]);

  await writeFile(path.join(folder, "in-the-way"), "");
  const poor = open({ folder: path.join(folder, "in-the-way", "pages") });
  for (const home of ["a", "b", "c"]) poor.keep(home, page(home));
  await expect.poll(() => poor.find("a")).toBeNull();
  expect(await poor.find("c")).not.toBeNull();
});
