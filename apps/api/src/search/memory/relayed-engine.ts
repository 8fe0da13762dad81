import type { EmbeddedEngine, WorkerResponse } from "../../db/embedded-engine.ts";
import type { FromIndex, ToIndex } from "./thread-messages.ts";

/** The embedded engine as a thread of the index reaches it. */
export interface RelayedEngine {
  engine: EmbeddedEngine;
  /** Takes in the rows, or the error, of a query that was sent. */
  receive(message: Extract<ToIndex, { kind: "rows" }>): void;
}

/** The embedded engine has one connection, which belongs to the thread that started this one: queries are sent there. */
export function createRelayedEngine(send: (message: FromIndex) => void): RelayedEngine {
  const waiting = new Map<number, PromiseWithResolvers<WorkerResponse>>();
  let lastNumber = 0;
  return {
    engine: {
      query(sql, parameters) {
        const response = Promise.withResolvers<WorkerResponse>();
        lastNumber += 1;
        waiting.set(lastNumber, response);
        send({ kind: "query", number: lastNumber, sql, parameters });
        return response.promise;
      },
      listen: () => Promise.reject(new Error("The index hears of changes by the feed.")),
      snapshot: () => Promise.reject(new Error("The index makes no snapshots.")),
      close: async () => {},
    },
    receive({ number, rows = [], error }) {
      const requested = waiting.get(number);
      waiting.delete(number);
      if (error === undefined) requested?.resolve({ number, rows });
      else requested?.reject(new Error(error));
    },
  };
}
