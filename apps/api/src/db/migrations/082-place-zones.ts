import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import { viewingDate, viewingDay } from "@hjem/domain/listing/viewing-date";
import { daysBetween } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import { type Kysely, sql } from "kysely";

const zones: Readonly<Record<string, string>> = {
  "2880": "Australia/Broken_Hill",
  "2898": "Australia/Lord_Howe",
  "2899": "Pacific/Norfolk",
  "6443": "Australia/Eucla",
  "6798": "Indian/Christmas",
  "6799": "Indian/Cocos",
};

interface StoredHome {
  id: number;
  publicId: string;
  publishedAt: string;
  timeZone: string;
  postCode: string;
  viewings: ViewingDate[];
  card: string;
}

/** As `viewingCode` has them. */
const codeOf = (viewing: ViewingDate): number => {
  const day = daysBetween("1970-01-01", viewingDay(viewing));
  const minute = Math.ceil(viewing.unixTo / 60) - (day - 1) * 1_440;
  return day * 4_096 + Math.min(4_095, Math.max(0, minute));
};

async function moveHome(db: Kysely<unknown>, home: StoredHome, timeZone: string): Promise<void> {
  const { id, publicId, viewings } = home;
  const moved = viewings.map((viewing) =>
    viewingDate({ ...viewing, day: viewingDay(viewing) }, timeZone),
  );
  const card = JSON.parse(home.card) as Record<string, unknown>;
  const sorted = moved.toSorted((one, other) => one.unixFrom - other.unixFrom);
  const onCard = sorted.map(({ timeFrom, timeTo, unixFrom, unixTo, ...day }) => ({
    ...day,
    time_from: timeFrom,
    time_to: timeTo,
    unix_from: unixFrom,
    unix_to: unixTo,
  }));
  const published = daysBetween("1970-01-01", dayIn(Date.parse(home.publishedAt), timeZone));
  const codes = `{${[...new Set(moved.map(codeOf))].join()}}`;
  await sql`
    update listing set listing = jsonb_set(
      jsonb_set(listing, '{address,timeZone}', to_jsonb(${timeZone}::text)),
      '{viewingDates}', ${JSON.stringify(moved)}::jsonb)
    where id = ${id}
  `.execute(db);
  await sql`
    update listing_search set time_zone = ${timeZone}, published_day = ${published}, viewings = ${codes}::int4[]
    where id = ${id}
  `.execute(db);
  await sql`
    update listing_card set card = ${JSON.stringify({ ...card, time_zone: timeZone, viewing_date: onCard })}
    where id = ${id}
  `.execute(db);
  for (const [index, { unixFrom }] of viewings.entries()) {
    const { unixFrom: from = unixFrom, unixTo: to = unixFrom } = moved[index] ?? {};
    await sql`
      update lead set viewing_unix = ${from}, viewing_unix_to = ${to}
      where property_id = ${publicId} and viewing_unix = ${unixFrom}
    `.execute(db);
  }
}

/**
 * Homes in places with another time zone than their state (D129), which were stored with that of the state: their viewings
 * keep their hours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<StoredHome>`
    select l.id, l.public_id as "publicId", l.listing ->> 'publishedAt' as "publishedAt",
      l.listing #>> '{address,timeZone}' as "timeZone", l.listing #>> '{address,postCode}' as "postCode",
      l.listing -> 'viewingDates' as viewings, c.card
    from listing l join listing_card c on c.id = l.id
    where l.region = 'au'
      and l.listing #>> '{address,postCode}' in ('2880', '2898', '2899', '6443', '6798', '6799')
      and (l.listing #>> '{address,postCode}' <> '6443'
        or lower(l.listing #>> '{address,suburb}') in ('cocklebiddy', 'eucla', 'madura', 'mundrabilla'))
  `.execute(db);
  for (const home of rows) {
    const zone = zones[home.postCode];
    if (zone !== undefined && zone !== home.timeZone) await moveHome(db, home, zone);
  }
}
