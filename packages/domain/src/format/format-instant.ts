import { wallClock } from "../time/zone.ts";
import { conventionsOf, formatLongDay, formatTime, type WithLanguage } from "./format-date.ts";

/** An instant in a time zone: `3. desember 2026 kl. 17:00`, `5 December 2026, 11:00 am`; milliseconds. */
export const formatInstant = (context: WithLanguage, instant: number, timeZone: string): string => {
  const { day, time } = wallClock(instant, timeZone);
  const { dayTimeSeparator, timeMark } = conventionsOf(context);
  return formatLongDay(context, day) + dayTimeSeparator + timeMark + formatTime(context, time);
};
