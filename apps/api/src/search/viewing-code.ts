import { MINUTE_MS } from "@hjem/domain/durations";

const MINUTES_A_DAY = 1_440;
/** Room for the minutes of a day in every zone, and for a viewing that ends after midnight. */
const CODES_A_DAY = 4_096;

/**
 * A viewing as the narrow row holds it: its day (days since 1970-01-01, in the listing's zone) and the minute in which it
 * ends, in one integer. `unixTo` in seconds.
 */
export const viewingCode = (day: number, unixTo: number): number => {
  const minute = Math.ceil(unixTo / 60) - (day - 1) * MINUTES_A_DAY;
  return day * CODES_A_DAY + Math.min(CODES_A_DAY - 1, Math.max(0, minute));
};

/** SQL of the minute since 1970 in which the viewing of a code is over; `code` is a column. */
export const endMinuteSql = (code: string): string =>
  `((${code} / ${CODES_A_DAY} - 1) * ${MINUTES_A_DAY} + ${code} % ${CODES_A_DAY})`;

/** The day of a viewing's code. */
export const dayOfViewing = (code: number): number => Math.floor(code / CODES_A_DAY);

/** Milliseconds since 1970 at which the viewing of a code is over. */
export const endOfViewing = (code: number): number =>
  ((dayOfViewing(code) - 1) * MINUTES_A_DAY + (code % CODES_A_DAY)) * MINUTE_MS;

/** The lowest code that a viewing of a day can have which is not over yet. */
export const firstOpenViewing = (day: number, now: number): number => {
  const minute = Math.floor(now / MINUTE_MS) + 1 - (day - 1) * MINUTES_A_DAY;
  return day * CODES_A_DAY + Math.min(CODES_A_DAY, Math.max(0, minute));
};

/** The code beyond all that viewings of a day have. */
export const beyondViewings = (day: number): number => (day + 1) * CODES_A_DAY;
