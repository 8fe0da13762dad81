import { contactMeasures } from "@hjem/domain/content/analytics-rules";
import type { StatisticsDay, StatisticsListing } from "@hjem/domain/moderation/statistics";
import { addDays } from "@hjem/domain/time/calendar";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** Listings of a page. */
const PER_PAGE = 50;

/** Some days of a market's main time zone, both included. */
export interface StatisticsSpan {
  regionId: string;
  first: string;
  last: string;
}

const contacts = sql`measure = any(${[...contactMeasures]})`;

/** What visitors did on each of these days, oldest first. */
export async function readDays(
  db: Queries,
  { regionId, first, last }: StatisticsSpan,
): Promise<StatisticsDay[]> {
  const { rows } = await sql<StatisticsDay>`
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(count) filter (where measure = 'view'), 0)::float8 as views,
      coalesce(sum(count) filter (where measure = 'search'), 0)::float8 as searches,
      coalesce(sum(count) filter (where ${contacts}), 0)::float8 as contacts
    from analytics_day where region = ${regionId} and day between ${first} and ${last}
    group by analytics_day.day
  `.execute(db);
  const known = new Map(rows.map((row) => [row.day, row]));
  const days: StatisticsDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(known.get(day) ?? { day, views: 0, searches: 0, contacts: 0 });
  }
  return days;
}

/** A page of listings with a view or a contact on these days, the most viewed first. */
export async function readListings(
  db: Queries,
  { regionId, first, last }: StatisticsSpan,
  page: number,
): Promise<{ listings: StatisticsListing[]; hasMore: boolean }> {
  const { rows } = await sql<StatisticsListing>`
    select s.object_id as "propertyId", l.listing->>'title' as title,
      l.listing->'address'->>'fullAddress' as address, s.views, s.contacts
    from (
      select object_id, coalesce(sum(count) filter (where measure = 'view'), 0)::float8 as views,
        coalesce(sum(count) filter (where ${contacts}), 0)::float8 as contacts
      from analytics_day
      where region = ${regionId} and day between ${first} and ${last} and object_id <> ''
        and (measure = 'view' or ${contacts})
      group by object_id order by views desc, contacts desc, object_id
      limit ${PER_PAGE + 1} offset ${(page - 1) * PER_PAGE}) as s
    left join listing l on l.public_id = s.object_id and l.region = ${regionId}
    order by s.views desc, s.contacts desc, s.object_id
  `.execute(db);
  return { listings: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE };
}
