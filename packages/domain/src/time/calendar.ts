import { DAY_MS } from "../durations.ts";
import { AVAILABLE_FROM_MONTHS, TODAY, VIEWING_PICKER_DAYS } from "../limits.ts";

/** A calendar day `YYYY-MM-DD` without a zone, and its arithmetic. Days are compared as text. */

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** True for a day that exists: `2028-02-29` does, `2026-02-30` does not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(utc(text)) &&
  new Date(utc(text)).toISOString().startsWith(text);

/** The day that is `days` after `day`, or before it where negative. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one day to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to) - utc(from)) / DAY_MS);

/** The sentinel `TODAY` as a day; every other value unchanged (FND-053). */
export const resolveDay = (value: string, today: string): string =>
  value === TODAY ? today : value;

/** Days of the viewing filter: today and the 29 that follow (spec §9). */
export const viewingDays = (today: string): string[] =>
  Array.from({ length: VIEWING_PICKER_DAYS }, (_, index) => addDays(today, index));

/** Months `YYYY-MM` of the available-from filter: this one and the 11 that follow (spec §9). */
export const availableFromMonths = (today: string): string[] =>
  Array.from({ length: AVAILABLE_FROM_MONTHS }, (_, index) => {
    const month = new Date(utc(`${today.slice(0, 7)}-01`));
    month.setUTCMonth(month.getUTCMonth() + index);
    return month.toISOString().slice(0, 7);
  });
