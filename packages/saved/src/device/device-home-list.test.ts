import { expect, test } from "vitest";
import { readDeviceHomes, withDeviceHome } from "./device-home-list.ts";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-23T11:00:00Z");

test("D66: a home saved twice is listed once, and first", () => {
  const homes = ["a", "b", "a"].reduce(
    (list, id, step) => withDeviceHome(list, id, NOW + step),
    readDeviceHomes(undefined, NOW),
  );
  expect(homes.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("D66: keeps a hundred homes, each for 14 days", () => {
  const full = Array.from({ length: 100 }, (_, index) => ({ id: `h${index}`, at: NOW }));
  expect(withDeviceHome(full, "new", NOW)).toHaveLength(100);
  expect(withDeviceHome(full, "new", NOW)[0]?.id).toBe("new");
  const stored = [
    { id: "fresh", at: NOW - 14 * DAY_MS + 1 },
    { id: "old", at: NOW - 14 * DAY_MS },
  ];
  expect(readDeviceHomes(stored, NOW).map(({ id }) => id)).toEqual(["fresh"]);
});

test("ignores other data under its key", () => {
  for (const stored of ["a", 7, null, { id: "a" }, [["a"]], [{ id: 3, at: NOW }], [{ id: "a" }]]) {
    expect(readDeviceHomes(stored, NOW)).toEqual([]);
  }
});
