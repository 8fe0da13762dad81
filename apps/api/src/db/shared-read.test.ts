import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Queries } from "./schema.ts";
import { createSharedRead, forgetSharedReads } from "./shared-read.ts";

/** Databases are told apart by identity alone. */
const database = () => ({}) as Queries;

/** A table of one row that counts its queries. */
function table(kind = "row") {
  const rows = { value: "first", queries: 0 };
  const read = createSharedRead(kind, async (_db, key) => {
    rows.queries += 1;
    if (key === "broken") throw new Error("no such table");
    return `${kind} ${rows.value}`;
  });
  return { rows, read };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what one page requests about a home takes one query; another kind of read takes its own", async () => {
  const { rows, read } = table();
  const other = table("other");
  const db = database();
  const found = [await read(db, "a"), await read(db, "a"), await other.read(db, "a")];
  expect([rows.queries, ...found]).toEqual([1, "row first", "row first", "other first"]);
  await read(db, "b");
  expect(rows.queries).toBe(2);
});

test("what this process writes is read at once", async () => {
  const { rows, read } = table();
  const db = database();
  const before = read(db, "a");
  rows.value = "second";
  forgetSharedReads(db);
  await before;
  expect(await read(db, "a")).toBe("row second");
});

test("what another process writes is read within a tenth of a second", async () => {
  const { rows, read } = table();
  const db = database();
  await read(db, "a");
  rows.value = "second";
  vi.advanceTimersByTime(100);
  expect(await read(db, "a")).toBe("row second");
});

test("a transaction does its own reads", async () => {
  const { rows, read } = table();
  await Promise.all([read(database(), "a"), read(database(), "a")]);
  expect(rows.queries).toBe(2);
});

test("a failure rejects everybody who waited, and nobody after them", async () => {
  const { rows, read } = table();
  const db = database();
  for (const one of [read(db, "broken"), read(db, "broken")]) {
    await expect(one).rejects.toThrow("no such table");
  }
  await read(db, "broken").catch(() => undefined);
  expect(rows.queries).toBe(2);
});
