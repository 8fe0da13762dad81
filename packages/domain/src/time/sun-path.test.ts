import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sunPath } from "./sun-path.ts";

const oslo = { lat: 59.913, lng: 10.752 };
const tromso = { lat: 69.649, lng: 18.956 };
const sydney = { lat: -33.868, lng: 151.209 };
const perth = { lat: -31.95, lng: 115.86 };

const minutes = (time = "") => {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
};

/** Almanacs differ by a minute in how they round. */
function expectNear(time: string | undefined, expected: string) {
  expect(Math.abs(minutes(time) - minutes(expected)), `${time} is not ${expected}`).toBeLessThan(3);
}

test.each([
  ["Oslo in midsummer", oslo, "2026-06-21", "Europe/Oslo", "03:54", "22:44"],
  ["Oslo in midwinter", oslo, "2026-12-21", "Europe/Oslo", "09:18", "15:12"],
  ["Oslo at the equinox", oslo, "2026-03-20", "Europe/Oslo", "06:18", "18:31"],
  ["Sydney in midsummer", sydney, "2026-12-21", "Australia/Sydney", "05:41", "20:05"],
  ["Sydney in midwinter", sydney, "2026-06-21", "Australia/Sydney", "07:00", "16:54"],
  ["Perth in midsummer", perth, "2026-12-21", "Australia/Perth", "05:07", "19:22"],
])("sunrise and sunset in %s match published times", (_, place, day, zone, rise, set) => {
  const sun = sunPath(place, day, zone);
  expect(sun.kind).toBe("rises_and_sets");
  expectNear(sun.rise?.time, rise);
  expectNear(sun.set?.time, set);
});

test("at noon the sun is in the south in Norway and in the north in Australia, at the height of the latitude", () => {
  const summer = sunPath(oslo, "2026-06-21", "Europe/Oslo").noon;
  expect(summer.height).toBeCloseTo(90 - oslo.lat + 23.44, 1);
  expect(summer.azimuth).toBeCloseTo(180, 1);
  const south = sunPath(sydney, "2026-12-21", "Australia/Sydney").noon;
  expect(south.height).toBeCloseTo(90 + sydney.lat + 23.44, 1);
  expect(Math.min(south.azimuth, 360 - south.azimuth)).toBeCloseTo(0, 1);
});

test("at the equinox the sun rises in the east and sets in the west in both hemispheres", () => {
  for (const sun of [
    sunPath(oslo, "2026-03-20", "Europe/Oslo"),
    sunPath(sydney, "2026-03-20", "Australia/Sydney"),
  ]) {
    expect(Math.abs((sun.rise?.azimuth ?? 0) - 90)).toBeLessThan(3);
    expect(Math.abs((sun.set?.azimuth ?? 0) - 270)).toBeLessThan(3);
  }
});

test("in northern Norway the sun does not set in summer and does not rise in winter", () => {
  const summer = sunPath(tromso, "2026-06-21", "Europe/Oslo");
  expect([summer.kind, summer.rise, summer.set]).toEqual(["never_sets", null, null]);
  expect(Math.min(...summer.path.map(({ height }) => height))).toBeGreaterThan(0);
  const winter = sunPath(tromso, "2026-12-21", "Europe/Oslo");
  expect([winter.kind, winter.rise, winter.set]).toEqual(["never_rises", null, null]);
  expect(winter.noon.height).toBeLessThan(0);
});

test("the sun's path covers midnight to midnight, also when the clocks change", () => {
  expect(sunPath(oslo, "2026-11-21", "Europe/Oslo").path).toHaveLength(49);
  const spring = sunPath(oslo, "2026-03-29", "Europe/Oslo").path;
  expect([spring.length, spring[0]?.time, spring.at(-1)?.time]).toEqual([47, "00:00", "00:00"]);
});

test("anywhere, the sun rises before noon and sets after it", () => {
  const day = fc
    .integer({ min: 0, max: 364 })
    .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));
  const place = fc.record({
    lat: fc.double({ min: -44, max: 71, noNaN: true }),
    lng: fc.double({ min: -20, max: 155, noNaN: true }),
  });
  fc.assert(
    fc.property(place, day, (where, on) => {
      const { rise, set, noon, path } = sunPath(where, on, "UTC");
      expect(noon.height).toBeGreaterThan(Math.max(...path.map(({ height }) => height)) - 0.3);
      if (!rise || !set) return;
      expect(rise.instant).toBeLessThanOrEqual(noon.instant);
      expect(set.instant).toBeGreaterThanOrEqual(noon.instant);
      expect(set.instant - rise.instant).toBeLessThanOrEqual(86_400_000);
    }),
    { numRuns: 60 },
  );
});
