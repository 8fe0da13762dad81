/** Local date and time in a time zone. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`, 24 hours. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
};

const readClock = (instant: number, timeZone: string): WallClock => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? "";
  return {
    day: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
};

/** Maximum number of cached instants; a page uses the same few repeatedly. */
const CLOCKS_MAX = 500;
const clocks = new Map<string, WallClock>();

/** Local date and time of a zone at an instant in milliseconds. */
export const wallClock = (instant: number, timeZone: string): WallClock => {
  const key = `${instant} ${timeZone}`;
  const known = clocks.get(key);
  if (known) return known;
  const clock = readClock(instant, timeZone);
  if (clocks.size >= CLOCKS_MAX) clocks.clear();
  clocks.set(key, clock);
  return clock;
};

/** The calendar day of a zone at an instant in milliseconds; "today" is the listing's (D35). */
export const dayIn = (instant: number, timeZone: string): string =>
  wallClock(instant, timeZone).day;
