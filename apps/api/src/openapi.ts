import { Kysely } from "kysely";
import { buildApp } from "./app.ts";
import { embeddedDialect } from "./db/embedded-dialect.ts";
import type { EmbeddedEngine } from "./db/embedded-engine.ts";
import type { Tables } from "./db/schema.ts";
import { createLogger } from "./plugins/logging.ts";
import { regions } from "./regions.ts";
import { createPasswordHasher } from "./security/password-hasher.ts";

/** Prints the OpenAPI description. No database is opened, as none is queried. */
const noEngine: EmbeddedEngine = {
  query: () => Promise.reject(new Error("Describing the API asks no database.")),
  listen: () => Promise.resolve(),
  snapshot: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

const app = await buildApp({
  db: new Kysely<Tables>({ dialect: embeddedDialect(noEngine) }),
  regions: regions.map((region) => ({ ...region, origin: "http://localhost" })),
  now: Date.now,
  logger: createLogger("silent"),
  trustedProxies: ["loopback"],
  readiness: { isReady: true },
  media: [],
  jobs: { enqueue: async () => {}, wake: () => {} },
  secrets: {
    keys: [{ kid: "none", secret: new Uint8Array(32) }],
    factorKey: null,
    gates: { admin: null, site: null },
    vapid: null,
  },
  signInClients: {},
  hasher: createPasswordHasher(),
  formMinMs: 0,
  requestsPerMinute: 1,
});
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
