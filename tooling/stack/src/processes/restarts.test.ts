import { expect, test } from "vitest";
import { createRestarts } from "./restarts.ts";

test("a service that dies is started again after 1, 2 and 4 s, then given up", () => {
  const next = createRestarts(() => 0);
  expect([next(), next(), next(), next()]).toEqual([1000, 2000, 4000, null]);
});

test("deaths of more than a minute ago do not count", () => {
  let time = 0;
  const next = createRestarts(() => time);
  for (const at of [0, 1000, 2000]) {
    time = at;
    next();
  }
  time = 63_000;
  expect(next()).toBe(1000);
});
