import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { dropOldEvents } from "../analytics/analytics-repository.ts";
import { type RetentionPeriod, retentionPeriods } from "./retention-periods.ts";

/**
 * Erases what is older than its period (D74), and events of visitors (D113); runs hourly and at each start as a job, so that a
 * shorter period of a new version holds from its first start on.
 */
export const eraseOldRows =
  ({ db, now }: { db: Database; now: () => number }) =>
  async (): Promise<void> => {
    const instant = new Date(now()).toISOString();
    const periods: readonly RetentionPeriod[] = Object.values(retentionPeriods);
    for (const { table, since, of = sql<boolean>`true`, period } of periods) {
      await sql`
        delete from ${sql.table(table)}
        where ${of} and ${since} < ${instant}::timestamptz - ${period}::interval
      `.execute(db);
    }
    await dropOldEvents(db, now());
  };
