import { daysBetween } from "@hjem/domain/time/calendar";
import { instantOf } from "@hjem/domain/time/instant";

/** Whole days since 1 January 1970. */
export const dayNumber = (day: string): number => daysBetween("1970-01-01", day);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => (dayNumber(day) + 4) % 7;

const known = new Map<string, number>();

/** Unix seconds at a local day and time (`HH:MM`) of a zone; cached, because listings share few of them. */
export function unixAt(day: string, time: string, timeZone: string): number {
  const key = `${timeZone} ${day} ${time}`;
  const ready = known.get(key);
  if (ready !== undefined) return ready;
  const seconds = instantOf({ day, time }, timeZone) / 1000;
  known.set(key, seconds);
  return seconds;
}

/** The instant at a local day and time of a zone, as ISO 8601 in UTC (D32). */
export const instantAt = (day: string, time: string, timeZone: string): string =>
  new Date(unixAt(day, time, timeZone) * 1000).toISOString();
