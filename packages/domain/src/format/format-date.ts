import type { ViewingDate } from "../listing/listing-dates.ts";
import { viewingDay } from "../listing/viewing-date.ts";
import { daysBetween } from "../time/calendar.ts";
import { dayIn } from "../time/zone.ts";
import { calendarNames } from "./calendar-names.ts";
import { EN_DASH, type FormatContext } from "./format-context.ts";
import { languageConventions } from "./language-conventions.ts";

export type WithLanguage = Pick<FormatContext, "language">;

export const conventionsOf = ({ language }: WithLanguage) => languageConventions[language.code];
/** Australia uses the 12-hour clock and days without a leading zero (market A8). */
const isTwelveHour = ({ language }: WithLanguage): boolean => language.formatTag === "en-AU";

export const partsOf = (day: string) => {
  const [year = "", month = "1", date = "1"] = day.split("-");
  return { year, month: Number(month) - 1, date: Number(date) };
};

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A day in the near future: `tor. 3. des.`, `Thu 3 Dec`; `day` is `YYYY-MM-DD`. */
export const formatDay = (context: WithLanguage, day: string): string => {
  const names = calendarNames[context.language.code];
  const { month, date } = partsOf(day);
  const weekday = names.weekdaysShort[weekdayOf(day)];
  return `${weekday} ${date}${conventionsOf(context).dayMark} ${names.monthsShort[month]}`;
};

/** A long date: `3. desember 2026`, `3 December 2026`. */
export const formatLongDay = (context: WithLanguage, day: string): string => {
  const { year, month, date } = partsOf(day);
  const name = calendarNames[context.language.code].months[month];
  return `${date}${conventionsOf(context).dayMark} ${name} ${year}`;
};

/** A short date: `03.12.2026`, `3/12/2026`, `03/12/2026` in English in Norway. */
export const formatNumericDay = (context: WithLanguage, day: string): string => {
  const [year = "", month = "", date = ""] = day.split("-");
  const figures = isTwelveHour(context) ? [Number(date), Number(month), year] : [date, month, year];
  return figures.join(conventionsOf(context).dateSeparator);
};

/** A month: `desember 2026`, `December 2026`; `month` is `YYYY-MM`. */
export const formatMonth = (context: WithLanguage, month: string): string => {
  const parts = partsOf(`${month}-01`);
  return `${calendarNames[context.language.code].months[parts.month]} ${parts.year}`;
};

/** A time of day: `17:00`, `5:00 pm`; `time` is `HH:MM`. */
export const formatTime = (context: WithLanguage, time: string): string => {
  if (!isTwelveHour(context)) return time;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
};

/** A time range, both `HH:MM`: `kl. 17:00–17:45`, `11:00 am – 11:30 am`. */
export const formatTimes = (context: WithLanguage, from: string, to: string): string => {
  const dash = isTwelveHour(context) ? ` ${EN_DASH} ` : EN_DASH;
  const times = `${formatTime(context, from)}${dash}${formatTime(context, to)}`;
  return conventionsOf(context).timeMark + times;
};

/** A day and its times, all `YYYY-MM-DD` and `HH:MM`: `tor. 3. des. kl. 17:00–17:45`, `Sat 5 Dec, 11:00 am – 11:30 am`. */
export const formatDayTimes = (
  context: WithLanguage,
  day: string,
  from: string,
  to: string,
): string =>
  formatDay(context, day) +
  conventionsOf(context).dayTimeSeparator +
  formatTimes(context, from, to);

/** A viewing in the time zone of its listing. */
export const formatViewing = (context: WithLanguage, viewing: ViewingDate): string =>
  formatDayTimes(context, viewingDay(viewing), viewing.timeFrom, viewing.timeTo);

/**
 * Calendar days since an instant, in the zone: 0 today, 1 yesterday, never negative. The number only; "3 days
 * on Hjem" is a message of the page.
 */
export const daysSince = (instant: string | number, now: number, timeZone: string): number =>
  Math.max(0, daysBetween(dayIn(new Date(instant).getTime(), timeZone), dayIn(now, timeZone)));

/** True where the viewing is today in the time zone of its listing (D35). */
export const isViewingToday = (viewing: ViewingDate, now: number, timeZone: string): boolean =>
  viewingDay(viewing) === dayIn(now, timeZone);
