import { expect, test } from "vitest";
import { z } from "zod";
import { uuidV7 } from "./uuid-v7.ts";

const NOW = Date.parse("2026-11-21T09:00:00.123Z");

test("D36: an id is a UUID of version 7 that says its millisecond, and no two are alike", () => {
  const ids = Array.from({ length: 1_000 }, () => uuidV7(NOW));
  for (const id of ids) {
    expect(z.uuidv7().safeParse(id).success).toBe(true);
    expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(NOW);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test("D36: ids are in the order of their milliseconds", () => {
  const instants = [0, 1, NOW - 1, NOW, NOW + 1, NOW * 2];
  const ids = instants.map(uuidV7);
  expect(ids.toSorted()).toEqual(ids);
});
