import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** By which rule a draft is in review: its owner reads the sentence of that rule in the language of the page (D99). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, ["alter table listing_draft add column held_for text"]);
