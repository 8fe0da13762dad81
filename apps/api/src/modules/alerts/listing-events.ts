import type { ListingChange } from "@hjem/domain/listing/listing-history";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** Channel that wakes a matcher; it reads regularly all the same. */
export const LISTING_EVENT_CHANNEL = "listing_event";

/** A home as a search reads it at one instant: its card, and its rows with those found together with it, as JSON. */
interface HomeSnapshot {
  id: number;
  card: string;
  rows: string;
}

/** Homes by public id. */
export type HomeSnapshots = ReadonlyMap<string, HomeSnapshot>;

/**
 * Reads homes as a search sees them, and those of projects whose homes change together: each with its own row first, then
 * the units that are found through it or the project through which it is found (D55).
 */
export const readHomes = async (
  db: Queries,
  { publicIds, projectIds }: { publicIds: readonly string[]; projectIds: readonly string[] },
): Promise<HomeSnapshots> => {
  const { rows } = await sql<HomeSnapshot & { public_id: string }>`
    select l.public_id, l.id, c.card, r.rows::text as rows
    from (
        select id, public_id from listing where public_id = any(${[...publicIds, ...projectIds]}::text[])
        union select id, public_id from listing where project_id = any(${projectIds}::text[])
      ) l
      join listing_search own on own.id = l.id
      join listing_card c on c.id = l.id
      cross join lateral (
        select jsonb_agg(to_jsonb(s) || (to_jsonb(w) - 'key_words') order by s.id <> l.id, s.id) as rows
        from (
          select * from listing_search where id = l.id
          union all select * from listing_search where project = l.id and id <> l.id
          union all select * from listing_search where id = own.project and id <> l.id
        ) s join listing_words w on w.id = s.id
      ) r
  `.execute(db);
  return new Map(rows.map(({ public_id: publicId, ...home }) => [publicId, home]));
};

/** What is recorded of a save. */
export interface SavedHomes {
  regionId: string;
  before: HomeSnapshots;
  after: HomeSnapshots;
  /** Public differences by public id; none of homes that were not written themselves. */
  changes: ReadonlyMap<string, readonly ListingChange[]>;
  /** Instant of the change, milliseconds since 1970; undefined is now, by the database's clock. */
  at: number | undefined;
  /** Instant until which nobody hears of the change, because it can be undone (D139); undefined for at once. */
  heldUntil: number | undefined;
}

/**
 * Writes an event for every home that differs (D69), in the transaction of the save: what is the same for a search and
 * for a reader is no event.
 */
export const recordEvents = async (
  db: Queries,
  { regionId, before, after, changes, at, heldUntil }: SavedHomes,
): Promise<void> => {
  const events = [...after].flatMap(([publicId, home]) => {
    const previous = before.get(publicId);
    const differences = changes.get(publicId) ?? [];
    if (previous?.rows === home.rows && differences.length === 0) return [];
    return {
      public_id: publicId,
      listing_id: home.id,
      before: previous?.rows ?? null,
      after: home.rows,
      card: home.card,
      changes: JSON.stringify(differences),
    };
  });
  if (events.length === 0) return;
  const instant = at === undefined ? null : new Date(at).toISOString();
  const release = heldUntil === undefined ? null : new Date(heldUntil).toISOString();
  // Of a home some of whose changes wait, later ones wait with them: they are told in their order.
  await sql`
    with event as (
      select coalesce(${instant}::timestamptz, now()) as at, e.public_id, e.listing_id, e.before::jsonb as before,
        e.after::jsonb as after, e.card, e.changes::jsonb as changes, coalesce(${release}::timestamptz,
          (select max(h.release_at) from listing_event_held h where h.public_id = e.public_id)) as release_at
      from json_to_recordset(${JSON.stringify(events)}::json)
        as e (public_id text, listing_id int8, before text, after text, card text, changes text)
    ), held as (
      insert into listing_event_held (release_at, at, region, public_id, listing_id, before, after, card, changes)
      select release_at, at, ${regionId}, public_id, listing_id, before, after, card, changes
      from event where release_at is not null order by listing_id
    )
    insert into listing_event (at, region, public_id, listing_id, before, after, card, changes)
    select at, ${regionId}, public_id, listing_id, before, after, card, changes
    from event where release_at is null order by listing_id
  `.execute(db);
  await sql`select pg_notify(${LISTING_EVENT_CHANNEL}, '')`.execute(db);
};

/** Forgets the events of a home that wait: what they tell was undone (D139). */
export const dropHeldEvents = async (db: Queries, publicId: string): Promise<void> => {
  await sql`delete from listing_event_held where public_id = ${publicId}`.execute(db);
};

/** Lets out the events whose hour is over, in the order in which they came (D139). */
export const releaseHeldEvents = async (db: Queries, now: number): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    with due as (
      delete from listing_event_held where release_at <= ${new Date(now).toISOString()}::timestamptz returning *
    )
    insert into listing_event (at, region, public_id, listing_id, before, after, card, changes)
    select at, region, public_id, listing_id, before, after, card, changes from due order by id
  `.execute(db);
  if (numAffectedRows > 0n) await sql`select pg_notify(${LISTING_EVENT_CHANNEL}, '')`.execute(db);
};
