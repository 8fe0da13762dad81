import { expect, test } from "vitest";
import { createTileWatch, TILE_PATIENCE_MS, type TileVerdict } from "./tile-watch.ts";

function watched() {
  const verdicts: TileVerdict[] = [];
  const timers = new Set<() => void>();
  const waits: number[] = [];
  const watch = createTileWatch(
    (run, milliseconds) => {
      timers.add(run);
      waits.push(milliseconds);
      return () => timers.delete(run);
    },
    (verdict) => verdicts.push(verdict),
  );
  watch.requested();
  return { watch, verdicts, timers, waits };
}

test("a source is online as soon as one tile has loaded", () => {
  const { watch, verdicts, timers } = watched();
  watch.arrived();
  watch.failed();
  watch.failed();
  watch.failed();
  watch.failed();
  expect(verdicts).toEqual(["tiles"]);
  expect(timers.size).toBe(0);
});

test("a source is offline at once when four tiles fail", () => {
  const { watch, verdicts } = watched();
  for (let times = 0; times < 4; times += 1) watch.failed();
  expect(verdicts).toEqual(["offline"]);
});

test("a source is offline after four seconds without a tile", () => {
  const { verdicts, timers, waits } = watched();
  expect(waits).toEqual([TILE_PATIENCE_MS]);
  for (const run of timers) run();
  expect(verdicts).toEqual(["offline"]);
});

test("a small map with two tiles that do not load is offline too", () => {
  const { watch, verdicts } = watched();
  watch.failed();
  watch.failed();
  watch.settled();
  expect(verdicts).toEqual(["offline"]);
});

test("losing the source later is noticed at the next move", () => {
  const { watch, verdicts } = watched();
  watch.arrived();
  watch.requested();
  for (let times = 0; times < 4; times += 1) watch.failed();
  expect(verdicts).toEqual(["tiles", "offline"]);
});
