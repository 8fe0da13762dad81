import { Kysely } from "kysely";
import { parentPort, workerData } from "node:worker_threads";
import { Client } from "pg";
import { embeddedDialect } from "../../db/embedded-dialect.ts";
import type { WorkerResponse } from "../../db/embedded-engine.ts";
import { warnOfBreak } from "../../db/listen.ts";
import type { Tables } from "../../db/schema.ts";
import { serverDialect } from "../../db/server-dialect.ts";
import { regions } from "../../regions.ts";
import { CHANGE_CHANNEL } from "../feed/change-feed.ts";
import { IndexManager } from "./index-manager.ts";
import type { FromIndex, IndexStart, ToIndex } from "./messages.ts";

/** The search index in its own thread: no search holds the event loop of the server up. */
const POLL_MS = 1_000;
const PRUNE_EVERY_POLLS = 600;
/** Consecutive failed polls of the feed before the thread requests its replacement. */
const FAILURES_MAX = 10;

const { databaseUrl } = workerData as IndexStart;
const port = parentPort;
if (!port) throw new Error("The search index runs as a worker thread only.");
const send = (message: FromIndex): void => port.postMessage(message);

const waiting = new Map<number, PromiseWithResolvers<WorkerResponse>>();
let lastNumber = 0;

/** The embedded engine has one connection, which belongs to the thread that started this one: queries go there. */
const relayed = embeddedDialect({
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
});

const db = new Kysely<Tables>({
  dialect: databaseUrl === null ? relayed : await serverDialect(databaseUrl),
});
const indexManager = new IndexManager(db, regions);

const responseOf = ({ number, question }: Extract<ToIndex, { kind: "ask" }>["questions"][0]) => {
  try {
    return { number, response: indexManager.response(question) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
};

port.on("message", (message: ToIndex) => {
  if (message.kind === "ask") {
    send({ kind: "answers", responses: message.questions.map(responseOf) });
    return;
  }
  const requested = waiting.get(message.number);
  waiting.delete(message.number);
  if (message.error === undefined)
    requested?.resolve({ number: message.number, rows: message.rows ?? [] });
  else requested?.reject(new Error(message.error));
});

const began = performance.now();
await indexManager.load();
send({ kind: "ready", stats: indexManager.stats(), loadMs: performance.now() - began });

let isPolling = false;
let isRequestedAgain = false;
const poll = async (): Promise<void> => {
  if (isPolling) {
    isRequestedAgain = true;
    return;
  }
  isPolling = true;
  const changed = await indexManager.poll();
  isPolling = false;
  if (changed === null) {
    send({ kind: "stale" });
    return;
  }
  if (changed.length > 0) send({ kind: "changed", listings: changed, stats: indexManager.stats() });
  if (isRequestedAgain) {
    isRequestedAgain = false;
    await poll();
  }
};

// A failed poll of the feed is repeated at the next turn; a thread that cannot read at all still serves, and requests
// to be replaced by one that reads everything again, so that an unreadable change does not stop the feed for ever.
let polls = 0;
let failures = 0;
const quietly = (work: Promise<void>): void =>
  void work.then(
    () => (failures = 0),
    (error: unknown) => {
      isPolling = false;
      failures += 1;
      if (failures === 1)
        process.emitWarning(`the search index was not brought up to date: ${String(error)}`);
      if (failures % FAILURES_MAX === 0) send({ kind: "stale" });
    },
  );
setInterval(() => {
  polls += 1;
  quietly(poll());
  if (polls % PRUNE_EVERY_POLLS === 0 && databaseUrl !== null) quietly(indexManager.prune());
}, POLL_MS);

/** A server notifies of changes at once; where the connection is lost, polling goes on. */
const listen = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  client.on("error", warnOfBreak);
  client.on("notification", () => quietly(poll()));
  await client.connect();
  await client.query(`listen ${CHANGE_CHANNEL}`);
};
if (databaseUrl !== null) quietly(listen(databaseUrl));
