import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Photos that look alike are found by parts of their perceptual hash (D99): of three parts at least one is the same where two
 * bits differ. `public_id` is also the listing that shows a picture of a feed.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "create index media_hash_start on media (substr(perceptual_hash, 1, 5))",
    "create index media_hash_middle on media (substr(perceptual_hash, 6, 5))",
    "create index media_hash_end on media (substr(perceptual_hash, 11, 6))",
    "drop index media_perceptual_hash",
  ]);
