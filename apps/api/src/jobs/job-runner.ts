import { errorMessage, namesOf } from "@hjem/domain/narrow";
import type { FastifyBaseLogger } from "fastify";
import {
  type ConstructorOptions,
  fromKysely,
  type JobResult,
  PgBoss,
  type QueueOptions,
} from "pg-boss";
import type { Database } from "../db/schema.ts";
import { embeddedJobsDatabase } from "./embedded-jobs-database.ts";
import type { JobHandlers, JobName, JobPayloads, Jobs } from "./jobs.ts";

/** The queue's tables have their own schema, which pg-boss creates and migrates itself. */
export const JOBS_SCHEMA = "jobs";
const SERVER_CONNECTIONS = 3;
/** How often the queue looks for jobs whose worker has died. */
const SUPERVISE_SECONDS = 15;
/** A worker without a sign of life for so long is dead: its jobs run again; the least that pg-boss takes. */
const HEARTBEAT_SECONDS = 10;
/** Seconds after which a job that does not end is given up. */
const JOB_EXPIRES_SECONDS = 300;
/** Jobs that wait for another host are done side by side. */
const DELIVERIES_AT_ONCE = 10;
const DAY_SECONDS = 86_400;

/** How quick a queue is. */
export interface JobPace {
  /** First wait after a failure, doubled at each try up to an hour: a hundred tries are about four days. */
  retrySeconds: number;
  /** How often a worker polls without a notification. */
  pollSeconds: number;
  /** Time for running jobs to finish; after it they are abandoned, and run again after the next start. */
  stopWithinMs: number;
  /** How often the queue looks for jobs whose worker has died. */
  superviseSeconds: number;
}
const usualPace: JobPace = {
  retrySeconds: 5,
  pollSeconds: 2,
  stopWithinMs: 2_500,
  superviseSeconds: SUPERVISE_SECONDS,
};

/** Settings of a queue of the product. */
interface JobQueue extends QueueOptions {
  /** When the queue gets a job by itself. */
  cron?: string;
  /** Jobs that a process does side by side. @default 1 */
  atOnce?: number;
}

const queues: Readonly<Record<JobName, JobQueue>> = {
  "deliver-mail": {
    retryLimit: 100,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: JOB_EXPIRES_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 30 * DAY_SECONDS,
    atOnce: DELIVERIES_AT_ONCE,
  },
  // Half a day: what a device was not sent by then stands on the site.
  "deliver-push": {
    retryLimit: 15,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: JOB_EXPIRES_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    atOnce: DELIVERIES_AT_ONCE,
  },
  // About four days: a gateway that is away for a night loses nothing.
  "settle-payment": {
    retryLimit: 100,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: JOB_EXPIRES_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    atOnce: DELIVERIES_AT_ONCE,
  },
  "alert-moderators": { retryLimit: 3, cron: "*/15 * * * *" },
  "settle-payments": { retryLimit: 3, cron: "*/5 * * * *" },
  "erase-old-rows": { retryLimit: 3, cron: "17 * * * *" },
  // Half a day: a full disk is seen to by then.
  "make-picture": {
    retryLimit: 15,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: JOB_EXPIRES_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  },
  "tidy-accounts": { retryLimit: 3, cron: "41 * * * *" },
  "tidy-alerts": { retryLimit: 3, cron: "23 * * * *" },
  "tend-listings": { retryLimit: 3, cron: "*/10 * * * *" },
  "tidy-draft-files": { retryLimit: 3, cron: "*/5 * * * *" },
  "tidy-tables": { retryLimit: 3, cron: "37 3 * * *" },
};
const queueNames = namesOf(queues);
/** Queues of earlier versions, whose schedules would go on to fill them. */
const retiredQueues = ["erase-old-leads", "erase-old-consents"] as const;

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
  /** @default 5 s, 2 s, 2.5 s and 15 s */
  pace?: JobPace;
}): Promise<JobRunner> => {
  const { db, databaseUrl, log, pace = usualPace } = options;
  const place: ConstructorOptions =
    databaseUrl === null
      ? { db: embeddedJobsDatabase(db), backend: "pglite" }
      : { connectionString: databaseUrl, max: SERVER_CONNECTIONS };
  const boss = new PgBoss({
    ...place,
    schema: JOBS_SCHEMA,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue failed"));
  await boss.start();
  for (const name of retiredQueues) await boss.deleteQueue(name);
  for (const name of queueNames) {
    const { cron, atOnce: _, ...settings } = queues[name];
    await boss.createQueue(name);
    await boss.updateQueue(name, { retryDelay: pace.retrySeconds, ...settings });
    // The queue's settings are read now: inside a transaction there is no second connection to read them with.
    await boss.findJobs(name, { key: "none" });
    if (cron !== undefined) await boss.schedule(name, cron);
  }

  const workers = new Map<JobName, string>();
  const wake = (name: JobName) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const workOn = async <Name extends JobName>(name: Name, handler: JobHandlers[Name]) => {
    if (!handler) return;
    const batchSize = queues[name].atOnce ?? 1;
    const worker = await boss.work<JobPayloads[Name]>(
      name,
      {
        pollingIntervalSeconds: pace.pollSeconds,
        batchSize,
        perJobResults: true,
      },
      async (jobs) => {
        const results = await Promise.all(
          jobs.map(async ({ id, data }): Promise<JobResult> => {
            try {
              await handler(data);
              return { id, status: "completed" };
            } catch (error) {
              return { id, status: "failed", output: { message: errorMessage(error) } };
            }
          }),
        );
        // A backlog is worked off without a pause; the queue's own setting for it ignores batches of one.
        if (jobs.length === batchSize) wake(name);
        return results;
      },
    );
    workers.set(name, worker);
  };

  return {
    async enqueue(trx, name, payload, { rank = 0 } = {}) {
      await boss.send(name, payload, { db: fromKysely(trx), priority: -rank });
    },
    wake,
    async work(handlers) {
      for (const name of queueNames) await workOn(name, handlers[name]);
    },
    close: () => boss.stop({ timeout: pace.stopWithinMs }),
  };
};
