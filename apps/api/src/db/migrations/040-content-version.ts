import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** The version at which somebody last changed what is typed of a draft; photos and PDFs raise `version` alone (D89). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table listing_draft add column content_version int4",
    "update listing_draft set content_version = version",
    "alter table listing_draft alter column content_version set not null",
    "alter table listing_draft alter column content_version set default 1",
  ]);
