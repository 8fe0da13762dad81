import { Kysely } from "kysely";
import { parentPort, workerData } from "node:worker_threads";
import { Client } from "pg";
import { embeddedDialect } from "../../db/embedded-dialect.ts";
import { warnOfBreak } from "../../db/listen.ts";
import type { Tables } from "../../db/schema.ts";
import { serverDialect } from "../../db/server-dialect.ts";
import { regions } from "../../regions.ts";
import { CHANGE_CHANNEL } from "../feed/change-feed.ts";
import { createFeedPoller } from "./feed-poller.ts";
import { IndexManager } from "./index-manager.ts";
import { createRelayedEngine } from "./relayed-engine.ts";
import type { FromIndex, IndexStart, ToIndex } from "./thread-messages.ts";

/** The search index in its own thread: no search blocks the event loop of the server. */
const POLL_MS = 1_000;

const { databaseUrl } = workerData as IndexStart;
const port = parentPort;
if (!port) throw new Error("The search index runs as a worker thread only.");
const send = (message: FromIndex): void => port.postMessage(message);

const relayed = createRelayedEngine(send);
const db = new Kysely<Tables>({
  dialect:
    databaseUrl === null ? embeddedDialect(relayed.engine) : await serverDialect(databaseUrl),
});
const indexManager = new IndexManager(db, regions);

const responseOf = ({ number, query }: Extract<ToIndex, { kind: "run" }>["queries"][0]) => {
  try {
    return { number, response: indexManager.response(query) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
};

port.on("message", (message: ToIndex) => {
  if (message.kind === "run")
    send({ kind: "responses", responses: message.queries.map(responseOf) });
  else relayed.receive(message);
});

const began = performance.now();
await indexManager.load();
send({ kind: "ready", stats: indexManager.stats(), loadMs: performance.now() - began });

const poller = createFeedPoller({ index: indexManager, send, isPruning: databaseUrl !== null });
setInterval(() => void poller.runTick(), POLL_MS);

/** A server notifies of changes at once; where the connection is lost, polling continues. */
const listen = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  client.on("error", warnOfBreak);
  client.on("notification", () => void poller.poll());
  await client.connect();
  await client.query(`listen ${CHANGE_CHANNEL}`);
};
if (databaseUrl !== null) void poller.watch(listen(databaseUrl));
