import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Persons who administer a market (D56, D106); `granted_by` is the audit id of who gave the role, null for the first one. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table account_role (
      account_id uuid primary key references account on delete cascade,
      region text collate "C" not null,
      role text collate "C" not null,
      granted_at timestamptz not null,
      granted_by uuid)`,
    "create index account_role_region on account_role (region, role)",
  ]);
