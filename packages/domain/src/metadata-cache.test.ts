import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createMetadataCache } from "./metadata-cache.ts";

test("FND-060: the sixth entry evicts the least recently used one", () => {
  const cache = createMetadataCache<number>();
  for (const [index, key] of ["a", "b", "c", "d", "e"].entries()) cache.set(key, index);
  expect(cache.get("a")).toBe(0);
  cache.set("f", 5);
  expect(cache.get("b")).toBeUndefined();
  expect(["a", "c", "d", "e", "f"].map(cache.get)).toEqual([0, 2, 3, 4, 5]);
});

test("FND-061: never holds more than five entries", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.boolean())), (steps) => {
      const cache = createMetadataCache<boolean>();
      for (const [key, isWritten] of steps) {
        if (isWritten) cache.set(key, true);
        else cache.get(key);
        expect(cache.size).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test("writing an existing key replaces its value and adds no entry", () => {
  const cache = createMetadataCache<number>();
  cache.set("a", 1);
  cache.set("a", 2);
  expect(cache.size).toBe(1);
  expect(cache.get("a")).toBe(2);
});
