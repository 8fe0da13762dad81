import type { DatabaseConnection, Dialect, Driver, TransactionSettings, Transaction } from "kysely";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Tables } from "./schema.ts";

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction. Inside it only the handed `trx` may be used: on the embedded engine, which has one
 * connection, using the pool would wait for ever; both engines throw a clear error instead.
 */
export const inTransaction = <Result>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute((trx) => insideTransaction.run(true, () => work(trx)));

/** Passes every call on, but lends no second connection inside a transaction. */
class GuardedDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (insideTransaction.getStore()) {
      throw new Error(
        "The pool was used inside a transaction. Pass the transaction to whatever runs in it.",
      );
    }
    return this.#driver.acquireConnection();
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(connection);
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(connection);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

/** The same dialect with the guard of `inTransaction` before its pool. */
export const guarded = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => new GuardedDriver(dialect.createDriver()),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});
