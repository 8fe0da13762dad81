import { type Kysely, sql } from "kysely";

/** Runs hand-written SQL one statement after another: neither engine takes several in one call with parameters. */
export const runStatements = async (
  db: Kysely<unknown>,
  statements: readonly string[],
): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
