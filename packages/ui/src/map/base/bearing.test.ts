import { metresBetween } from "@hjem/domain/distance";
import { expect, test } from "vitest";
import { movedBy, windTo } from "./bearing.ts";
import { nearest } from "./nearest-place.ts";

const oslo = { lat: 59.9127, lng: 10.7461 };

test.each([
  [{ north: 100, east: 0 }, "N"],
  [{ north: 0, east: 500 }, "E"],
  [{ north: -100, east: -100 }, "SW"],
  [{ north: 300, east: -20 }, "N"],
] as const)("a point moved by %j is that far away, to the %s", (metres, wind) => {
  const moved = movedBy(oslo, metres);
  expect(metresBetween(oslo, moved)).toBeCloseTo(Math.hypot(metres.north, metres.east), 0);
  expect(windTo(oslo, moved)).toBe(wind);
});

test("describes a point by the nearest place within 60 km, if any", () => {
  const places = [
    ["Oslo", 59.9127, 10.7461, 1],
    ["Sandvika", 59.89, 10.526, 2],
  ] as const;
  expect(nearest(places, 59.9, 10.55)?.name).toBe("Sandvika");
  expect(nearest(places, 62, 6)).toBeNull();
});
