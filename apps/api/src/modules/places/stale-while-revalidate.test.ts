import { expect, test } from "vitest";
import { StaleWhileRevalidate } from "./stale-while-revalidate.ts";

const onFailure = () => undefined;

test("the first value is waited for; later the stale one is returned while a new one is made", async () => {
  let made = 0;
  const stored = new StaleWhileRevalidate(1_000, async () => (made += 1), onFailure);
  expect(await stored.get(0)).toBe(1);
  expect(await stored.get(999)).toBe(1);
  expect(made).toBe(1);
  expect(await stored.get(1_000)).toBe(1);
  await Promise.resolve();
  expect(await stored.get(1_001)).toBe(2);
});

test("an invalid value is replaced and waited for; a failure keeps the last one", async () => {
  let made = 0;
  let fails = false;
  const stored = new StaleWhileRevalidate(
    1_000,
    async () => {
      if (fails) throw new Error("no database");
      return (made += 1);
    },
    onFailure,
  );
  expect(await stored.get(0)).toBe(1);
  stored.renew(1);
  expect(await stored.get(1)).toBe(2);
  fails = true;
  stored.renew(2);
  expect(await stored.get(2)).toBe(2);
});

test("a failure keeps the last value and is retried", async () => {
  let fails = false;
  let made = 0;
  const stored = new StaleWhileRevalidate(
    10,
    async () => {
      if (fails) throw new Error("no database");
      return (made += 1);
    },
    onFailure,
  );
  expect(await stored.get(0)).toBe(1);
  fails = true;
  expect(await stored.get(10)).toBe(1);
  await Promise.resolve();
  fails = false;
  await stored.get(20);
  await Promise.resolve();
  expect(await stored.get(21)).toBe(2);
});

test("a failure that nobody waits for is reported", async () => {
  const failures: unknown[] = [];
  let fails = false;
  const make = async () => {
    if (fails) throw new Error("no database");
    return 1;
  };
  const stored = new StaleWhileRevalidate(10, make, (error) => failures.push(error));
  await stored.get(0);
  fails = true;
  expect(await stored.get(10)).toBe(1);
  await Promise.resolve();
  expect(failures).toEqual([new Error("no database")]);
});

test("a caller without a value receives the failure", async () => {
  const stored = new StaleWhileRevalidate(
    10,
    () => Promise.reject(new Error("no database")),
    onFailure,
  );
  await expect(stored.get(0)).rejects.toThrow("no database");
});
