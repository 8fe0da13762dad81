import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Loans and insurances that others offer beside a home (D15); `words` are title and text by language. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table offer (
      id text collate "C" primary key,
      region text collate "C" not null,
      kind text collate "C" not null,
      place int4 not null,
      provider text not null,
      words jsonb not null,
      yearly_rate float8,
      url text not null,
      is_example bool not null)`,
    "create index offer_kind on offer (region, kind, place)",
  ]);
