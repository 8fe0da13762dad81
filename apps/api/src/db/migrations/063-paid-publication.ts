import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * What the server needs to publish what is paid for, and to give back what it cannot publish (D136): since when an amount is
 * reserved, and since when a publication fails.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table payment add column authorised_at timestamptz, add column stuck_since timestamptz",
    `update payment set authorised_at = created_at
      where state in ('authorised', 'captured', 'refunded')`,
  ]);
