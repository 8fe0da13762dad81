import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";

/** Far more queries than the sites have pages; the oldest go. */
const COPIES_MAX = 2_000;

/** The last good response of a content service elsewhere, for when it does not respond. */
export function createRemoteCopies(db: Database) {
  return {
    /** Stores a response under its query. */
    async save(query: string, body: unknown, now: number): Promise<void> {
      const row = { body: JSON.stringify(body), fetched_at: new Date(now).toISOString() };
      await db
        .insertInto("content_copy")
        .values({ query, ...row })
        .onConflict((conflict) => conflict.column("query").doUpdateSet(row))
        .execute();
      await sql`
        delete from content_copy where query in (
          select query from content_copy order by fetched_at desc offset ${COPIES_MAX})
      `.execute(db);
    },

    /** The stored response, with its age in whole seconds; null where there is none. */
    async read(query: string, now: number): Promise<{ body: unknown; age: number } | null> {
      const row = await db
        .selectFrom("content_copy")
        .selectAll()
        .where("query", "=", query)
        .executeTakeFirst();
      if (!row) return null;
      const age = Math.max(0, Math.trunc((now - row.fetched_at.getTime()) / 1000));
      return { body: row.body, age };
    },
  };
}
