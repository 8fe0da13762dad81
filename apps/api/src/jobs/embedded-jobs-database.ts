import { sql } from "kysely";
import { type Db, fromKysely } from "pg-boss";
import type { Database } from "../db/schema.ts";

/**
 * The embedded engine as pg-boss wants it. Its scripts hold their own `begin` and `commit`; where one fails in the
 * middle, the only connection is taken out of the broken transaction before anybody else gets it.
 */
export const embeddedJobsDatabase = (db: Database): Db => ({
  executeSql: (text, values = []) =>
    db.connection().execute(async (connection) => {
      try {
        return await fromKysely(connection).executeSql(text, values);
      } catch (error) {
        await sql`rollback`.execute(connection);
        throw error;
      }
    }),
});
