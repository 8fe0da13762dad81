import { namesOf } from "@hjem/domain/narrow";
import type { FastifyBaseLogger } from "fastify";
import { type ConstructorOptions, fromKysely, PgBoss, type QueueOptions } from "pg-boss";
import type { Database } from "../db/schema.ts";
import { embeddedJobsDatabase } from "./embedded-jobs-database.ts";
import type { JobHandlers, JobName, JobPayloads, Jobs } from "./jobs.ts";

/** The queue's tables have their own schema, which pg-boss creates and migrates itself. */
const SCHEMA = "jobs";
const SERVER_CONNECTIONS = 3;
/** How often the queue looks for jobs whose worker has died. */
const SUPERVISE_SECONDS = 30;
/** Seconds after which an unfinished job counts as that of a dead worker. */
export const JOB_EXPIRES_SECONDS = 300;
const DAY_SECONDS = 86_400;

/** How quick a queue is. */
export interface JobPace {
  /** First wait after a failure, doubled at each try up to an hour: a hundred tries are about four days. */
  retrySeconds: number;
  /** How often a worker polls without a notification. */
  pollSeconds: number;
  /** Time for running jobs to finish; after it they are abandoned, and run again after the next start. */
  stopWithinMs: number;
}
const usualPace: JobPace = { retrySeconds: 5, pollSeconds: 2, stopWithinMs: 2_500 };

const queues: Readonly<Record<JobName, QueueOptions & { cron?: string }>> = {
  "deliver-mail": {
    retryLimit: 100,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: JOB_EXPIRES_SECONDS,
    retentionSeconds: 30 * DAY_SECONDS,
  },
  "erase-old-leads": { retryLimit: 3, cron: "17 3 * * *" },
  "tidy-accounts": { retryLimit: 3, cron: "41 * * * *" },
  "tidy-alerts": { retryLimit: 3, cron: "23 * * * *" },
};
const queueNames = namesOf(queues);

/** The queue of one process. */
export interface JobRunner extends Jobs {
  /** Does jobs from now on; kinds without a handler wait for a process that has one. */
  work(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs end, at most 2.5 s; what does not end is done again after the next start. */
  close(): Promise<void>;
}

/** Opens the queue in the database of the product: PostgreSQL by `databaseUrl`, else the embedded engine behind `db`. */
export const openJobs = async (options: {
  db: Database;
  databaseUrl: string | null;
  log: FastifyBaseLogger;
  /** @default 5 s, 2 s and 2.5 s */
  pace?: JobPace;
}): Promise<JobRunner> => {
  const { db, databaseUrl, log, pace = usualPace } = options;
  const place: ConstructorOptions =
    databaseUrl === null
      ? { db: embeddedJobsDatabase(db), backend: "pglite" }
      : { connectionString: databaseUrl, max: SERVER_CONNECTIONS };
  const boss = new PgBoss({
    ...place,
    schema: SCHEMA,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue failed"));
  await boss.start();
  for (const name of queueNames) {
    const { cron, ...settings } = queues[name];
    await boss.createQueue(name);
    await boss.updateQueue(name, { retryDelay: pace.retrySeconds, ...settings });
    // The queue's settings are read now: inside a transaction there is no second connection to read them with.
    await boss.findJobs(name, { key: "none" });
    if (cron !== undefined) await boss.schedule(name, cron);
  }

  const workers = new Map<JobName, string>();
  const workOn = async <Name extends JobName>(name: Name, handler: JobHandlers[Name]) => {
    if (!handler) return;
    const worker = await boss.work<JobPayloads[Name]>(
      name,
      { pollingIntervalSeconds: pace.pollSeconds },
      async (jobs) => {
        for (const job of jobs) await handler(job.data);
      },
    );
    workers.set(name, worker);
  };

  return {
    async enqueue(trx, name, payload) {
      await boss.send(name, payload, { db: fromKysely(trx) });
    },
    wake(name) {
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async work(handlers) {
      for (const name of queueNames) await workOn(name, handlers[name]);
    },
    close: () => boss.stop({ timeout: pace.stopWithinMs }),
  };
};
