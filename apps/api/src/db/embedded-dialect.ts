import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { EmbeddedEngine } from "./embedded-engine.ts";

class EmbeddedConnection implements DatabaseConnection {
  readonly #engine: EmbeddedEngine;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows = [], affectedRows, command } = await this.#engine.query(sql, parameters);
    // A commit of a failed transaction returns a rollback instead of an error.
    if (sql === "commit" && command === "ROLLBACK") {
      throw new Error("The transaction was rolled back because one of its statements failed.");
    }
    return {
      rows: rows as Row[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("The embedded engine does not stream.");
  }
}

const statement = (sql: string): CompiledQuery => ({
  sql,
  parameters: [],
  query: { kind: "RawNode", sqlFragments: [sql], parameters: [] },
  queryId: { queryId: sql },
});

/** One connection, lent to one caller at a time in the order of requests. */
class EmbeddedDriver implements Driver {
  readonly #engine: EmbeddedEngine;
  readonly #connection: EmbeddedConnection;
  readonly #queue: (() => void)[] = [];
  #isLent = false;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
    this.#connection = new EmbeddedConnection(engine);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isLent) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isLent = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isLent = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(statement("begin"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(statement("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(statement("rollback"));
  }

  destroy(): Promise<void> {
    return this.#engine.close();
  }
}

/** Kysely's door to the embedded engine. */
export const embeddedDialect = (engine: EmbeddedEngine): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EmbeddedDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
