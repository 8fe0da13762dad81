import { expect, test } from "vitest";
import { VIEWED_MAX, viewedIn, withViewed } from "./viewed-list.ts";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-21T11:00:00Z");

test("SAVE-034: a home that is opened again moves to the front and stands there once", () => {
  const opened = ["a", "b", "a"].reduce(
    (entries, id, step) => withViewed(entries, id, NOW + step),
    viewedIn(undefined, NOW),
  );
  expect(opened.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("FND-045: a home is forgotten 14 days after it was last opened, others stay", () => {
  const stored = [
    { id: "fresh", at: NOW - 14 * DAY_MS + 1 },
    { id: "old", at: NOW - 14 * DAY_MS },
  ];
  expect(viewedIn(stored, NOW).map(({ id }) => id)).toEqual(["fresh"]);
});

test("the five hundred latest are kept", () => {
  const full = Array.from({ length: VIEWED_MAX }, (_, index) => ({ id: `h${index}`, at: NOW }));
  const entries = withViewed(full, "new", NOW);
  expect(entries).toHaveLength(VIEWED_MAX);
  expect(entries[0]?.id).toBe("new");
  expect(entries.at(-1)?.id).toBe(`h${VIEWED_MAX - 2}`);
});

test("whatever else lies under the key is no home", () => {
  for (const stored of ["a", 7, null, { id: "a" }, [["a"]], [{ id: 3, at: NOW }], [{ id: "a" }]]) {
    expect(viewedIn(stored, NOW)).toEqual([]);
  }
});
