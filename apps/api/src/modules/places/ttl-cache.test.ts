import { expect, test } from "vitest";
import { TtlCache } from "./ttl-cache.ts";

test("a response is cached until it expires, and a failure is not cached", async () => {
  const cache = new TtlCache<number>({ ageMs: 1_000, size: 10 });
  let made = 0;
  const make = async () => ++made;
  expect(await cache.get("a", 0, make)).toBe(1);
  expect(await cache.get("a", 999, make)).toBe(1);
  expect(await cache.get("a", 1_000, make)).toBe(2);

  await expect(cache.get("b", 0, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("b", 0, make)).toBe(3);
});

test("a full cache drops the oldest response", async () => {
  const cache = new TtlCache<string>({ ageMs: 1_000, size: 2 });
  for (const key of ["a", "b", "c"]) await cache.get(key, 0, async () => key);
  expect(await cache.get("a", 0, async () => "asked again")).toBe("asked again");
  expect(await cache.get("c", 0, async () => "asked again")).toBe("c");
});

test("states for how many seconds a value is still valid", async () => {
  const cache = new TtlCache<string>({ ageMs: 30_000, size: 2 });
  await cache.get("a", 0, async () => "a");
  const left = [0, 12_400, 30_000, 40_000].map((now) => cache.secondsLeft("a", now));
  expect(left).toEqual([30, 17, 0, 0]);
  expect(cache.secondsLeft("b", 0)).toBe(0);
});
