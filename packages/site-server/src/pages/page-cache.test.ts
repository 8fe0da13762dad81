import { MINUTE_MS } from "@hjem/domain/durations";
import type { RegionBasics } from "@hjem/domain/region";
import { regionNoBasics } from "@hjem/region-no/basics";
import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { Rendered, RenderRequest } from "../render/create-renderer.tsx";
import { openTestServer } from "../testing/test-server.ts";
import { createPageCache, type PageOrder, type Storable } from "./page-cache.ts";

const page = (text: string, isCacheable = true, status = 200): Rendered => ({
  kind: "page",
  status,
  html: `<!doctype html><p>${text}</p>${"bolig ".repeat(400)}`,
  styleHashes: [],
  isCacheable,
});

/** A site that counts what it renders; `render` renders it, `pass` lets time run. */
async function siteOf(
  render: (request: RenderRequest) => Promise<Rendered> = async () => page("public"),
  region: RegionBasics = regionNoBasics,
) {
  let now = 1_795_258_800_000;
  const rendered: RenderRequest[] = [];
  const app = await openTestServer({
    region,
    clock: () => now,
    render: (request) => {
      rendered.push(request);
      return render(request);
    },
  });
  return { app, rendered, pass: (ms: number) => void (now += ms) };
}

/** Renders after all waiting requests have come in. */
const later = async <T>(value: T): Promise<T> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve, value)));

test("D28: renders a public page once for 20 concurrent requests, and each response has its own request id", async () => {
  const { app, rendered } = await siteOf(() => later(page("public")));
  const ids = Array.from({ length: 20 }, (_, index) => `request-${1000 + index}`);
  const responses = await Promise.all(
    ids.map((id) => app.inject({ url: "/list?page=2", headers: { "x-request-id": id } })),
  );
  expect(rendered).toHaveLength(1);
  expect(responses.map(({ headers }) => headers["x-request-id"])).toEqual(ids);
  expect(new Set(responses.map(({ payload }) => payload)).size).toBe(1);
  expect(responses[19]?.headers["cache-control"]).toContain("s-maxage=60");
});

