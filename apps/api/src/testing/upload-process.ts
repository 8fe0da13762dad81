import { once } from "node:events";
import { openDatabase } from "../db/client.ts";
import { openJobs } from "../jobs/job-runner.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { openDraftFiles } from "../modules/draft-files/open-draft-files.ts";
import { openMediaStorage } from "../modules/media/media-storage.ts";
import { createLogger } from "../plugins/logging.ts";
import { buildTestApp } from "./test-app.ts";

/**
 * A process of its own that takes files of drafts, to be killed by a test: `node upload-process.ts DATABASE_URL FOLDER`. It
 * begins with the first byte of its input, prints `port N`, and a line for each step of its work.
 */
const [databaseUrl = "", dataDir = ""] = process.argv.slice(2);
await once(process.stdin, "data");
const step = (name: string) => void process.stdout.write(`${name}\n`);

/** The same object, which says each call of some of its methods. */
const saying = <Target extends object>(target: Target, said: readonly string[]): Target =>
  new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name, object);
      if (typeof value !== "function") return value;
      return (...args: unknown[]): unknown => {
        if (said.includes(String(name))) step(String(name));
        return Reflect.apply(value, object, args);
      };
    },
  });

const { db } = await openDatabase({ databaseUrl, dataDir });
const queue = await openJobs({
  db,
  databaseUrl,
  log: createLogger("silent"),
  pace: { retrySeconds: 1, pollSeconds: 0.5, stopWithinMs: 0, superviseSeconds: 1 },
});
const storage = saying(await openMediaStorage({ kind: "disk", dataDir }), [
  "put",
  "delete",
  "getBytes",
]);
const draftFiles = openDraftFiles({ db, storage, dataDir, now: Date.now });
const { files } = draftFiles;
const jobs: Jobs = saying(queue, ["enqueue"]);
const app = await buildTestApp(db, {
  now: Date.now,
  jobs,
  draftFiles: { ...files, uploads: saying(files.uploads, ["handle", "read", "remove"]) },
});
await app.listen({ port: 0, host: "127.0.0.1" });
await queue.work(draftFiles.jobs);
const address = app.server.address();
step(`port ${typeof address === "object" ? address?.port : ""}`);
