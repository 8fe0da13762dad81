import * as fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf, regionOffset, wireInstant } from "./instant.ts";
import { zoneOf } from "./place-zone.ts";
import { dayIn, wallClock } from "./zone.ts";

const zones = ["Europe/Oslo", "Australia/Sydney", "Australia/Adelaide", "Australia/Perth"];

test("D3: Oslo is one hour ahead of UTC in winter and two in summer", () => {
  expect(
    new Date(instantOf({ day: "2026-12-03", time: "17:00" }, "Europe/Oslo")).toISOString(),
  ).toBe("2026-12-03T16:00:00.000Z");
  expect(
    new Date(instantOf({ day: "2026-07-03", time: "17:00" }, "Europe/Oslo")).toISOString(),
  ).toBe("2026-07-03T15:00:00.000Z");
});

test("D3: Adelaide has a half-hour offset", () => {
  const instant = instantOf({ day: "2026-12-05", time: "11:00" }, "Australia/Adelaide");
  expect(new Date(instant).toISOString()).toBe("2026-12-05T00:30:00.000Z");
});

test("converts any minute to local time and back, except in the repeated hour", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 }),
      (zone, minute) => {
        const found = instantOf(wallClock(minute * 60_000, zone), zone);
        expect([0, 60]).toContain(minute - found / 60_000);
      },
    ),
  );
});

test("a time skipped in spring is read one hour later, a repeated time in autumn as the first one", () => {
  const spring = instantOf({ day: "2026-03-29", time: "02:30" }, "Europe/Oslo");
  expect(wallClock(spring, "Europe/Oslo")).toEqual({ day: "2026-03-29", time: "03:30" });
  const autumn = instantOf({ day: "2026-10-25", time: "02:30" }, "Europe/Oslo");
  expect(new Date(autumn).toISOString()).toBe("2026-10-25T00:30:00.000Z");
});

test("D35: the day is that of the time zone", () => {
  const instant = Date.parse("2026-11-21T14:30:00Z");
  expect(dayIn(instant, "Europe/Oslo")).toBe("2026-11-21");
  expect(dayIn(instant, "Australia/Sydney")).toBe("2026-11-22");
  expect(wallClock(Date.parse("2026-11-21T23:00:00Z"), "Europe/Oslo").time).toBe("00:00");
});

test("FND-023, FND-024, FND-025: the fixed offset applies to a date without a zone, in July as in January", () => {
  const no = { utcOffset: "+02:00" };
  expect(regionOffset(no)).toBe("+02:00");
  expect(wireInstant("2026-01-05T12:00:00", no)).toBe(Date.parse("2026-01-05T10:00:00Z"));
  expect(wireInstant("2026-07-05T12:00:00", no)).toBe(Date.parse("2026-07-05T10:00:00Z"));
  expect(wireInstant("2026-07-05T12:00:00", { utcOffset: "+11:00" })).toBe(
    Date.parse("2026-07-05T01:00:00Z"),
  );
  expect(wireInstant("2026-07-05T12:00:00Z", no)).toBe(Date.parse("2026-07-05T12:00:00Z"));
});

test("D3: a listing's time zone is its state's, else the region's", () => {
  const au = { timeZones: { default: "Australia/Sydney", byState: { WA: "Australia/Perth" } } };
  expect(zoneOf(au, "WA")).toBe("Australia/Perth");
  expect(zoneOf(au, "wa")).toBe("Australia/Perth");
  expect(zoneOf(au, "NSW")).toBe("Australia/Sydney");
  expect(zoneOf(au)).toBe("Australia/Sydney");
});
