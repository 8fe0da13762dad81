import { buildServer } from "@hjem/site-server/build-server";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { stubApi, StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

const evil = `</script><script>alert(1)</script>`;
const SEARCH = "POST /api/v2/property/search";
const LISTING = "GET /api/v2/property";

/** A site is closed until its API says that it has no password. */
const withoutGate: StubResponses = { "GET /api/web-access": { data: null, isRequired: false } };
let responses: StubResponses = {};
let site: Awaited<ReturnType<typeof buildServer>>;

const visit = (url: string, headers: Record<string, string> = {}) =>
  site.inject({ url, headers: { host: "no.localhost", ...headers } });

beforeAll(async () => {
  site = await buildServer({
    settings: {
      root: path.resolve(import.meta.dirname, ".."),
      isDev: true,
      host: "127.0.0.1",
      port: 4_173,
      apiUrl: "http://api.test",
      trustedProxies: ["loopback"],
      mode: "live",
      signInOrigins: {},
      siteOrigins: new Map([["no", "https://www.example.no"]]),
      fixedNow: Date.parse("2026-11-21T11:00:00Z"),
    },
    fetch: (...request) => stubApi({ ...withoutGate, ...responses }).fetch(...request),
    hasLog: false,
  });
});
afterAll(() => site.close());

test("FND-038, FND-039, FND-040: an unknown URL is the 404 page, in Norwegian", async () => {
  const { statusCode, payload, headers } = await visit("/a/b/c");
  expect(statusCode).toBe(404);
  expect(payload).toContain("Vi finner ikke siden");
  expect(payload).toContain('<html lang="nb-NO" data-region="no"');
  expect(payload).toContain('name="robots" content="noindex"');
  expect(headers["cache-control"]).toContain("s-maxage=60");
});

test("FND-001, FND-007, FND-008: the site is in Norwegian, and in English on request", async () => {
  const { payload } = await visit("/no-such-page?language=en");
  expect(payload).toContain('<html lang="en-GB"');
  expect(payload).toContain("Page not found");
});

test("RTE-025, UI-010: /error is the 404 page", async () => {
  const { statusCode, payload } = await visit("/error");
  expect(statusCode).toBe(404);
  expect(payload).toContain("Vi finner ikke siden");
});

test("a malformed path is the 404 page", async () => {
  expect((await visit("/%E0%A4%A")).statusCode).toBe(404);
});

test("K14: an id that every object has is the 404 page, not a failure", async () => {
  responses = {
    [LISTING]: new StubError(404, "not_found"),
  };
  const statuses = async (urls: string[]) => {
    const answers: [string, number][] = [];
    for (const url of urls) answers.push([url, (await visit(url)).statusCode]);
    return answers;
  };
  const ids = ["/property/-1/constructor", "/property/__proto__/__proto__", "/agent/constructor"];
  expect(await statuses(ids)).toEqual(ids.map((url) => [url, 404]));
});

test("results are in the HTML, and nothing in them can become a script", async () => {
  const data = [
    norwegianHome({ title: evil, images: [] }),
    norwegianHome({ propertyId: "2a27pd7j0a", images: [] }),
  ];
  responses = {
    [SEARCH]: { data, pagination: { currentPage: 1, perPage: 12, total: 2, lastPage: 1 } },
  };
  const { statusCode, payload } = await visit("/list");
  expect(statusCode).toBe(200);
  expect(payload).toContain("Nardovegen 12, 7032 Trondheim");
  expect(payload).not.toContain("<script>alert");
  expect(payload).toMatch(/<style[^>]*>/);
});

test("while the API is starting or busy a page asks to try again with 503, in the visitor's language, styled, with its incident id", async () => {
  responses = { [SEARCH]: new StubError(503, "not_ready") };
  const { statusCode, payload, headers } = await visit("/list?language=en", {
    "x-request-id": "request-1234",
  });
  expect([statusCode, headers["retry-after"]]).toEqual([503, "3"]);
  expect(payload).toContain("Something went wrong");
  expect(payload).toMatch(/<a [^>]*href="\/list\?language=en"[^>]*>(?:<span[^>]*>)?Try again</);
  expect(payload).toContain("request-1234");
  expect(payload).toContain("<header");
  expect(payload).toMatch(/<style[^>]*>/);
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("a response of the wrong shape is a 500 and shows nothing of it", async () => {
  responses = { [SEARCH]: { data: [{ title: "half a home" }] } };
  const { statusCode, payload } = await visit("/list");
  expect(statusCode).toBe(500);
  expect(payload).not.toContain("half a home");
});

test("D12: a listing of the other region redirects to its site permanently", async () => {
  const away = () =>
    new Response(
      JSON.stringify({
        error: { code: "other_region", message: "…", origin: "http://au.localhost" },
      }),
      { status: 404, headers: { "content-type": "application/json" } },
    );
  responses = { [LISTING]: away };
  const { statusCode, headers } = await visit("/property/000123/1a27pd7j0a");
  expect([statusCode, headers.location]).toEqual([
    301,
    "http://au.localhost/property/000123/1a27pd7j0a",
  ]);
});

test("an unknown listing is the 404 page", async () => {
  responses = { [LISTING]: new StubError(404, "not_found") };
  const { statusCode, payload } = await visit("/property/000123/1a27pd7j0a");
  expect(statusCode).toBe(404);
  expect(payload).toContain("Vi finner ikke siden");
});

test("D26, D28: a guarded page is a skeleton with a link to sign-in, and is not cached", async () => {
  responses = {};
  const { statusCode, payload, headers } = await visit("/user/devices");
  expect(statusCode).toBe(200);
  expect(payload).toMatch(
    /<noscript><p [^>]*><a [^>]*href="\/login"[^>]*>Logg inn for å se denne siden<\/a><\/p><\/noscript>/,
  );
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("ACC-002, ACC-007, ACC-008, D28: sign-in is rendered with its one provider, without a header, and is not cached", async () => {
  responses = { "GET /api/auth/providers": { data: [{ provider: "vipps", isDemo: true }] } };
  const { statusCode, payload, headers } = await visit("/login?redirect=/user");
  expect(statusCode).toBe(200);
  expect(payload).toContain("Fortsett med Vipps");
  expect(payload).not.toContain("Facebook");
  expect(payload).not.toContain("<header");
  expect(headers["cache-control"]).toBe("private, no-store");
});

test.each([
  "signin=vipps&state=vipps-login.x&code=y",
  "signin=vipps&error=access_denied",
  "code=y",
])(
  "ACC-038, D28: a page that would be cached is not with %s, which a provider sends back",
  async (query) => {
    const cachedFor = async (address: string) => (await visit(address)).headers["cache-control"];
    expect(await cachedFor("/a/b/c")).toContain("s-maxage=60");
    expect(await cachedFor(`/a/b/c?${query}`)).toBe("private, no-store");
  },
);

test("the token of an email link is in no response of the server", async () => {
  responses = {};
  const { statusCode, payload } = await visit(`/user/activate?token=${"t".repeat(43)}`);
  expect(statusCode).toBe(200);
  expect(payload).not.toContain("t".repeat(43));
});

test("a page that has been sent leaves no timer that would keep its data in memory", async () => {
  const set = vi.spyOn(globalThis, "setTimeout");
  const clear = vi.spyOn(globalThis, "clearTimeout");
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const pagination = { currentPage: 1, perPage: 12, total: 1, lastPage: 1 };
  responses = { [SEARCH]: { data: [norwegianHome({ images: [] })], pagination } };
  expect((await visit("/list")).statusCode).toBe(200);
  const cleared = new Set(clear.mock.calls.map(([timer]) => timer));
  const long = set.mock.results.filter((_, index) => Number(set.mock.calls[index]?.[1]) > 10_000);
  expect(long.length).toBeGreaterThan(0);
  expect(long.filter(({ value }) => !cleared.has(value))).toEqual([]);
});
