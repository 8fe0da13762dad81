import type { FastifyInstance } from "fastify";
import { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMediaStore } from "../modules/media/media-store.ts";
import { toApiError } from "../plugins/errors.ts";
import { sampleId, TEST_NOW } from "../testing/sample-listings.ts";
import { buildTestApp } from "../testing/test-app.ts";
import { embeddedDialect } from "./embedded-dialect.ts";
import type { Tables } from "./schema.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), {
  code: "ECONNREFUSED",
});

test.each([
  ["a refused connection", refused],
  ["one that is cut", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })],
  ["a server that stops", Object.assign(new Error("terminating"), { code: "57P01" })],
  ["a server that starts", Object.assign(new Error("starting up"), { code: "57P03" })],
  ["too many connections", Object.assign(new Error("sorry"), { code: "53300" })],
  ["a connection that ended", new Error("Connection terminated unexpectedly")],
  ["no free connection in time", new Error("timeout exceeded when trying to connect")],
  [
    "a connection that broke",
    new Error("Client has encountered a connection error and is not queryable"),
  ],
  ["an embedded engine that has ended", new Error("The embedded database is closed.")],
])("%s is answered as a database that is away", (_, error) => {
  expect(toApiError(error).code).toBe("database_away");
});

test.each([
  ["a defect", new TypeError("x is not a function")],
  ["a violated constraint", Object.assign(new Error("duplicate key"), { code: "23505" })],
])("%s is not", (_, error) => {
  expect(toApiError(error).code).toBe("internal_error");
});

describe("while the database is away", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const query = () => Promise.reject(refused);
    const done = async () => undefined;
    const db = new Kysely<Tables>({
      dialect: embeddedDialect({ query, listen: done, snapshot: done, close: done }),
    });
    const storage = null as never;
    const media = createMediaStore({ db, storage, now: () => TEST_NOW, variants: null });
    app = await buildTestApp(db, { media: [media] });
  });
  afterAll(() => app.close());
  const call = (method: string, url: string) =>
    app.inject({
      method: method.toUpperCase() as "GET",
      url,
      headers: {
        host: "no.localhost",
        "accept-language": "en",
        origin: "http://no.localhost",
        authorization: "Bearer a.b.c",
      },
      ...(method === "get" ? {} : { payload: {} }),
    });

  test.each([
    ["get", "/ready"],
    ["get", `/api/v2/property?id=${sampleId(1)}`],
    ["get", `/media/${"a".repeat(20)}`],
    ["post", "/api/v2/property/search"],
  ])("%s %s is 503 with a sentence and the time to try again", async (method, url) => {
    const response = await call(method, url);
    expect([response.statusCode, response.json()]).toEqual([
      503,
      {
        error: {
          code: "database_away",
          message: "We can't reach our data just now. Please try again shortly.",
        },
      },
    ]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("no route answers 500", async () => {
    const { paths } = (await app.inject("/api/openapi.json")).json<{
      paths: Record<string, Record<string, object>>;
    }>();
    const failed: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      const url = path.replaceAll(/\{[^}]+\}/g, sampleId(1));
      for (const method of Object.keys(methods)) {
        const { statusCode } = await call(method, `${url}?id=${sampleId(1)}&q=oslo`);
        if (statusCode === 500) failed.push(`${method} ${path}`);
      }
    }
    expect(failed).toEqual([]);
  });
});
