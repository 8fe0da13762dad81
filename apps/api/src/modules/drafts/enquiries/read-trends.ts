import { contactMeasures } from "@hjem/domain/content/analytics-rules";
import { shownPersons } from "@hjem/domain/draft/demand";
import { type OwnListing, TREND_DAYS } from "@hjem/domain/draft/draft";
import type { Region } from "@hjem/domain/region";
import { addDays } from "@hjem/domain/time/calendar";
import { instantOf } from "@hjem/domain/time/instant";
import { dayIn } from "@hjem/domain/time/zone";
import { sql } from "kysely";
import type { Queries } from "../../../db/schema.ts";
import type { DraftRow } from "../draft-access.ts";

type Trend = NonNullable<OwnListing["trend"]>;

/** A day of the charts, with its start and its end as instants. */
interface TrendDay {
  name: string;
  starts: string;
  ends: string;
}

/** The days of the charts, oldest first. */
function trendDays(now: number, timeZone: string): TrendDay[] {
  const today = dayIn(now, timeZone);
  const midnight = (day: string) =>
    new Date(instantOf({ day, time: "00:00" }, timeZone)).toISOString();
  return Array.from({ length: TREND_DAYS }, (_, at) => {
    const name = addDays(today, at + 1 - TREND_DAYS);
    return { name, starts: midnight(name), ends: midnight(addDays(name, 1)) };
  });
}

interface TrendRow {
  id: string;
  persons: number;
  enquiries: number;
  views: number;
  contacts: number;
}

/** Favourites, enquiries, views and clicks to contact of published listings on the last 14 days, by id of their draft (D57, D113). */
export async function readTrends(
  db: Queries,
  { timeZones }: Pick<Region, "timeZones">,
  rows: readonly DraftRow[],
  now: number,
): Promise<Map<string, Trend>> {
  const ids = rows.flatMap(({ id, public_id: publicId }) => (publicId === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const days = trendDays(now, timeZones.default);
  const { rows: found } = await sql<TrendRow>`
    select d.id, (
        select count(*)::int4 from (
          select min(h.saved_at) as since from collection_home h
            join collection c on c.id = h.collection_id and c.deleted_at is null
            join collection_member m on m.collection_id = c.id
            where h.property_id = d.public_id and h.removed_at is null
            group by m.account_id) as saver
        where saver.since < day.ends) as persons, (
        select count(*)::int4 from lead l
        where l.property_id = d.public_id and l.region = d.region and l.held_for is null
          and l.created_at >= day.starts and l.created_at < day.ends) as enquiries,
      seen.views, seen.contacts
    from listing_draft d
      cross join unnest(${days.map(({ name }) => name)}::date[], ${days.map(({ starts }) => starts)}::timestamptz[],
        ${days.map(({ ends }) => ends)}::timestamptz[]) as day (name, starts, ends)
      cross join lateral (
        select coalesce(sum(a.count) filter (where a.measure = 'view'), 0)::int4 as views,
          coalesce(sum(a.count) filter (where a.measure = any(${[...contactMeasures]})), 0)::int4 as contacts
        from analytics_day a
        where a.region = d.region and a.object_id = d.public_id and a.day = day.name) as seen
    where d.id = any(${ids}::uuid[]) order by d.id, day.starts
  `.execute(db);
  const trends = new Map<string, Trend>(
    ids.map((id) => [id, { favorites: [], enquiries: [], views: [], contacts: [] }]),
  );
  for (const { id, persons, enquiries, views, contacts } of found) {
    const trend = trends.get(id);
    trend?.favorites.push(shownPersons(persons));
    trend?.enquiries.push(enquiries);
    trend?.views.push(views);
    trend?.contacts.push(contacts);
  }
  return trends;
}
