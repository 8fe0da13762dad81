import type { RegionBasics } from "@hjem/domain/region";
import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { themeScript } from "@hjem/storefront/theme-script";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { hashSource } from "./pages/content-security-policy.ts";
import type { Rendered, RenderRequest } from "./render/create-renderer.tsx";
import type { ServerSettings } from "./settings.ts";
import { openTestServer } from "./testing/test-server.ts";

const style = "main{color:red}";
const page = (request: RenderRequest, status = 200, isCacheable = true): Rendered => ({
  kind: "page",
  status,
  html: `<!doctype html><html lang="${request.language}"><p>${"bolig ".repeat(400)}</p></html>`,
  styleHashes: [hashSource(style)],
  isCacheable,
});

/** A server whose pages are rendered by `render`, and the requests that it rendered. */
async function serverOf(
  render: (request: RenderRequest) => Rendered = page,
  region: RegionBasics = regionNoBasics,
  given: Partial<ServerSettings> = {},
) {
  const rendered: RenderRequest[] = [];
  const app = await openTestServer({
    region,
    settings: given,
    clock: () => 1_795_258_859_999,
    render: async (request) => {
      rendered.push(request);
      return render(request);
    },
  });
  return { app, rendered };
}

test("D28: a public page is cached at the edge for a minute, and sets no cookie", async () => {
  const { app } = await serverOf();
  const { headers } = await app.inject("/list");
  expect(headers["cache-control"]).toBe(
    "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
  );
  expect(headers["set-cookie"]).toBeUndefined();
});

test("D117: a property page is stale at the edge for a minute at most, but not a path that only starts alike", async () => {
  const { app } = await serverOf();
  const staleOf = async (url: string) =>
    /stale-while-revalidate=(\d+)/.exec(
      String((await app.inject(url)).headers["cache-control"]),
    )?.[1];
  expect(await staleOf("/property/001204/3f7q9z2k1m")).toBe("60");
  expect(await staleOf("/property/001204/3f7q9z2k1m/mortgage?language=en")).toBe("60");
  expect(await staleOf("/property")).toBe("600");
});

test("D28: a 404 is cached as long, an error and a guarded page are not", async () => {
  const missing = await serverOf((request) => page(request, 404));
  expect((await missing.app.inject("/x")).headers["cache-control"]).toContain("s-maxage=60");
  const guarded = await serverOf((request) => page(request, 200, false));
  expect((await guarded.app.inject("/user")).headers["cache-control"]).toBe("private, no-store");
  const broken = await serverOf((request) => page(request, 500, false));
  const response = await broken.app.inject("/list");
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([
    500,
    "private, no-store",
  ]);
  expect(response.headers.etag).toBeUndefined();
});

