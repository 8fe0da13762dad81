import { DAY_MS, SECOND_MS } from "@hjem/domain/durations";
import { LEAD_RETENTION_MONTHS, VIEWING_LIST_DAYS } from "@hjem/domain/lead/lead-kinds";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";

/** Mail is retained for questions about it, then erased whether it went out or not. */
const MAIL_RETENTION_DAYS = 90;

/**
 * Erases leads and reports of 24 months ago, registrations for viewings 30 days after those, and mail of 90 days ago; runs daily
 * as a job.
 */
export const eraseOldLeads =
  ({ db, now }: { db: Database; now: () => number }) =>
  async (): Promise<void> => {
    const today = new Date(now()).toISOString();
    const leadAge = `${LEAD_RETENTION_MONTHS} months`;
    await sql`delete from lead where created_at < ${today}::timestamptz - ${leadAge}::interval`.execute(
      db,
    );
    const lastViewing = Math.floor((now() - VIEWING_LIST_DAYS * DAY_MS) / SECOND_MS);
    await sql`
      delete from lead where kind = 'viewing' and coalesce(viewing_unix_to, viewing_unix) < ${lastViewing}
    `.execute(db);
    await sql`delete from listing_report where created_at < ${today}::timestamptz - ${leadAge}::interval`.execute(
      db,
    );
    await sql`delete from mail where created_at < ${today}::timestamptz - ${`${MAIL_RETENTION_DAYS} days`}::interval`.execute(
      db,
    );
  };
