import { Client } from "pg";
import { fillDatabase } from "../search/postgres.ts";
import { benchRows } from "../search/rows.ts";
import { table } from "../table.ts";
import { measureMatcher } from "./measure-matcher.ts";
import { measureSearches } from "./measure-searches.ts";
import { insertSavedSearches } from "./saved-rows.ts";

/** Homes of which the others are copies. */
const GENERATED = 100_000;

/** What is measured, and with how much. */
export interface AlertSizes {
  listings: number;
  searches: number;
  changes: number;
}

/** `pnpm bench alerts [--listings 1000000] [--searches 100000] [--changes 10000]`: the matcher of saved searches, as a table. */
export async function measureAlerts(sizes: AlertSizes): Promise<string> {
  const base = Math.min(sizes.listings, GENERATED);
  const copies = Math.ceil(sizes.listings / base);
  const database = await fillDatabase(benchRows(base), { base, copies });
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    // To compile the statement that makes a change takes longer than to run it.
    await client.query("set jit = off");
    await insertSavedSearches(client, sizes.searches);
    const rows = [
      ...(await measureMatcher(database.url, client, sizes)),
      ...(await measureSearches(database.url, client, sizes)),
    ];
    const title = `${sizes.searches.toLocaleString("en")} saved searches, ${(base * copies).toLocaleString("en")} homes`;
    return table([title, "measured", "bound"], rows);
  } finally {
    await client.end();
    await database.close();
  }
}
