import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Events of visitors who consented (CMS-046..055, D113), one partition for each month, which the service makes and after
 * 13 months drops. No account's id is among them: `actor_id` is a visitor's random id. `analytics_day` has their sums by
 * day of the market, which stay; `object_id` is a listing's public id in lower case, or empty.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table analytics_event (
      at timestamptz not null,
      region text collate "C" not null,
      action text collate "C" not null,
      page_type text collate "C" not null,
      object_type text collate "C",
      object_id text collate "C",
      actor_type text collate "C" not null,
      actor_id text collate "C",
      session text collate "C" not null,
      device_type text collate "C" not null,
      is_logged_in boolean not null,
      details jsonb not null) partition by range (at)`,
    `create table analytics_day (
      region text collate "C" not null,
      day date not null,
      object_id text collate "C" not null,
      measure text collate "C" not null,
      count int4 not null,
      primary key (region, object_id, day, measure))`,
    "create index analytics_day_of_region on analytics_day (region, day)",
  ]);
