import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * When and by which message people are notified of their alerts (D71, D72). `alert_delivery` is one alert on one channel, due at an
 * instant; a message takes all that are due of an account and channel, and its link lists exactly these. The bell shows
 * `alert` itself, without those that are hidden there: alerts of searches that are never sent, or not on the site.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    // Accounts without a row have the default hours, in the time zone of their region.
    `create table alert_schedule (
      account_id uuid primary key references account on delete cascade,
      time_zone text collate "C" not null,
      digest_hour int2 not null,
      digest_day int2 not null,
      sends_at_night boolean not null)`,

    `create table alert_message (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      region text collate "C" not null,
      channel text collate "C" not null,
      is_instant boolean not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      unsubscribe_token text collate "C" unique,
      saved_search_id uuid references saved_search (search_id) on delete set null)`,
    "create index alert_message_newest on alert_message (account_id, channel, created_at desc)",
    "create index alert_message_age on alert_message (created_at)",
    "create index alert_message_search on alert_message (saved_search_id) where saved_search_id is not null",

    `create table alert_delivery (
      alert_id uuid not null references alert on delete cascade,
      account_id uuid not null,
      channel text collate "C" not null,
      due_at timestamptz not null,
      is_instant boolean not null,
      message_id uuid references alert_message on delete cascade,
      primary key (alert_id, channel))`,
    "create index alert_delivery_due on alert_delivery (due_at) where message_id is null",
    "create index alert_delivery_waiting on alert_delivery (account_id) where message_id is null",
    "create index alert_delivery_message on alert_delivery (message_id) where message_id is not null",

    "alter table alert add column is_hidden boolean not null default false",

    // Push follows the email of the same kind until its owner chooses otherwise.
    `update account set subscriptions = (
      select coalesce(jsonb_object_agg(kind, channels || jsonb_build_object('push', channels -> 'email')), '{}')
      from jsonb_each(subscriptions) as each (kind, channels))`,
  ]);
