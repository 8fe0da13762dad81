import { toProperty } from "@hjem/domain/listing/card";
import { writeStoredSearch } from "@hjem/domain/saved/stored-search";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { sampleListing } from "./sample-listings.ts";

/**
 * Norwegian accounts, each with a saved search and an alert about one home that is due on email, by day and night. As rows,
 * so that a thousand of them take a moment.
 */
export async function insertDueAlerts(db: Database, count: number): Promise<void> {
  const card = JSON.stringify(toSnakeKeys(toProperty(sampleListing(1), "NOK")));
  const query = writeStoredSearch(SearchRequest.parse({}));
  await sql`
    with people as (
      insert into account (id, audit_id, region, email, name, language, verified_at, terms_version, terms_at, subscriptions, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), 'no', 'person' || n || '@example.test', 'Kari Prøve', 'no', now(), '1', now(), '{}', now(), now()
      from generate_series(1, ${count}::int4) n
      returning id
    ), schedules as (
      insert into alert_schedule select id, 'Europe/Oslo', 8, 4, true from people
    ), searches as (
      insert into saved_search (id, search_id, account_id, region, name, query, hash, frequency, reasons, seen_at, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), id, 'no', 'Oslo', ${query}::jsonb, id::text, 'instant', '["new"]', now(), now(), now()
      from people
      returning account_id, search_id
    ), home as (
      insert into alert_home (event_id, region, public_id, card, changes, at)
      select 1 + coalesce(max(event_id), 0), 'no', '0000000001', ${card}, '[]', now() from alert_home
      returning event_id
    ), alerts as (
      insert into alert (id, account_id, event_id, reasons, search_ids, is_favorite, at)
      select gen_random_uuid(), s.account_id, h.event_id, '{new}', array[s.search_id], false, now()
      from searches s cross join home h
      returning id, account_id
    )
    insert into alert_delivery (alert_id, account_id, channel, due_at, is_instant)
    select id, account_id, 'email', now(), true from alerts
  `.execute(db);
}
