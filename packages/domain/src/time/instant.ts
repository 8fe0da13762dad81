import { DAY_MS } from "../durations.ts";
import type { RegionTime } from "./place-zone.ts";
import { type WallClock, wallClock } from "./zone.ts";

const asUtc = ({ day, time }: WallClock): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The instant in milliseconds at a local time of a zone. A time in the skipped hour of spring is read one hour later;
 * one in the repeated hour of autumn is the first.
 */
export function instantOf(clock: WallClock, timeZone: string): number {
  const wanted = asUtc(clock);
  const offsetAt = (instant: number): number =>
    asUtc(wallClock(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;
  const dayBefore = wanted - offsetAt(wanted - DAY_MS);
  if (asUtc(wallClock(dayBefore, timeZone)) === wanted) return dayBefore;
  const dayAfter = wanted - offsetAt(wanted + DAY_MS);
  return asUtc(wallClock(dayAfter, timeZone)) === wanted ? dayAfter : dayBefore;
}

/** The region's fixed offset, `+02:00` or `+11:00`: only for a wire date without a zone (FND-023, D3). */
export const regionOffset = (region: Pick<RegionTime, "utcOffset">): string => region.utcOffset;

/** The instant in milliseconds of an ISO date and time; one without a zone is read with the region's offset. */
export const wireInstant = (text: string, region: Pick<RegionTime, "utcOffset">): number =>
  Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}${regionOffset(region)}`);
