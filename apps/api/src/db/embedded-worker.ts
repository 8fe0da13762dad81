import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { readFile, writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { WorkerResponse, WorkerOrder, WorkerStart } from "./embedded-engine.ts";

/**
 * The embedded PostgreSQL in its own thread: a long query blocks this thread, never the server's (D46).
 * Commands come one at a time by message; each response carries the number of its command.
 */
const { folder, snapshot } = workerData as WorkerStart;
const port = parentPort;
if (!port) throw new Error("The embedded engine runs as a worker thread only.");

const INT8 = 20;
/**
 * The engine never syncs the disk, so page images in the log would protect from nothing; it needs no replicas. What it
 * buffers of its files is taken at the start and never given back, and the system buffers the same files anyway.
 */
const settings = [
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "shared_buffers=32MB",
  "maintenance_work_mem=16MB",
];
const engine = await PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(snapshot === null ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) }),
  extensions: { pg_trgm },
  parsers: { [INT8]: Number },
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])],
});
// One plan per set of values: the values decide the plan of a search. Everything is in memory.
await engine.exec(
  "set plan_cache_mode = force_custom_plan; set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1",
);

/** This engine has no checkpointer: its log would grow without limit, so it is truncated here. */
const LOG_MAX_BYTES = 64 * 1024 * 1024;
const WRITES_BETWEEN_LOOKS = 16;
const writing = new Set(["COMMIT", "INSERT", "UPDATE", "DELETE", "VACUUM"]);

/** One statement; without parameters it may be several, whose rows come joined and which count as the last of them. */
const run = async (sql: string, parameters: readonly unknown[]) => {
  if (parameters.length > 0) return engine.query(sql, [...parameters]);
  const results = await engine.exec(sql);
  const last = results.at(-1);
  return {
    rows: results.flatMap((result) => result.rows),
    affectedRows: last?.affectedRows,
    command: last?.command,
  };
};

/** Runs statements and cuts the log between transactions, once enough was written. */
const createQuery = () => {
  let isInTransaction = false;
  let writes = 0;
  let position = "0/0";

  const cutLog = async (): Promise<void> => {
    writes = 0;
    const { rows } = await engine.query<{ position: string; grown: number }>(
      "select pg_current_wal_lsn()::text as position, pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as grown",
      [position],
    );
    const [log] = rows;
    if (!log || log.grown < LOG_MAX_BYTES) return;
    ({ position } = log);
    await engine.exec("checkpoint");
  };

  return async (sql: string, parameters: readonly unknown[]) => {
    const { rows, affectedRows, command } = await run(sql, parameters);
    if (command === "BEGIN") isInTransaction = true;
    if (command === "COMMIT" || command === "ROLLBACK") isInTransaction = false;
    if (writing.has(command ?? "")) writes += 1;
    if (!isInTransaction && writes >= WRITES_BETWEEN_LOOKS) await cutLog();
    return { rows, affectedRows, command };
  };
};
const query = createQuery();

const listening = new Set<string>();

const carryOut = async (order: WorkerOrder): Promise<Omit<WorkerResponse, "number">> => {
  if (order.kind === "query") return query(order.sql, order.parameters);
  if (order.kind === "listen") {
    const { channel } = order;
    if (listening.has(channel)) return {};
    listening.add(channel);
    await engine.listen(channel, (payload) =>
      port.postMessage(
        { number: 0, notification: { channel, payload } } satisfies WorkerResponse,
        [],
      ),
    );
  } else if (order.kind === "snapshot") {
    await engine.exec("checkpoint");
    const dump = await engine.dumpDataDir("none");
    await writeFile(order.file, Buffer.from(await dump.arrayBuffer()));
  } else {
    await engine.close();
  }
  return {};
};

const describeError = (error: unknown): NonNullable<WorkerResponse["error"]> => {
  const { message = String(error), code, detail, constraint } = error as Record<string, string>;
  return { message, code, detail, constraint };
};

const responseTo = async (order: WorkerOrder): Promise<WorkerResponse> => {
  const { number } = order;
  try {
    return { number, ...(await carryOut(order)) };
  } catch (error) {
    return { number, error: describeError(error) };
  }
};

const serve = async (order: WorkerOrder): Promise<void> => {
  port.postMessage(await responseTo(order), []);
  if (order.kind === "close") port.close();
};

port.on("message", (order: WorkerOrder) => void serve(order));
port.postMessage({ number: 0 } satisfies WorkerResponse, []);
