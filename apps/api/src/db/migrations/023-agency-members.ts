import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Persons who publish for an agency (D106); `granted_by` is the audit id of who let them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table agency_member (
      account_id uuid not null references account on delete cascade,
      agency_id text collate "C" not null references agency on delete cascade,
      region text collate "C" not null,
      granted_at timestamptz not null,
      granted_by uuid not null,
      primary key (account_id, agency_id))`,
    "create index agency_member_agency on agency_member (agency_id)",
    "create index agency_member_region on agency_member (region)",
  ]);
