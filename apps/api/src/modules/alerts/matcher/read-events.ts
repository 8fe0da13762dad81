import type { ListingChange } from "@hjem/domain/listing/listing-history";
import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../../db/schema.ts";
import type { FeedCursor } from "../../../search/feed/change-feed.ts";
import { rowLine } from "../../../search/memory/row-text.ts";

/** What of a home decides cheaply which searches may find it, in the units of the search row. */
export interface HomeFacts {
  id: number;
  /** Its project, itself where it is one; null of a home by itself. */
  project: number | null;
  kind: number;
  availability: number;
  property_types: number;
  price_low: number | null;
  price_high: number | null;
  bedrooms_low: number | null;
  bedrooms_high: number | null;
  lat: number;
  lng: number;
  place_ids: readonly number[];
}

/** A home as it is found at one side of an event, with the homes that are found together with it; the home itself first. */
export interface EventRow {
  facts: HomeFacts;
  /** As the index in memory reads it. */
  line: string;
}

/** A change of the stock (D69). */
export interface ListingEvent {
  id: number;
  xid: string;
  /** Milliseconds since 1970. */
  at: number;
  region: string;
  publicId: string;
  listingId: number;
  /** Null where the listing was not there yet. */
  before: readonly EventRow[] | null;
  /** Null where it is deleted. */
  after: readonly EventRow[] | null;
  /** The home after the event; of a deleted listing its last card. */
  card: string;
  changes: readonly ListingChange[];
}

const factColumns = [
  "id",
  "project",
  "kind",
  "availability",
  "property_types",
  "price_low",
  "price_high",
  "bedrooms_low",
  "bedrooms_high",
  "lat",
  "lng",
  "place_ids",
] as const satisfies readonly (keyof HomeFacts)[];

/** Searches find a home by its price, also where that is withheld (D125). */
const foundBy: Partial<Record<keyof HomeFacts, RawBuilder<unknown>>> = {
  price_low: sql`coalesce(s.price_low, s.withheld_low)`,
  price_high: sql`coalesce(s.price_high, s.withheld_high)`,
};

const facts = sql.join(
  factColumns.map(
    (column) => sql`${sql.lit(column)}, ${foundBy[column] ?? sql.ref(`s.${column}`)}`,
  ),
);

/** Rows that are stored as JSON, read by the columns of today: those that were added later are null. */
const rowsOf = (stored: RawBuilder<unknown>) => sql`(
  select json_agg(json_build_object('facts', json_build_object(${facts}), 'line', ${rowLine}) order by r.place)
  from jsonb_array_elements(${stored}) with ordinality as r (row, place),
    jsonb_populate_record(null::listing_search, r.row) s, jsonb_populate_record(null::listing_words, r.row) w)`;

const side = (column: "before" | "after") => rowsOf(sql.ref(`e.${column}`));

/** Rows of homes that are in no table, each with the columns of the search row and of its words. */
export const readRows = async (db: Queries, homes: readonly object[]): Promise<EventRow[]> => {
  const { rows } = await sql<{ homes: EventRow[] | null }>`
    select ${rowsOf(sql`${JSON.stringify(homes)}::jsonb`)} as homes
  `.execute(db);
  return rows[0]?.homes ?? [];
};

/** The next events, and what the matcher had read before them. */
export interface NextEvents {
  from: FeedCursor;
  events: ListingEvent[];
}

/**
 * The events after those that are matched, in the order of (transaction, event), at most `limit`; null for none. As for the
 * search index, only transactions before every running one are read, so that one that commits late is never passed over
 * (D48).
 */
export const readEvents = async (db: Queries, limit: number): Promise<NextEvents | null> => {
  const { rows } = await sql<
    Omit<ListingEvent, "at" | "publicId" | "listingId"> & {
      at: Date;
      public_id: string;
      listing_id: number;
      from: FeedCursor;
    }
  >`
    select e.id, e.xid::text as xid, e.at, e.region, e.public_id, e.listing_id, e.card, e.changes,
      ${side("before")} as before, ${side("after")} as after,
      json_build_object('xid', c.xid::text, 'id', c.id::text) as from
    from listing_event_cursor c cross join lateral (
      select * from listing_event
      where (xid, id) > (c.xid, c.id) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by xid, id limit ${limit}
    ) e
    order by e.xid, e.id
  `.execute(db);
  const [first] = rows;
  if (!first) return null;
  const events = rows.map(
    ({ at, public_id: publicId, listing_id: listingId, from: _from, ...event }) => ({
      ...event,
      at: at.getTime(),
      publicId,
      listingId,
    }),
  );
  return { from: first.from, events };
};
