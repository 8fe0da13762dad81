import { sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Tables that every request may change, each with its reason. */
const mayChange: Readonly<Record<string, string>> = {
  request_count: "counts the requests of an address, so that tokens are not guessed",
};

/**
 * How many rows each table has, and the last transaction that has written one of them: the same before and after what changes
 * nothing.
 */
export async function tableWrites(db: Database): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const each = tables
    .filter(({ name }) => !(name in mayChange))
    .map(
      ({ name }) => sql`select ${name} as name,
        concat(count(*), ' ', max(xmin::text::bigint)) as state from ${sql.table(name)}`,
    );
  const all = sql<{ name: string; state: string }>`${sql.join(each, sql` union all `)}`;
  const { rows } = await all.execute(db);
  return new Map(rows.map(({ name, state }) => [name, state]));
}
