import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Files of draft listings (D101, D102, D104): the facts of a photo as it was sent, and uploads in parts that have not
 * arrived whole. Photos of people are media of their own, so that nobody's deletion takes another's: the same bytes are
 * one medium in feeds alone. `sha256` and `perceptual_hash` are indexed to find pictures again (D99).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `alter table draft_image
      add column name text not null default '',
      add column size int4 not null default 0,
      add column width int4 not null default 1,
      add column sha256 text collate "C" not null default ''`,
    "create index draft_image_deleted on draft_image (deleted_at) where deleted_at is not null",
    "create index draft_image_medium on draft_image (id)",
    // `public_id` is the listing that shows it since its publication, in lower case: it keeps the file as long.
    'alter table media add column is_upload bool not null default false, add column public_id text collate "C"',
    "drop index media_sha256",
    "create unique index media_sha256 on media (region, sha256) where not is_upload",
    "create index media_upload_sha256 on media (sha256)",
    "create index media_perceptual_hash on media (perceptual_hash)",
    // A PDF, which outlives the draft's row of it like a medium does.
    `create table document (
      id uuid primary key,
      public_id text collate "C",
      created_at timestamptz not null)`,
    `create table draft_upload (
      id text collate "C" primary key,
      draft_id uuid not null references listing_draft on delete cascade,
      kind text collate "C" not null,
      name text not null,
      size int4 not null,
      created_at timestamptz not null)`,
    "create index draft_upload_draft on draft_upload (draft_id)",
    "create index draft_upload_age on draft_upload (created_at)",
  ]);
