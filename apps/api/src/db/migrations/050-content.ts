import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Content (CMS-001..036, D114, D115). `name` is what an entry is found by within its collection, market and language: the
 * key, kind or url. `revision` counts every change of what is public, so that a process knows when to read again.
 * `release_hash` is that of the text that a release brought; null for an entry that editors made.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "create sequence content_revision",
    `create table content_entry (
      id int4 generated always as identity primary key,
      document_id text collate "C" not null,
      collection text collate "C" not null,
      region text collate "C" not null,
      locale text collate "C" not null,
      name text collate "C" not null,
      draft jsonb not null,
      draft_version int4 not null default 1,
      draft_at timestamptz not null,
      published jsonb,
      published_at timestamptz,
      published_version int4,
      is_edited boolean not null default false,
      release_hash text collate "C",
      revision int8 not null default nextval('content_revision'),
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (document_id, locale))`,
    "create unique index content_entry_name on content_entry (collection, region, locale, name) where deleted_at is null",
    "create index content_entry_revision on content_entry (revision)",
    `create table content_version (
      id uuid primary key,
      entry_id int4 not null references content_entry on delete cascade,
      number int4 not null,
      fields jsonb not null,
      published_at timestamptz not null,
      published_by uuid,
      note text,
      unique (entry_id, number))`,
    `create table content_preview_link (
      document_id text collate "C" primary key,
      token_hash text collate "C" not null,
      created_at timestamptz not null,
      expires_at timestamptz not null)`,
    // The last good response of a content service elsewhere, by the normalised query.
    `create table content_copy (
      query text collate "C" primary key,
      body jsonb not null,
      fetched_at timestamptz not null)`,
    "create index content_copy_fetched on content_copy (fetched_at)",
  ]);
