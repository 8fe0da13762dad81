import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** Larger tables are not vacuumed: nothing else is answered meanwhile. A sample of them is read quickly. */
const VACUUM_MAX_BYTES = 32 * 1024 * 1024;

/**
 * Tells the planner how much each table of the product has, and frees what was deleted from the small ones. For the embedded
 * engine, which has no autovacuum; table by table, so that requests come between.
 */
export async function tidyTables(db: Database): Promise<void> {
  const { rows } = await sql<{ table_schema: string; name: string; is_small: boolean }>`
    select n.nspname as table_schema, c.relname as name,
      c.relkind = 'r' and pg_table_size(c.oid) <= ${VACUUM_MAX_BYTES} as is_small
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relpersistence = 'p'
      and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    order by 1, 2
  `.execute(db);
  for (const { table_schema, name, is_small } of rows) {
    const act = sql.raw(is_small ? "vacuum analyze" : "analyze");
    await sql`${act} ${sql.id(table_schema, name)}`.execute(db);
  }
}
