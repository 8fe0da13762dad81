import { isRecord } from "@hjem/domain/narrow";
import { isLongRun } from "@hjem/vite-config/test-run";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setRole } from "./modules/administration/role-repository.ts";
import type { AccountTest, TestBrowser } from "./testing/account-tests.ts";
import { openAdminArea } from "./testing/admin-tests.ts";
import { openDraftFileTest } from "./testing/draft-file-tests.ts";
import { sampleOf, withReplaced } from "./testing/request-bodies.ts";
import { buildTestApp } from "./testing/test-app.ts";

/** Texts that have broken a database, a decoder or a header somewhere. */
const texts = [
  "\0",
  "a\0b",
  "\ud800",
  "%00",
  "../../etc/passwd",
  "0".repeat(20),
  "f".repeat(20),
  "x".repeat(3_000),
  "1e309",
  "-1",
  "9223372036854775808",
  "2026-02-31",
  "0190a000-0000-7000-8000-000000000001",
  "' or 1=1 --",
  "{}",
  "\r\nset-cookie: a=b",
];
const values: readonly unknown[] = [
  ...texts,
  null,
  {},
  [],
  [[[]]],
  true,
  -1,
  1e308,
  2 ** 53,
  0.1,
  { a: "\0" },
];

interface Operation {
  method: string;
  path: string;
  names: string[];
  query: string[];
  body: unknown;
}

let api: AccountTest;
let operations: Operation[];
const callers = new Map<string, TestBrowser>();

const bodyOf = (operation: Record<string, unknown>): unknown => {
  const { requestBody } = operation;
  const content = isRecord(requestBody) && isRecord(requestBody.content) ? requestBody.content : {};
  const json = content["application/json"];
  return isRecord(json) && isRecord(json.schema) ? sampleOf(json.schema) : undefined;
};

const operationsOf = (paths: Record<string, Record<string, Record<string, unknown>>>) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
      return {
        method: method.toUpperCase(),
        path,
        names: [...path.matchAll(/{(\w+)}/g)].map(([, name = ""]) => name),
        query: parameters.flatMap((one) =>
          isRecord(one) && one.in === "query" ? [String(one.name)] : [],
        ),
        body: bodyOf(operation),
      };
    }),
  );

/** Routes that the description does not have. */
const hidden: readonly Operation[] = [
  {
    method: "POST",
    path: "/api/payments/webhooks/{gateway}",
    names: ["gateway"],
    query: [],
    body: { type: "payment_intent.succeeded", data: { object: { id: "x" } } },
  },
];

/** Signing out or leaving the gate would end what the other calls are made with. */
const ENDS_SESSION = /logout|sessions|gate|account-deletion/;

beforeAll(async () => {
  api = await openDraftFileTest();
  const { paths } = (await api.app.inject("/api/openapi.json")).json();
  operations = [...operationsOf(paths), ...hidden];
  callers.set("visitor", api.browser());
  callers.set("administrator", await openAdminArea(api, "anne@example.com"));
  const account = await api.db
    .selectFrom("account")
    .select(["id", "region"])
    .executeTakeFirstOrThrow();
  await setRole(api.db, account, "administrator", { now: api.clock.now, grantedBy: null });
}, 60_000);
afterAll(() => api.close());

const addressOf = ({ path, names, query }: Operation, text: string, at: string): string => {
  const word = encodeURIComponent(text.toWellFormed());
  const filled = path.replaceAll(/{(\w+)}/g, (_, name) =>
    name === at ? word : "0190a000-0000-7000-8000-000000000001",
  );
  return names.includes(at) || !query.includes(at) ? filled : `${filled}?${at}=${word}`;
};

describe.each(["visitor", "administrator"])("asked by a %s", (name) => {
  const statusesOf = async (
    requests: Iterable<{ method: string; url: string; body?: unknown }>,
  ) => {
    const failed = new Set<string>();
    for (const { method, url, body } of requests) {
      const response = await callers.get(name)?.call(url, { method: method as "GET", body });
      if ((response?.statusCode ?? 0) >= 500) {
        failed.add(
          `${response?.statusCode} ${method} ${url.slice(0, 200)} ${(JSON.stringify(body) ?? "").slice(0, 300)}`,
        );
      }
    }
    // Nothing of it has signed the administrator out or closed the gate: all of it was tried from inside.
    const access = await callers.get("administrator")?.call("/api/admin/access", { method: "GET" });
    if (access?.statusCode !== 200) failed.add(`the administrator is out: ${access?.body}`);
    return [...failed];
  };

  test.runIf(isLongRun)(
    "no text in an address or a query breaks a route",
    async () => {
      const requests = operations.flatMap((operation) =>
        [...operation.names, ...operation.query].flatMap((at) =>
          texts.map((text) => ({
            method: operation.method,
            url: addressOf(operation, text, at),
            body: operation.body,
          })),
        ),
      );
      expect(await statusesOf(requests)).toEqual([]);
    },
    600_000,
  );

  test.runIf(isLongRun)(
    "no value in a body breaks a route",
    async () => {
      const requests = operations
        .filter(({ body, path }) => body !== undefined && !ENDS_SESSION.test(path))
        .flatMap((operation) =>
          values.flatMap((value) =>
            [...withReplaced(operation.body, value)].map((body) => ({
              method: operation.method,
              url: addressOf(operation, "", ""),
              body,
            })),
          ),
        );
      expect(await statusesOf(requests)).toEqual([]);
    },
    900_000,
  );
});

test("what an installation has not configured, files and gateways, answers as anything that is not there", async () => {
  const bare = await buildTestApp(api.db, { now: () => api.clock.now });
  const { paths } = (await bare.inject("/api/openapi.json")).json();
  const there = new Set(operationsOf(paths).map(({ method, path }) => `${method} ${path}`));
  const missing = operations.filter(({ method, path }) => !there.has(`${method} ${path}`));
  expect(missing.length).toBeGreaterThan(10);
  const administrator = callers.get("administrator");
  const failed: string[] = [];
  for (const operation of missing) {
    const response = await bare.inject({
      method: operation.method as "GET",
      url: addressOf(operation, "stripe", operation.path.includes("{gateway}") ? "gateway" : ""),
      headers: {
        host: "no.localhost:3000",
        "sec-fetch-site": "same-origin",
        authorization: `Bearer ${administrator?.token}`,
      },
      ...(operation.body === undefined ? {} : { payload: operation.body as object }),
    });
    if (response.statusCode !== 404 && response.statusCode !== 405) {
      failed.push(`${response.statusCode} ${operation.method} ${operation.path}`);
    }
  }
  await bare.close();
  expect(failed).toEqual([]);
});
