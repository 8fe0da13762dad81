import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Homes that are shown here first (RTE-008) are few among many: an index of them alone. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create index listing_first_on_market on listing (region, id)
      where listing ->> 'isFirstOnMarket' = 'true' and listing ->> 'status' = 'available'`,
  ]);
