import { expect, test } from "vitest";
import { inTransaction } from "../db/transaction.ts";
import { createLogger } from "../plugins/logging.ts";
import { onBothEngines } from "../testing/both-engines.ts";
import type { TestDatabase } from "../testing/test-database.ts";
import { type JobRunner, openJobs } from "./job-runner.ts";

const behavesLikeAQueue = (database: () => TestDatabase) => {
  const open = ({ pollSeconds = 0.5 } = {}) =>
    openJobs({
      db: database().db,
      databaseUrl: database().url,
      log: createLogger("silent"),
      pace: { retrySeconds: 0, pollSeconds, stopWithinMs: 1_000, superviseSeconds: 1 },
    });
  const leave = (
    jobs: JobRunner,
    mailId: string,
    { fails = false, rank = 0 }: { fails?: boolean; rank?: number } = {},
  ) =>
    inTransaction(database().db, async (trx) => {
      await jobs.enqueue(trx, "deliver-mail", { mailId }, { rank });
      if (fails) throw new Error("changed my mind");
    });

  test("a job exists only if its transaction commits, survives a restart, and is retried until it succeeds", async () => {
    const before = await open();
    await leave(before, "rolled back", { fails: true }).catch(() => {});
    await leave(before, "stored");
    await before.close();

    const tried: string[] = [];
    const done = Promise.withResolvers<void>();
    const after = await open();
    await after.work({
      "deliver-mail": async ({ mailId }) => {
        tried.push(mailId);
        if (tried.length === 1) throw new Error("the server is down");
        done.resolve();
      },
    });
    await done.promise;
    await after.close();
    expect(tried).toEqual(["stored", "stored"]);
  });

  test("a job that is cut off by the stop runs again after the next start; waking a worker makes it look at once", async () => {
    const started = Promise.withResolvers<void>();
    const first = await open();
    await first.work({
      "deliver-mail": () => {
        started.resolve();
        return new Promise(() => {});
      },
    });
    await leave(first, "cut off");
    first.wake("deliver-mail");
    await started.promise;
    await first.close();

    const done = Promise.withResolvers<string>();
    const second = await open();
    await second.work({ "deliver-mail": async ({ mailId }) => done.resolve(mailId) });
    expect(await done.promise).toBe("cut off");
    await second.close();
  });

  test("a backlog is done side by side, bulk after the rest; one that fails is done again by itself", async () => {
    const jobs = await open();
    const bulk = Array.from({ length: 12 }, (_, number) => `bulk ${number}`);
    for (const mailId of bulk) await leave(jobs, mailId, { rank: 1 });
    for (const mailId of ["link 1", "link 2"]) await leave(jobs, mailId);
    const started: string[] = [];
    const [areStarted, isDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await jobs.work({
      "deliver-mail": async ({ mailId }) => {
        const isAgain = started.includes(mailId);
        started.push(mailId);
        if (started.length === 10) areStarted.resolve();
        if (started.length === 15) isDone.resolve();
        await areStarted.promise;
        if (mailId === "link 1" && !isAgain) throw new Error("the server is down");
      },
    });
    await isDone.promise;
    await jobs.close();
    expect(started.slice(0, 10)).toEqual(expect.arrayContaining(["link 1", "link 2"]));
    expect(started.toSorted((one, other) => one.localeCompare(other))).toEqual(
      [...bulk, "link 1", "link 1", "link 2"].toSorted((one, other) => one.localeCompare(other)),
    );
  });

  test("photos that are done one at a time follow each other, and do not wait for the next poll", async () => {
    const jobs = await open({ pollSeconds: 3_600 });
    const photos = ["1", "2", "3", "4"];
    await inTransaction(database().db, async (trx) => {
      for (const pictureId of photos) await jobs.enqueue(trx, "make-picture", { pictureId });
    });
    const made: string[] = [];
    const isDone = Promise.withResolvers<void>();
    await jobs.work({
      "make-picture": async ({ pictureId }) => {
        made.push(pictureId);
        if (made.length === photos.length) isDone.resolve();
      },
    });
    await isDone.promise;
    await jobs.close();
    expect(made).toEqual(photos);
  });
};

onBothEngines(behavesLikeAQueue);