test("D28: stores it until its minute is over, for GET and HEAD in every encoding, and returns 304 to a browser that has it", async () => {
  const { app, rendered, pass } = await siteOf();
  const first = await app.inject({ url: "/list", headers: { "accept-encoding": "br" } });
  pass(MINUTE_MS - 1);
  const head = await app.inject({ method: "HEAD", url: "/list" });
  const zipped = await app.inject({ url: "/list", headers: { "accept-encoding": "gzip" } });
  const plain = await app.inject("/list");
  const known = await app.inject({
    url: "/list",
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect(rendered).toHaveLength(1);
  expect([head.statusCode, head.headers.etag]).toEqual([200, first.headers.etag]);
  expect(plain.payload).toContain("<p>public</p>");
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
  expect(known.statusCode).toBe(304);
  pass(1);
  await app.inject("/list");
  expect(rendered).toHaveLength(2);
});

test("stores another query, language or path separately", async () => {
  const { app, rendered } = await siteOf(async ({ request, language }) =>
    page(`${language} ${request.url}`),
  );
  for (const [url, cookie] of [
    ["/list", ""],
    ["/list?page=2", ""],
    ["/list", "language=en"],
    ["/list?language=en", ""],
    ["/", ""],
    ["/list", "language=no; theme=dark"],
  ] as const) {
    const { payload } = await app.inject({ url, headers: { cookie } });
    expect(payload).toContain(`${/en/.test(url + cookie) ? "en" : "no"} https://no.example${url}<`);
  }
  expect(rendered).toHaveLength(5);
});

test("D28: renders a guarded page, a 404, an error, a redirect and a submitted form for each request", async () => {
  const results: Readonly<Record<string, Rendered>> = {
    "/user": page("guarded", false),
    "/missing": page("missing", true, 404),
    "/broken": page("broken", false, 500),
    "/r/a/b": { kind: "redirect", status: 302, location: "/list" },
  };
  for (const [url, result] of Object.entries(results)) {
    const { app, rendered } = await siteOf(() => later(result));
    await Promise.all([app.inject(url), app.inject(url), app.inject(url)]);
    await app.inject(url);
    expect([url, rendered.length]).toEqual([url, 4]);
    expect(new Set(rendered.map(({ requestId }) => requestId)).size).toBe(4);
  }
  const { app, rendered } = await siteOf();
  const form = {
    method: "POST",
    url: "/list",
    payload: "a=b",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  } as const;
  await app.inject("/list");
  await app.inject(form);
  await app.inject(form);
  expect(rendered.map(({ request }) => request.method)).toEqual(["GET", "POST", "POST"]);
});

test("renders again after an error, and stores from then on", async () => {
  let isBroken = true;
  const { app, rendered } = await siteOf(async () =>
    isBroken ? page("broken", false, 500) : page("public"),
  );
  expect((await app.inject("/list")).statusCode).toBe(500);
  isBroken = false;
  expect((await app.inject("/list")).statusCode).toBe(200);
  expect((await app.inject("/list")).statusCode).toBe(200);
  expect(rendered).toHaveLength(2);
});

test("when rendering fails, each waiting request gets the error page with its own id", async () => {
  const { app } = await siteOf(async () => {
    await later(null);
    throw new Error("no page");
  });
  const ids = ["request-1001", "request-1002", "request-1003"];
  const responses = await Promise.all(
    ids.map((id) => app.inject({ url: "/list", headers: { "x-request-id": id } })),
  );
  for (const [index, { statusCode, payload }] of responses.entries()) {
    expect(statusCode).toBe(500);
    expect(payload).toContain(ids[index]);
  }
});

test("D39: stores nothing of a site with a password", async () => {
  let isRequired = false;
  let now = 1_795_258_800_000;
  const rendered: RenderRequest[] = [];
  const app = await openTestServer({
    clock: () => now,
    hasOwnGate: true,
    fetch: async () =>
      Response.json({ data: { expiration: "2100-01-01T00:00:00Z" }, is_required: isRequired }),
    render: async (request) => {
      rendered.push(request);
      return page("public");
    },
  });
  await app.inject("/list");
  await app.inject("/list");
  expect(rendered).toHaveLength(1);
  isRequired = true;
  now += 10_000;
  for (const _ of [1, 2]) {
    const { headers } = await app.inject({ url: "/list", headers: { cookie: "access=1" } });
    expect(headers["cache-control"]).toBe("private, no-store");
  }
  expect(rendered).toHaveLength(3);
});

interface Sized extends Storable {
  name: string;
}

/** One request to a cache: its connection, and how often its page was rendered. */
function orderOf(key: string, render: PageOrder<Sized>["render"]) {
  const closed: (() => void)[] = [];
  const response = { once: (_event: "close", listener: () => void) => closed.push(listener) };
  return {
    order: {
      key,
      minute: 1,
      render,
      response: response as unknown as PageOrder<Sized>["response"],
    },
    leave: () => closed.forEach((listener) => listener()),
  };
}

const sized = (name: string, size: number): Sized => ({
  name,
  isShareable: true,
  size: () => size,
});

test("evicts the least recently used page when full, and does not store one that is too large", async () => {
  const cache = createPageCache<Sized>(100_000);
  const render = vi.fn(async (name: string, size: number) => sized(name, size));
  const requestPage = (name: string, size = 30_000) =>
    cache.get(orderOf(name, () => render(name, size)).order);
  await requestPage("a");
  await requestPage("b");
  await requestPage("a");
  await requestPage("c");
  expect(render).toHaveBeenCalledTimes(3);
  await requestPage("a");
  expect(render).toHaveBeenCalledTimes(3);
  await requestPage("b");
  expect(render).toHaveBeenCalledTimes(4);
  await requestPage("huge", 200_000);
  await requestPage("huge", 200_000);
  expect(render).toHaveBeenCalledTimes(6);
});

test("a visitor who leaves does not abort rendering for others; the last one to leave does", async () => {
  const cache = createPageCache<Sized>();
  const signals: AbortSignal[] = [];
  let finish = (_page: Sized): void => undefined;
  const render = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<Sized>((resolve) => {
      finish = resolve;
    });
  };
  const first = orderOf("a", render);
  const second = orderOf("a", render);
  const responses = [cache.get(first.order), cache.get(second.order)];
  first.leave();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  second.leave();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  finish(sized("a", 1));
  expect((await Promise.all(responses)).map(({ name }) => name)).toEqual(["a", "a"]);
});
