import { DAY_MS } from "../durations.ts";
import { instantOf } from "../time/instant.ts";
import { wallClock } from "../time/zone.ts";
import type { ViewingDate } from "./listing-dates.ts";

/**
 * A viewing as stored and sent: day and times in the listing's time zone, and the same two instants in seconds (spec
 * §3 viewingDate, D3). One that ends past midnight ends on the next day.
 */
export function viewingDate(
  viewing: { day: string; timeFrom: string; timeTo: string },
  timeZone: string,
): ViewingDate {
  const { day, timeFrom, timeTo } = viewing;
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  const from = instantOf({ day, time: timeFrom }, timeZone);
  const to = instantOf({ day, time: timeTo }, timeZone);
  return {
    day: dayOfMonth,
    month,
    year,
    timeFrom,
    timeTo,
    unixFrom: from / 1_000,
    unixTo: (to < from ? to + DAY_MS : to) / 1_000,
  };
}

/** The viewing between two instants in seconds, in a time zone. */
export function viewingAt(
  { unixFrom, unixTo }: Pick<ViewingDate, "unixFrom" | "unixTo">,
  timeZone: string,
): ViewingDate {
  const from = wallClock(unixFrom * 1_000, timeZone);
  const to = wallClock(unixTo * 1_000, timeZone);
  return viewingDate({ day: from.day, timeFrom: from.time, timeTo: to.time }, timeZone);
}

/** Upcoming viewings, soonest first; `now` in milliseconds. */
export const comingViewings = (viewings: readonly ViewingDate[], now: number): ViewingDate[] =>
  viewings
    .filter(({ unixTo }) => unixTo * 1_000 > now)
    .toSorted((one, other) => one.unixFrom - other.unixFrom);

/** The days that a search asks for a viewing on, as it has them: `TODAY` is that of the home. */
export type ViewingDays = readonly string[] | undefined;

/**
 * The viewing that a result shows: the next one, which is that of `TODAY` too, in a search by days the first on any of them;
 * `others` is how many more there are where a search asked. Days are those of the home's own time zone (D129), as the filter's.
 */
export function shownViewing(
  viewings: readonly ViewingDate[],
  days: ViewingDays,
  now: number,
): { viewing: ViewingDate | undefined; others: number } {
  const coming = comingViewings(viewings, now);
  const found = days && coming.find((each) => days.includes(viewingDay(each)));
  return { viewing: found ?? coming[0], others: days ? coming.length - 1 : 0 };
}

/** The viewing's day as `YYYY-MM-DD`, in the listing's time zone. */
export const viewingDay = ({ year, month, day }: ViewingDate): string =>
  [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
