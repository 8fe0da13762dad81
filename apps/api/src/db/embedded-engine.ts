import { Worker } from "node:worker_threads";

/** What the worker is started with: a folder, or memory when null; `snapshot` is a dump to start from. */
export interface WorkerStart {
  folder: string | null;
  snapshot: string | null;
}

/** One order to the worker; `number` joins it to its answer. */
export type WorkerOrder = { number: number } & (
  | { kind: "query"; sql: string; parameters: readonly unknown[] }
  | { kind: "snapshot"; file: string }
  | { kind: "listen"; channel: string }
  | { kind: "close" }
);

/** The answer to an order; number 0 says that the engine is open, or tells a notification. */
export interface WorkerAnswer {
  number: number;
  notification?: { channel: string; payload: string };
  rows?: unknown[];
  affectedRows?: number | undefined;
  command?: string | undefined;
  error?: {
    message: string;
    code?: string | undefined;
    detail?: string | undefined;
    constraint?: string | undefined;
  };
}

/** An error of the engine, with PostgreSQL's own code and constraint as the server driver has them. */
class EngineError extends Error {
  override name = "EngineError";
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor({ message, code, detail, constraint }: NonNullable<WorkerAnswer["error"]>) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.constraint = constraint;
  }
}

type Order = WorkerOrder extends infer Each
  ? Each extends unknown
    ? Omit<Each, "number">
    : never
  : never;

/** The embedded PostgreSQL (D46): queries go to a worker thread, answers come back by number. */
export interface EmbeddedEngine {
  query(sql: string, parameters: readonly unknown[]): Promise<WorkerAnswer>;
  /** Calls `onNotification` with the payload of each notification of a channel, once its transaction is committed. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<void>;
  /** Writes the whole database to a file from which another engine can start. */
  snapshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the engine; rejects with the reason when it cannot. */
export const openEmbeddedEngine = async (start: WorkerStart): Promise<EmbeddedEngine> => {
  const waiting = new Map<number, PromiseWithResolvers<WorkerAnswer>>();
  let lastNumber = 0;
  let ended: Error | null = null;

  const expectAnswer = (number: number): Promise<WorkerAnswer> => {
    const answer = Promise.withResolvers<WorkerAnswer>();
    waiting.set(number, answer);
    return answer.promise;
  };
  const end = (reason: Error) => {
    ended ??= reason;
    for (const answer of waiting.values()) answer.reject(ended);
    waiting.clear();
  };

  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    workerData: start,
  });
  const isOpen = expectAnswer(0);
  const listeners = new Map<string, Set<(payload: string) => void>>();
  worker.on("message", (answer: WorkerAnswer) => {
    if (answer.notification) {
      const { channel, payload } = answer.notification;
      for (const onNotification of listeners.get(channel) ?? []) onNotification(payload);
      return;
    }
    const asked = waiting.get(answer.number);
    waiting.delete(answer.number);
    if (answer.error) asked?.reject(new EngineError(answer.error));
    else asked?.resolve(answer);
  });
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("The embedded database is closed.")));

  const send = (order: Order): Promise<WorkerAnswer> => {
    if (ended) return Promise.reject(ended);
    const number = ++lastNumber;
    const answer = expectAnswer(number);
    worker.postMessage({ ...order, number }, []);
    return answer;
  };

  await isOpen;
  return {
    query: (sql, parameters) => send({ kind: "query", sql, parameters }),
    async listen(channel, onNotification) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(onNotification));
      await send({ kind: "listen", channel });
    },
    async snapshot(file) {
      await send({ kind: "snapshot", file });
    },
    async close() {
      if (!ended) await send({ kind: "close" });
      await worker.terminate();
    },
  };
};
