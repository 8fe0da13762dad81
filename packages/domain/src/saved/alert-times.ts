import { addDays } from "../time/calendar.ts";
import { instantOf } from "../time/instant.ts";
import { wallClock } from "../time/zone.ts";
import type { AlertSchedule } from "./alert.ts";
import {
  DIGEST_HOUR,
  DIGEST_WEEKDAY,
  type Frequency,
  INSTANT_GAP_MS,
  QUIET_HOURS,
} from "./saved-rules.ts";

/** When alerts are sent (D71). Instants are milliseconds since 1970. */

/** When an alert is sent. */
export interface SendTime {
  at: number;
  /** False where it waits for the hour of a digest. */
  isInstant: boolean;
}

/** How often, the earliest first: whatever the hour, what is sent at once is never later than a digest. */
const byUrgency = ["instant", "daily", "weekly"] as const satisfies Frequency[];

/** The schedule of a person who has chosen none, in the time zone of the region. */
export const defaultSchedule = (timeZone: string): AlertSchedule => ({
  timeZone,
  digestHour: DIGEST_HOUR,
  digestDay: DIGEST_WEEKDAY,
  sendsAtNight: false,
});

const clockOf = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** 1 for Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The instant itself, or the morning after it where it is at night and the person did not ask for messages then. */
export function endOfQuiet(
  instant: number,
  { timeZone, sendsAtNight }: Pick<AlertSchedule, "timeZone" | "sendsAtNight">,
): number {
  if (sendsAtNight) return instant;
  const { day, time } = wallClock(instant, timeZone);
  const hour = Number(time.slice(0, 2));
  const isEvening = hour >= QUIET_HOURS.from;
  if (!isEvening && hour >= QUIET_HOURS.until) return instant;
  const morning = isEvening ? addDays(day, 1) : day;
  return instantOf({ day: morning, time: clockOf(QUIET_HOURS.until) }, timeZone);
}

/** The first hour of a digest at or after an instant. */
function nextDigest(
  frequency: "daily" | "weekly",
  from: number,
  { timeZone, digestHour, digestDay }: AlertSchedule,
): number {
  let { day } = wallClock(from, timeZone);
  for (;;) {
    const at = instantOf({ day, time: clockOf(digestHour) }, timeZone);
    const isDay = frequency === "daily" || weekdayOf(day) === digestDay;
    if (isDay && at >= from) return at;
    day = addDays(day, 1);
  }
}

/**
 * When an alert of some searches is sent: with the one that is due first, once (D72). Null where none of them is ever sent
 * (D14).
 */
export function findSendTime(
  frequencies: readonly Frequency[],
  from: number,
  schedule: AlertSchedule,
): SendTime | null {
  const first = byUrgency.find((frequency) => frequencies.includes(frequency));
  if (first === undefined) return null;
  return first === "instant"
    ? { at: endOfQuiet(from, schedule), isInstant: true }
    : { at: nextDigest(first, from, schedule), isInstant: false };
}

/** The earliest instant for a message of instant alerts after the last such message, null for none (D71). */
export const nextInstantMessage = (
  last: number | null,
  now: number,
  schedule: AlertSchedule,
): number => endOfQuiet(last === null ? now : Math.max(now, last + INSTANT_GAP_MS), schedule);
