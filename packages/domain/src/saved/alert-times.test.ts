import * as fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../durations.ts";
import { wallClock } from "../time/zone.ts";
import { defaultSchedule, findSendTime, nextInstantMessage } from "./alert-times.ts";
import type { AlertSchedule } from "./alert.ts";
import { DIGEST_HOURS, type Frequency } from "./saved-rules.ts";

const oslo = defaultSchedule("Europe/Oslo");
const sydney = defaultSchedule("Australia/Sydney");

const zone = fc.constantFrom(
  "Europe/Oslo",
  "Australia/Sydney",
  "Australia/Adelaide",
  "Australia/Perth",
  "Australia/Lord_Howe",
);
const anySchedule: fc.Arbitrary<AlertSchedule> = fc.record({
  timeZone: zone,
  digestHour: fc.integer({ min: DIGEST_HOURS.min, max: DIGEST_HOURS.max }),
  digestDay: fc.integer({ min: 1, max: 7 }),
  sendsAtNight: fc.boolean(),
});
/** Three years with all their changes of the clock. */
const anyInstant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) });

const sentAt = (frequency: Frequency, from: string, schedule: AlertSchedule) =>
  new Date(findSendTime([frequency], Date.parse(from), schedule)?.at ?? 0).toISOString();
const localHour = (instant: number, { timeZone }: AlertSchedule) =>
  Number(wallClock(instant, timeZone).time.slice(0, 2));
const weekday = (instant: number, { timeZone }: AlertSchedule) =>
  new Date(`${wallClock(instant, timeZone).day}T00:00Z`).getUTCDay() || 7;

test("D71: an instant alert is sent at once by day, at 7 where it comes at night", () => {
  expect(sentAt("instant", "2026-11-21T12:00:30Z", oslo)).toBe("2026-11-21T12:00:30.000Z");
  expect(sentAt("instant", "2026-11-21T20:59:59Z", oslo)).toBe("2026-11-21T20:59:59.000Z");
  expect(sentAt("instant", "2026-11-21T21:00:00Z", oslo)).toBe("2026-11-22T06:00:00.000Z");
  expect(sentAt("instant", "2026-11-22T05:59:59Z", oslo)).toBe("2026-11-22T06:00:00.000Z");
  expect(sentAt("instant", "2026-11-21T23:30:00Z", { ...oslo, sendsAtNight: true })).toBe(
    "2026-11-21T23:30:00.000Z",
  );
});

test("D71: daily and weekly alerts are sent at the chosen local hour, weekly ones on the chosen day", () => {
  expect(sentAt("daily", "2026-11-21T06:59:00Z", oslo)).toBe("2026-11-21T07:00:00.000Z");
  expect(sentAt("daily", "2026-11-21T07:00:00Z", oslo)).toBe("2026-11-21T07:00:00.000Z");
  expect(sentAt("daily", "2026-11-21T07:00:01Z", oslo)).toBe("2026-11-22T07:00:00.000Z");
  expect(sentAt("weekly", "2026-11-21T12:00:00Z", oslo)).toBe("2026-11-26T07:00:00.000Z");
  expect(sentAt("weekly", "2026-11-21T12:00:00Z", { ...oslo, digestDay: 6, digestHour: 21 })).toBe(
    "2026-11-21T20:00:00.000Z",
  );
});

test("D71: the local hour stays across the changes to and from summer time", () => {
  expect(sentAt("daily", "2026-03-28T12:00:00Z", oslo)).toBe("2026-03-29T06:00:00.000Z");
  expect(sentAt("daily", "2026-10-24T12:00:00Z", oslo)).toBe("2026-10-25T07:00:00.000Z");
  expect(sentAt("instant", "2026-03-28T22:00:00Z", oslo)).toBe("2026-03-29T05:00:00.000Z");
  expect(sentAt("instant", "2026-10-24T21:00:00Z", oslo)).toBe("2026-10-25T06:00:00.000Z");
  expect(sentAt("daily", "2026-10-03T12:00:00Z", sydney)).toBe("2026-10-03T21:00:00.000Z");
  expect(sentAt("daily", "2026-04-04T12:00:00Z", sydney)).toBe("2026-04-04T22:00:00.000Z");
});

test("D71: nothing is sent at night unless asked, in any zone at any time, and nothing is sent before it happened", () => {
  const frequency = fc.constantFrom<Frequency>("instant", "daily", "weekly");
  fc.assert(
    fc.property(anySchedule, anyInstant, frequency, (schedule, from, each) => {
      const at = findSendTime([each], from, schedule)?.at ?? 0;
      expect(at).toBeGreaterThanOrEqual(from);
      const isAtOnce = schedule.sendsAtNight && each === "instant";
      expect(isAtOnce ? at : from).toBe(from);
      const hour = localHour(at, schedule);
      expect(isAtOnce || (hour >= 7 && hour < 22)).toBe(true);
    }),
  );
});

test("D71: a digest is sent at its hour and day, and no such hour is passed over", () => {
  const frequency = fc.constantFrom("daily" as const, "weekly" as const);
  fc.assert(
    fc.property(anySchedule, anyInstant, frequency, (schedule, from, each) => {
      const at = findSendTime([each], from, schedule)?.at ?? 0;
      expect(localHour(at, schedule)).toBe(schedule.digestHour);
      expect(wallClock(at, schedule.timeZone).time.slice(3)).toBe("00");
      expect(each === "daily" || weekday(at, schedule) === schedule.digestDay).toBe(true);
      // A day of the change to winter time has 25 hours.
      expect(at - from).toBeLessThanOrEqual((each === "daily" ? 25 : 7 * 24 + 1) * HOUR_MS);
    }),
  );
});

test("D72: an alert of several searches is sent once, with the one that is due first; `never` is never sent", () => {
  const some = fc.uniqueArray(fc.constantFrom<Frequency>("never", "instant", "daily", "weekly"));
  fc.assert(
    fc.property(anySchedule, anyInstant, some, (schedule, from, frequencies) => {
      const each = frequencies.flatMap((one) => findSendTime([one], from, schedule) ?? []);
      const together = findSendTime(frequencies, from, schedule);
      expect(together?.at).toBe(
        each.length === 0 ? undefined : Math.min(...each.map(({ at }) => at)),
      );
      expect(together?.isInstant ?? false).toBe(frequencies.includes("instant"));
    }),
  );
  expect(findSendTime(["never"], Date.UTC(2026, 10, 21), oslo)).toBeNull();
});

test("D71: after an instant message the next one waits for 15 minutes, and for the morning", () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(nextInstantMessage(null, noon, oslo)).toBe(noon);
  expect(nextInstantMessage(noon, noon + MINUTE_MS, oslo)).toBe(noon + 15 * MINUTE_MS);
  expect(nextInstantMessage(noon, noon + HOUR_MS, oslo)).toBe(noon + HOUR_MS);
  const late = Date.UTC(2026, 10, 21, 20, 50);
  expect(nextInstantMessage(late, late + MINUTE_MS, oslo)).toBe(Date.UTC(2026, 10, 22, 6));
});
