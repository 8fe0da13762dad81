import { type Dialect, PostgresDialect } from "kysely";
import { Pool, TypeOverrides } from "pg";
import { warnOfBreak } from "./listen.ts";
import { StartError } from "./start-error.ts";

const INT8 = 20;
const INT8_ARRAY = 1016;

/** Connections to a PostgreSQL server at most; the storefronts' servers send requests in bursts. */
const POOL_SIZE = 10;

/** How long a server may take, in milliseconds. */
interface ServerLimits {
  /** For one statement; after it the request fails with `gateway_timeout`. */
  statementMs: number;
  /** For a connection to be free, or made. */
  connectMs: number;
}

const usualLimits: ServerLimits = { statementMs: 10_000, connectMs: 5_000 };

/** int8 as numbers, as the embedded engine has them: ids and counts stay below 2^53. */
const typeParsers = new TypeOverrides();
typeParsers.setTypeParser(INT8, Number);
typeParsers.setTypeParser(INT8_ARRAY, (value: string) =>
  value.slice(1, -1).split(",").filter(Boolean).map(Number),
);

/** Connects to a PostgreSQL server; a wrong or unreachable address is a `StartError` that never shows the password. */
export const serverDialect = async (
  databaseUrl: string,
  onBreak: (error: unknown) => void = warnOfBreak,
  { statementMs, connectMs } = usualLimits,
): Promise<Dialect> => {
  let shown: string;
  try {
    const url = new URL(databaseUrl);
    if (!/^postgres(ql)?:$/.test(url.protocol)) throw new Error("not a postgres address");
    url.password = "";
    url.username = "";
    shown = url.href;
  } catch {
    // Caught: its message would quote the address with the password.
    throw new StartError("DATABASE_URL is not an address like postgres://user@host:5432/name.");
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectMs,
    types: typeParsers,
    options: `-c plan_cache_mode=force_custom_plan -c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1 -c statement_timeout=${statementMs}`,
  });
  // A connection that breaks is replaced by the pool. Without a listener it would end the process, also between two
  // queries of a transaction, when the pool itself does not listen to it.
  pool.on("connect", (client) => void client.on("error", onBreak));
  pool.on("error", () => {
    // The listener of the connection has reported it.
  });
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && error.message ? error.message : "no response";
    throw new StartError(`DATABASE_URL ${shown} cannot be used: ${reason}.`);
  }
  return new PostgresDialect({ pool });
};
