import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Every account has its default collection from the beginning, so that no question has to create it (D122). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `with created as (
      insert into collection (id, region, name, default_of, created_at, updated_at)
      select gen_random_uuid(), region, 'default', id, created_at, created_at from account
      on conflict (default_of) do nothing
      returning id, default_of, created_at)
    insert into collection_member (collection_id, account_id, role, joined_at)
    select id, default_of, 'owner', created_at from created`,
  ]);
