import { MINUTE_MS } from "@hjem/domain/durations";
import { Worker } from "node:worker_threads";

/** What the worker is started with: a folder, or memory when null; `snapshot` is a dump to start from. */
export interface WorkerStart {
  folder: string | null;
  snapshot: string | null;
}

/** One command to the worker; `number` links it to its response. */
export type WorkerOrder = { number: number } & (
  | { kind: "query"; sql: string; parameters: readonly unknown[] }
  | { kind: "snapshot"; file: string }
  | { kind: "listen"; channel: string }
  | { kind: "close" }
);

/** The response to a command; number 0 means that the engine is open, or carries a notification. */
export interface WorkerResponse {
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

  constructor({ message, code, detail, constraint }: NonNullable<WorkerResponse["error"]>) {
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

/** The embedded PostgreSQL (D46): queries go to a worker thread, responses are matched by number. */
export interface EmbeddedEngine {
  query(sql: string, parameters: readonly unknown[]): Promise<WorkerResponse>;
  /** Calls `onNotification` with the payload of each notification of a channel, once its transaction is committed. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<void>;
  /** Writes the database to a file from which another engine can start. */
  snapshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** An order has no response for so long: the engine is stuck, as after a panic for want of room. Milliseconds. */
const STUCK_MS = 3 * MINUTE_MS;

/** What is done about an engine that ends without being closed. */
export interface EngineWatch {
  onEnd?: (reason: Error) => void;
  /** @default STUCK_MS */
  stuckMs?: number;
}

/** Opens the engine; rejects with the reason when it cannot. */
export const openEmbeddedEngine = async (
  start: WorkerStart,
  { onEnd, stuckMs = STUCK_MS }: EngineWatch = {},
): Promise<EmbeddedEngine> => {
  const waiting = new Map<number, PromiseWithResolvers<WorkerResponse>>();
  let lastNumber = 0;
  let ended: Error | null = null;

  const expectResponse = (number: number): Promise<WorkerResponse> => {
    const response = Promise.withResolvers<WorkerResponse>();
    waiting.set(number, response);
    return response.promise;
  };
  let isClosing = false;
  let heardAt = performance.now();
  let watching: NodeJS.Timeout | undefined;
  const end = (reason: Error) => {
    clearInterval(watching);
    if (!ended && !isClosing) onEnd?.(reason);
    ended ??= reason;
    for (const response of waiting.values()) response.reject(ended);
    waiting.clear();
  };

  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    workerData: start,
  });
  const isOpen = expectResponse(0);
  const listeners = new Map<string, Set<(payload: string) => void>>();
  worker.on("message", (response: WorkerResponse) => {
    heardAt = performance.now();
    if (response.notification) {
      const { channel, payload } = response.notification;
      for (const onNotification of listeners.get(channel) ?? []) onNotification(payload);
      return;
    }
    const requested = waiting.get(response.number);
    waiting.delete(response.number);
    if (response.error) requested?.reject(new EngineError(response.error));
    else requested?.resolve(response);
  });
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("The embedded database is closed.")));

  const send = (order: Order): Promise<WorkerResponse> => {
    if (ended) return Promise.reject(ended);
    const number = ++lastNumber;
    if (waiting.size === 0) heardAt = performance.now();
    const response = expectResponse(number);
    worker.postMessage({ ...order, number }, []);
    return response;
  };

  await isOpen;
  watching = setInterval(() => {
    if (waiting.size === 0 || performance.now() - heardAt < stuckMs) return;
    end(new Error("The embedded database does not respond."));
    void worker.terminate();
  }, stuckMs / 10).unref();
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
      isClosing = true;
      if (!ended) await send({ kind: "close" });
      await worker.terminate();
    },
  };
};
