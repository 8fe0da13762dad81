import { TODAY } from "@hjem/domain/limits";
import { zonesOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import { type RawBuilder, sql } from "kysely";
import type { SearchScope } from "./search-index.ts";
import { dayNumber } from "./search-row.ts";

/** The current day of each zone of a region, grouped: Perth may still have yesterday when Sydney has today (D35). */
export interface Todays {
  /** The day of the region's default zone and of every zone that is not named in `others`. */
  day: number;
  others: { day: number; zones: string[] }[];
}

/** What "today" is in the zones of a region now. */
export const todays = ({ region, now }: SearchScope): Todays => {
  const today = (zone: string): number => dayNumber(dayIn(now, zone));
  const day = today(region.timeZones.default);
  const zones = zonesOf(region).filter((zone) => today(zone) !== day);
  const others = [...Map.groupBy(zones, today)].map(([otherDay, sameDay]) => ({
    day: otherDay,
    zones: sameDay,
  }));
  return { day, others };
};

/**
 * A condition on day numbers, where `TODAY` among `wanted` is the current day of the listing's own zone.
 * `holds` says the condition for some day numbers.
 */
export const isOnDay = (
  { day, others }: Todays,
  wanted: readonly string[],
  holds: (numbers: readonly number[]) => RawBuilder<boolean>,
): RawBuilder<boolean> => {
  const fixed = wanted.filter((value) => value !== TODAY).map(dayNumber);
  if (fixed.length === wanted.length) return holds(fixed);
  if (others.length === 0) return holds([...fixed, day]);
  const cases = others.map(
    (other) =>
      sql`when s.time_zone = any(${other.zones}::text[]) then ${holds([...fixed, other.day])}`,
  );
  return sql<boolean>`(case ${sql.join(cases, sql` `)} else ${holds([...fixed, day])} end)`;
};
