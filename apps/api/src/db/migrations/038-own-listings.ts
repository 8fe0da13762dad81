import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * What owners do with their listings beside editing: links to a preview (D105; the token as a hash, one link a draft), and
 * answers to enquiries, which go with the enquiry.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table draft_preview_link (
      draft_id uuid primary key references listing_draft on delete cascade,
      token_hash text collate "C" not null,
      created_at timestamptz not null,
      expires_at timestamptz not null)`,
    `create table lead_answer (
      id uuid primary key,
      lead_id uuid not null references lead on delete cascade,
      account_id uuid not null references account on delete cascade,
      words text not null,
      created_at timestamptz not null)`,
    "create index lead_answer_lead on lead_answer (lead_id)",
    "create index lead_answer_account on lead_answer (account_id, created_at)",
  ]);
