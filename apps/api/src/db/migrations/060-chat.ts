import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Conversations with the assistant of a home. Their id is the hash of who asks about which home, so that all processes
 * know it without a query. A turn is a question, the run that answers it and its answer; of a conversation one runs at a
 * time. `leased_until` is by the clock of the database (D79).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table chat_conversation (
      id text collate "C" primary key,
      region text collate "C" not null,
      property_id text collate "C" not null,
      account_id uuid references account (id) on delete cascade,
      visitor_hash text collate "C",
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((account_id is null) <> (visitor_hash is null)))`,
    "create index chat_conversation_account on chat_conversation (account_id)",
    "create index chat_conversation_visitor on chat_conversation (visitor_hash)",
    "create index chat_conversation_age on chat_conversation (updated_at)",
    `create table chat_turn (
      id uuid primary key,
      no bigint generated always as identity,
      conversation_id text collate "C" not null references chat_conversation (id) on update cascade on delete cascade,
      client_id uuid not null,
      language text collate "C" not null,
      question text not null,
      asked_at timestamptz not null,
      status text collate "C" not null check (status in ('queued', 'running', 'completed', 'error', 'timeout')),
      leased_until timestamptz,
      answer_id uuid not null,
      answer text not null default '',
      answered_at timestamptz,
      summary jsonb,
      unique (conversation_id, client_id))`,
    "create index chat_turn_order on chat_turn (conversation_id, no)",
    "create unique index chat_turn_running on chat_turn (conversation_id) where status = 'running'",
    "create index chat_turn_open on chat_turn (no) where status in ('queued', 'running')",
  ]);
