import { CompiledQuery } from "kysely";
import { Worker } from "node:worker_threads";
import type { Database } from "../../db/schema.ts";
import type { IndexStats } from "./index-manager.ts";
import type { IndexQuery } from "./index-query.ts";
import type { FromIndex, IndexStart, ToIndex } from "./thread-messages.ts";

/** Thrown to those whose question was with a thread that ended. */
export class IndexUnavailableError extends Error {
  override name = "IndexUnavailableError";
}

/** Events of a thread, for its owner. */
export interface IndexEvents {
  /** It has loaded every listing and serves from now on; `loadMs` is the time that took. */
  ready(stats: IndexStats, loadMs: number): void;
  changed(listings: readonly number[], stats: IndexStats): void;
  /** It cannot follow the changes any more and must be replaced; it still serves. */
  stale(): void;
  /** It ended, for whatever reason. */
  ended(reason: Error): void;
}

/** `databaseUrl` null means that the thread reads through `db`, whose one connection the starter owns. */
export interface IndexThreadStart {
  db: Database;
  databaseUrl: string | null;
  events: IndexEvents;
}

/** A thread with the index. */
export class IndexThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastNumber = 0;
  #lot: { number: number; query: IndexQuery }[] = [];
  #hasEnded = false;

  constructor({ db, databaseUrl, events }: IndexThreadStart) {
    const start: IndexStart = { databaseUrl };
    this.#worker = new Worker(new URL("./index-worker.ts", import.meta.url), {
      workerData: start,
    });
    this.#worker.on("message", (message: FromIndex) => {
      switch (message.kind) {
        case "responses":
          for (const { number, response, error } of message.responses) {
            const requested = this.#waiting.get(number);
            this.#waiting.delete(number);
            if (error === undefined) requested?.resolve(response);
            else requested?.reject(new Error(error));
          }
          break;
        case "query":
          void this.#relay(db, message);
          break;
        case "ready":
          events.ready(message.stats, message.loadMs);
          break;
        case "changed":
          events.changed(message.listings, message.stats);
          break;
        case "stale":
          events.stale();
          break;
      }
    });
    let reason = new Error("The thread of the search index ended.");
    this.#worker.on("error", (error) => {
      if (error instanceof Error) reason = error;
    });
    this.#worker.on("exit", () => {
      this.#hasEnded = true;
      for (const requested of this.#waiting.values())
        requested.reject(new IndexUnavailableError(reason.message));
      this.#waiting.clear();
      events.ended(reason);
    });
  }

  #send(message: ToIndex): void {
    this.#worker.postMessage(message, []);
  }

  async #relay(
    db: Database,
    { number, sql, parameters }: Extract<FromIndex, { kind: "query" }>,
  ): Promise<void> {
    try {
      const { rows } = await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
      this.#send({ kind: "rows", number, rows });
    } catch (error) {
      this.#send({ kind: "rows", number, error: String(error) });
    }
  }

  /** Queries the index. @throws {IndexUnavailableError} when the thread ends before it responds. */
  runQuery(query: IndexQuery): Promise<unknown> {
    if (this.#hasEnded) return Promise.reject(new IndexUnavailableError("The thread has ended."));
    const response = Promise.withResolvers<unknown>();
    this.#lastNumber += 1;
    this.#waiting.set(this.#lastNumber, response);
    this.#lot.push({ number: this.#lastNumber, query });
    if (this.#lot.length === 1) {
      queueMicrotask(() => {
        this.#send({ kind: "run", queries: this.#lot });
        this.#lot = [];
      });
    }
    return response.promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
