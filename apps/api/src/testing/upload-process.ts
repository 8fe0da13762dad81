import { localOrigin } from "@hjem/domain/site-origins";
import fastify from "fastify";
import { once } from "node:events";
import { openDatabase } from "../db/client.ts";
import { openJobs } from "../jobs/job-runner.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { openDraftFiles } from "../modules/draft-files/open-draft-files.ts";
import { draftFileModule } from "../modules/draft-files/routes.ts";
import { openMediaStorage } from "../modules/media/media-storage.ts";
import { addErrors } from "../plugins/errors.ts";
import { createLogger } from "../plugins/logging.ts";
import { addRequestContext } from "../plugins/request-context.ts";
import { readByZod, writeByZod } from "../plugins/wire.ts";
import { regions } from "../regions.ts";

/**
 * A process of its own that takes files of one person's drafts, to be killed by a test:
 * `node upload-process.ts DATABASE_URL FOLDER ACCOUNT_ID`. It begins with the first byte of its input, prints `port N`, and a
 * line for each step of its work. It loads nothing else of the API, whose modules take seconds at each start.
 */
const [databaseUrl = "", dataDir = "", id = ""] = process.argv.slice(2);
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
const app = fastify({ trustProxy: "loopback", forceCloseConnections: true });
app.setValidatorCompiler(readByZod);
app.setSerializerCompiler(writeByZod);
addErrors(app);
addRequestContext(
  app,
  regions.map((region) => ({ ...region, origin: localOrigin(region, 3000) })),
);
app.decorateRequest("user", { getter: () => ({ id, sessionId: "", auditId: "", signedInAt: 0 }) });
await app.register(
  draftFileModule({
    db,
    now: Date.now,
    jobs,
    requireUser: async () => {},
    limits: {
      ofAddress: async () => {},
      ofSubject: async () => {},
      requireBelow: async () => {},
    },
    files: { ...files, uploads: saying(files.uploads, ["handle", "read", "remove"]) },
  }),
);
await app.listen({ port: 0, host: "127.0.0.1" });
await queue.work(draftFiles.jobs);
const address = app.server.address();
step(`port ${typeof address === "object" ? address?.port : ""}`);
