import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Draft listings and their state (D89, D95). `content` holds location, property_detail, price_and_date and contacts as
 * they were typed; `public_id` is the listing's id once it was published, in lower case. `published_version` is the
 * version that is public (D98). A deleted draft is restored or erased within minutes.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table listing_draft (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      region text collate "C" not null,
      status text collate "C" not null,
      version int4 not null,
      published_version int4,
      listing_type text collate "C",
      public_id text collate "C" unique,
      content jsonb not null,
      review_reason text,
      review_at timestamptz,
      closed_on date,
      closed_price int4,
      expires_at timestamptz,
      published_at timestamptz,
      off_market_since timestamptz,
      warned_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      deleted_at timestamptz)`,
    "create index listing_draft_account on listing_draft (account_id, changed_at desc)",
    "create index listing_draft_expiry on listing_draft (expires_at) where status = 'live'",
    "create index listing_draft_abandoned on listing_draft (changed_at) where status = 'draft'",
    "create index listing_draft_deleted on listing_draft (deleted_at) where deleted_at is not null",
    "create index listing_draft_review on listing_draft (review_at) where status = 'in_review'",

    // Photos: the id is the medium's, of which a draft has each once; kind as in the wizard's menu (D103).
    `create table draft_image (
      id text collate "C" not null,
      draft_id uuid not null references listing_draft on delete cascade,
      position int4 not null,
      kind text collate "C" not null,
      alt text not null,
      state text collate "C" not null,
      problem text collate "C",
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (draft_id, id))`,
    "create index draft_image_waiting on draft_image (created_at) where state = 'processing'",
    `create table draft_attachment (
      id uuid primary key,
      draft_id uuid not null references listing_draft on delete cascade,
      name text not null,
      size int4 not null,
      pages int4 not null,
      created_at timestamptz not null)`,
    "create index draft_attachment_draft on draft_attachment (draft_id)",
  ]);
