import { DAY_MS, HOUR_MS } from "@hjem/domain/durations";
import { expect, test } from "vitest";
import { viewedIn } from "./viewed-list.ts";
import { VIEWED_MAX, withViewed } from "./with-viewed.ts";

const NOW = Date.parse("2026-11-21T11:00:00Z");

test("SAVE-034: a home opened again moves to the front and is listed once", () => {
  const opened = ["a", "b", "a"].reduce(
    (entries, id, step) => withViewed(entries, id, NOW + step),
    viewedIn(undefined, NOW),
  );
  expect(opened.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("FND-045: removes a home 14 days after it was last opened, and keeps others", () => {
  const stored = [
    { id: "fresh", at: NOW - 14 * DAY_MS + 1 },
    { id: "old", at: NOW - 14 * DAY_MS },
  ];
  expect(viewedIn(stored, NOW).map(({ id }) => id)).toEqual(["fresh"]);
});

test("keeps the latest five hundred", () => {
  const full = Array.from({ length: VIEWED_MAX }, (_, index) => ({ id: `h${index}`, at: NOW }));
  const entries = withViewed(full, "new", NOW);
  expect(entries).toHaveLength(VIEWED_MAX);
  expect(entries[0]?.id).toBe("new");
  expect(entries.at(-1)?.id).toBe(`h${VIEWED_MAX - 2}`);
});

test("ignores other data under its key", () => {
  for (const stored of ["a", 7, null, { id: "a" }, [["a"]], [{ id: 3, at: NOW }], [{ id: "a" }]]) {
    expect(viewedIn(stored, NOW)).toEqual([]);
  }
});

test("PROP-052: a visit ends half an hour after the home was last opened, and the next one knows its time", () => {
  const open = (entries: ReturnType<typeof viewedIn>, at: number) => withViewed(entries, "a", at);
  const first = open([], NOW);
  expect(first[0]).toEqual({ id: "a", at: NOW });
  const reloaded = open(first, NOW + HOUR_MS / 4);
  expect(reloaded[0]).toEqual({ id: "a", at: NOW + HOUR_MS / 4 });
  const again = open(reloaded, NOW + 5 * HOUR_MS);
  expect(again[0]).toEqual({ id: "a", at: NOW + 5 * HOUR_MS, since: NOW + HOUR_MS / 4 });
  const stillThere = open(viewedIn(again, NOW + 5 * HOUR_MS), NOW + 5.2 * HOUR_MS);
  expect(stillThere[0]?.since).toBe(NOW + HOUR_MS / 4);
});