test("D28: the content security policy allows scripts of the site and the theme script by hash, styles by theirs, and no nonce", async () => {
  const { app } = await serverOf();
  const policy = String((await app.inject("/")).headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' ${hashSource(themeScript)};`);
  expect(policy).toContain(`style-src 'self' ${hashSource(style)};`);
  expect(policy).not.toContain("nonce");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("D28: pictures are allowed from the site only, and from the host of a detailed map where one is set", async () => {
  const policy = async (given: Partial<ServerSettings>) => {
    const { app, rendered } = await serverOf(undefined, undefined, given);
    const { headers } = await app.inject("/list?view=map");
    const [pictures] = /img-src[^;]*/.exec(String(headers["content-security-policy"])) ?? [];
    return { pictures, view: rendered[0]?.tiles };
  };
  expect(await policy({})).toEqual({ pictures: "img-src 'self' data: blob:", view: undefined });
  const { tiles } = regionNoBasics.map;
  expect(await policy({ tiles: "region" })).toEqual({
    pictures: "img-src 'self' data: blob: https://cache.kartverket.no",
    view: tiles,
  });
  const own = { ...tiles, url: "https://{s}.tiles.example/{z}/{x}/{y}.png" };
  expect((await policy({ tiles: own })).pictures).toBe(
    "img-src 'self' data: blob: https://*.tiles.example",
  );
});

test("S24, D31: names ignored query parameters in a header, in ASCII", async () => {
  const ignoring = (keys: readonly string[]) =>
    serverOf((request) => ({ ...page(request), ignoredFields: keys }));
  const named = await ignoring(["foo", "pris\r\nset-cookie", "\ud800"]);
  const { headers } = await named.app.inject("/list");
  expect(headers["x-ignored-fields"]).toBe("foo,pris%0D%0Aset-cookie,%EF%BF%BD");
  const none = await ignoring([]);
  expect((await none.app.inject("/list")).headers).not.toHaveProperty("x-ignored-fields");
});

test("FND-051: no page may request the visitor's location", async () => {
  const { app } = await serverOf();
  expect((await app.inject("/")).headers["permissions-policy"]).toContain("geolocation=()");
});

test("sends a page as brotli, gzip or plain, as the browser accepts", async () => {
  const { app } = await serverOf();
  const requested = (encoding: string) =>
    app.inject({ url: "/", headers: { "accept-encoding": encoding } });
  const brotli = await requested("gzip, deflate, br");
  expect(brotli.headers["content-encoding"]).toBe("br");
  const zipped = await requested("gzip;q=0.5, br;q=0");
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  const plain = await requested("identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
  expect(brotli.headers.vary).toContain("Accept-Encoding");
});

test("returns 304 without a body for a page that the browser already has", async () => {
  const { app } = await serverOf();
  const { etag } = (await app.inject("/")).headers;
  const again = await app.inject({ url: "/", headers: { "if-none-match": String(etag) } });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
  const other = await app.inject({ url: "/", headers: { "if-none-match": '"other"' } });
  expect(other.statusCode).toBe(200);
});

test("HEAD returns the headers of the page without the page", async () => {
  const { app } = await serverOf();
  const head = await app.inject({ method: "HEAD", url: "/list" });
  const get = await app.inject("/list");
  expect([head.statusCode, head.payload]).toEqual([200, ""]);
  expect(head.headers.etag).toBe(get.headers.etag);
});

test("passes a loader's redirect on, and only a permanent one is cached", async () => {
  const lasting = await serverOf(() => ({
    kind: "redirect",
    status: 301,
    location: "http://au.localhost/p",
  }));
  const moved = await lasting.app.inject("/property/1/2");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "http://au.localhost/p"]);
  expect(moved.headers["cache-control"]).toContain("s-maxage=60");
  const passing = await serverOf(() => ({ kind: "redirect", status: 302, location: "/list" }));
  const now = await passing.app.inject("/list?sort=price-asc");
  expect([now.statusCode, now.headers["cache-control"]]).toEqual([302, "private, no-store"]);
});

test.each([
  ["/list", undefined, "no"],
  ["/list?language=en", undefined, "en"],
  ["/list", "a=b; language=en", "en"],
  ["/list?language=no", "language=en", "no"],
  ["/list?language=xx", "language=yy", "no"],
])("FND-007..009, D25: %s with the cookie %s is rendered in %s", async (url, cookie, language) => {
  const { app, rendered } = await serverOf();
  const response = await app.inject({ url, headers: cookie ? { cookie } : {} });
  expect(rendered[0]?.language).toBe(language);
  expect(response.headers.vary).toContain("Cookie");
});

test("FND-010: Norwegian requested in Australia is English", async () => {
  const { app, rendered } = await serverOf(page, regionAuBasics);
  const response = await app.inject({ url: "/?language=no", headers: { cookie: "language=no" } });
  expect(rendered[0]?.language).toBe("en");
  expect(response.headers.vary).toBe("Accept-Encoding");
});

test("D12, D49: identifies the site by its origin only, and the visitor by the headers of a trusted proxy", async () => {
  const { app, rendered } = await serverOf();
  const headers = {
    host: "127.0.0.1:4151",
    "x-forwarded-host": "evil.test:6666",
    "x-forwarded-proto": "http",
    "x-forwarded-for": "203.0.113.9",
    "x-request-id": "request-1234",
  };
  await app.inject({ url: "/list", headers });
  expect(rendered[0]?.request.url).toBe("https://no.example/list");
  expect(rendered[0]?.requestId).toBe("request-1234");
  expect(rendered[0]?.api.headers).toEqual({
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "no.example",
    "x-forwarded-proto": "https",
    "x-request-id": "request-1234",
  });
});

test("D12: ignores the forwarding headers of an untrusted peer", async () => {
  const { app, rendered } = await serverOf(page, regionNoBasics, { trustedProxies: ["10.0.0.1"] });
  await app.inject({ url: "/", headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(rendered[0]?.api.headers?.["x-forwarded-for"]).toBe("127.0.0.1");
});

test("a path with two slashes stays a path, and an invalid request id is ignored", async () => {
  const { app, rendered } = await serverOf();
  await app.inject({
    url: "//evil.test/x",
    headers: { host: "no.localhost", "x-request-id": "<script>" },
  });
  expect(rendered[0]?.request.url).toBe("https://no.example//evil.test/x");
  expect(rendered[0]?.requestId).toMatch(/^[\da-f-]{36}$/);
});

test("D35: renders a page for the start of the minute, or for the fixed time of a test", async () => {
  const running = await serverOf();
  await running.app.inject("/");
  expect(running.rendered[0]).toMatchObject({ now: 1_795_258_800_000, isClockFixed: false });
  const current = await serverOf(page, regionNoBasics, { fixedNow: 42 });
  await current.app.inject("/");
  expect(current.rendered[0]).toMatchObject({ now: 42, isClockFixed: true });
});

test("D37: a loader's request to the API times out after five seconds", async () => {
  const { app, rendered } = await serverOf();
  await app.inject("/");
  expect(rendered[0]?.api.timeoutMs).toBe(5_000);
});

test.each([
  ["/list", "Noe gikk galt"],
  ["/list?language=en", "Something went wrong"],
])(
  "when rendering fails, %s returns the static error page in the visitor's language",
  async (url, words) => {
    const { app } = await serverOf(() => {
      throw new Error("secret of the database");
    });
    const response = await app.inject({ url, headers: { "x-request-id": "request-1234" } });
    expect(response.statusCode).toBe(500);
    expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.payload).toContain(words);
    expect(response.payload).toContain("request-1234");
    expect(response.payload).not.toContain("secret");
    const inlined = response.payload.match(/<style>(.*?)<\/style>/)?.[1] ?? "";
    expect(response.headers["content-security-policy"]).toContain(hashSource(inlined));
  },
);

test("the health check needs no rendering", async () => {
  const { app, rendered } = await serverOf();
  expect((await app.inject("/health")).json()).toEqual({ status: "ok" });
  expect(rendered).toEqual([]);
});

test("robots.txt excludes personal pages", async () => {
  const { app } = await serverOf();
  const { payload } = await app.inject("/robots.txt");
  expect(payload).toContain("Disallow: /user\n");
  expect(payload).toContain("Disallow: /api/\n");
});

test("returns an error in the API's shape when the API cannot be reached", async () => {
  const { app } = await serverOf();
  const response = await app.inject("/api/v2/property?id=x");
  expect([response.statusCode, response.json().error.code]).toEqual([502, "bad_gateway"]);
  expect(response.json().error.message).toContain("Prøv igjen");
});

test("pages accept GET and POST only", async () => {
  const { app } = await serverOf();
  for (const method of ["PUT", "PATCH", "DELETE"] as const) {
    expect((await app.inject({ method, url: "/list" })).statusCode).toBe(404);
  }
});

test("D118: does not start a site whose market SITE_ORIGINS does not name", async () => {
  const siteOrigins = new Map([["au", "https://www.example.com.au"]]);
  await expect(serverOf(page, regionNoBasics, { siteOrigins })).rejects.toThrow(
    'SITE_ORIGINS does not name the region "no"',
  );
});

test("ASVS 3.4.1: a site on https sends HSTS for two years, one on http does not", async () => {
  const headersAt = async (origin: string) => {
    const app = await openTestServer({
      render: async (request) => page(request),
      settings: { siteOrigins: new Map([["no", origin]]) },
    });
    return (await app.inject({ url: "/" })).headers["strict-transport-security"];
  };
  expect(await headersAt("https://www.hjem.example")).toBe("max-age=63072000; includeSubDomains");
  expect(await headersAt("http://no.localhost:3000")).toBeUndefined();
});
