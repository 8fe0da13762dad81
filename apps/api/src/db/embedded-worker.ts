import { readFile, writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { WorkerAnswer, WorkerOrder, WorkerStart } from "./embedded-engine.ts";

/**
 * The embedded PostgreSQL in its own thread: a long query holds this thread up, never the server's (D46).
 * Orders come one at a time by message; each is answered under its number.
 */
const { folder, snapshot } = workerData as WorkerStart;
const port = parentPort;
if (!port) throw new Error("The embedded engine runs as a worker thread only.");

const INT8 = 20;
const engine = await PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(snapshot === null ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) }),
  extensions: { pg_trgm },
  parsers: { [INT8]: Number },
});
// One plan per set of values: the values decide the plan of a search.
await engine.exec(
  "set plan_cache_mode = force_custom_plan; set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1",
);

const carryOut = async (order: WorkerOrder): Promise<Omit<WorkerAnswer, "number">> => {
  switch (order.kind) {
    case "query": {
      const { rows, affectedRows, command } = await engine.query(order.sql, [...order.parameters]);
      return { rows, affectedRows, command };
    }
    case "snapshot": {
      await engine.exec("checkpoint");
      const dump = await engine.dumpDataDir("none");
      await writeFile(order.file, Buffer.from(await dump.arrayBuffer()));
      return {};
    }
    case "close":
      await engine.close();
      return {};
  }
};

const describeError = (error: unknown): WorkerAnswer["error"] => {
  const { message = String(error), code, detail, constraint } = error as Record<string, string>;
  return { message, code, detail, constraint };
};

port.on("message", (order: WorkerOrder) => {
  carryOut(order).then(
    (answer) => {
      port.postMessage({ number: order.number, ...answer });
      if (order.kind === "close") port.close();
    },
    (error: unknown) => port.postMessage({ number: order.number, error: describeError(error) }),
  );
});
port.postMessage({ number: 0 });
