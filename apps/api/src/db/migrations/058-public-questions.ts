import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Questions about a home that its advertiser has published with their answers (D86). `publish_consent_at` is when who asked
 * agreed, null without or after withdrawal; `publish_token` is that of the link in the mail by which it is withdrawn. What
 * is published goes with the enquiry and with the advertiser's account.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table lead add column publish_consent_at timestamptz",
    `alter table lead add column publish_token text collate "C" unique`,
    `create table public_question (
      lead_id uuid primary key references lead on delete cascade,
      account_id uuid not null references account on delete cascade,
      question text not null,
      answer text not null,
      published_at timestamptz not null,
      changed_at timestamptz not null)`,
    "create index public_question_account on public_question (account_id)",
  ]);
