import { expect, test } from "vitest";
import { clockSettings, secondsTo, settingOf } from "./clock-settings.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, 1 + number, 2));

test("each setting of the long run has its night, in turn", () => {
  const nights = clockSettings.map((_, number) => settingOf(day(number))?.name);
  expect(new Set(nights)).toEqual(new Set(clockSettings.map(({ name }) => name)));
});

test("a setting can be chosen by name; of a name that there is not nothing is guessed", () => {
  expect(settingOf(day(0), "adak")?.zone).toBe("America/Adak");
  expect(settingOf(day(0), "atlantis")).toBeNull();
});

test("the clock starts at the local time of the setting, before or after the real one", () => {
  const oslo = settingOf(day(0), "summer-time-oslo");
  const startsAt = Date.parse("2026-03-29T00:40:00Z");
  expect(oslo && secondsTo(oslo, new Date(startsAt + 5000))).toBe(-5);
  expect(oslo && secondsTo(oslo, new Date(startsAt - 5000))).toBe(5);
  const kiritimati = settingOf(day(0), "kiritimati");
  expect(kiritimati && secondsTo(kiritimati, day(0))).toBe(0);
});
