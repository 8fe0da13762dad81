import { HOUR_MS, MINUTE_MS } from "@hjem/domain/durations";
import { wallClock } from "@hjem/domain/time/zone";
import type { Stop } from "./viewing-stops.ts";

/** Labels that fit over a lane of a phone. */
const TICKS_MAX = 4;

/** The full hour of a zone at or before an instant; zones differ from each other by half hours too. */
const hourBefore = (instant: number, timeZone: string): number => {
  const minutes = Number(wallClock(instant, timeZone).time.slice(3));
  return instant - (instant % MINUTE_MS) - minutes * MINUTE_MS;
};

/** The time axis of a day: full hours around its stops, and the hours that are named; milliseconds since 1970. */
export function timeAxis(
  stops: readonly Pick<Stop, "start" | "end">[],
  timeZone: string,
): { from: number; to: number; ticks: readonly number[] } {
  const from = hourBefore(Math.min(...stops.map(({ start }) => start)), timeZone);
  const end = Math.max(...stops.map((stop) => stop.end));
  const hours = Math.max(1, Math.ceil((end - from) / HOUR_MS));
  const step = Math.ceil(hours / TICKS_MAX);
  const ticks = Array.from(
    { length: Math.ceil(hours / step) },
    (_, index) => from + index * step * HOUR_MS,
  );
  return { from, to: from + hours * HOUR_MS, ticks };
}
