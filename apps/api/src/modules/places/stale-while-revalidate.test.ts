import { expect, test } from "vitest";
import { StaleWhileRevalidate } from "./stale-while-revalidate.ts";

const onFailure = () => undefined;

test("the first is waited for, later ones are made while the last is handed out", async () => {
  let made = 0;
  const stored = new StaleWhileRevalidate(1_000, async () => (made += 1), onFailure);
  expect(await stored.get(0)).toBe(1);
  expect(await stored.get(999)).toBe(1);
  expect(made).toBe(1);
  expect(await stored.get(1_000)).toBe(1);
  await Promise.resolve();
  expect(await stored.get(1_001)).toBe(2);
});

test("what is wrong is made anew and waited for; a failure leaves the last one", async () => {
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

test("a failure leaves the last one in place and is tried again", async () => {
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

test("who has nothing yet hears of the failure", async () => {
  const stored = new StaleWhileRevalidate(
    10,
    () => Promise.reject(new Error("no database")),
    onFailure,
  );
  await expect(stored.get(0)).rejects.toThrow("no database");
});
