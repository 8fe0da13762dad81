import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Links of mails are kept after their use until they expire, so that a second press is told what was done (D122).
 * `browser_hash` is of the cookie of the browser that registered, which alone is signed in by the activation.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table mail_token add column used_at timestamptz",
    `alter table mail_token add column browser_hash text collate "C"`,
  ]);
