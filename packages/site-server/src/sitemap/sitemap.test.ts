import type { RegionBasics } from "@hjem/domain/region";
import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { StubError, stubApi, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openTestServer } from "../testing/test-server.ts";

const part = (number: number, changedAt: string) => ({ part: number, count: 2, changedAt });
const home = (propertyId: string, agencyId = "001204") => ({
  propertyId,
  agencyId,
  changedAt: "2026-11-20T08:00:00.000Z",
});
const counted = (total: number) => ({
  data: [],
  pagination: { currentPage: 1, perPage: 1, total, lastPage: total },
});

const responses: StubResponses = {
  "GET /api/v2/sitemap/listings": {
    data: [part(1, "2026-11-20T08:00:00.000Z"), part(3, "2026-11-21T08:00:00.000Z")],
  },
  "GET /api/v2/sitemap/listings/1": ({ query }) =>
    query.get("after") === "0"
      ? { data: [home("3f7q9z2k1m"), home("3f7q9z2k1n", "-1")], next: 2 }
      : { data: [home("3f7q9z2k1p")], next: null },
  "GET /api/v2/sitemap/listings/2": { data: [], next: null },
  "GET /api/v2/sitemap/agents": { data: [part(1, "2026-11-19T08:00:00.000Z")] },
  "GET /api/v2/sitemap/agents/1": {
    data: [{ agentId: "001204-1", changedAt: "2026-11-19T08:00:00.000Z" }],
    next: null,
  },
  "GET /api/v2/sitemap/agencies": { data: [part(1, "2026-11-19T08:00:00.000Z")] },
  "GET /api/v2/sitemap/agencies/1": {
    data: [{ agencyId: "001204", changedAt: "2026-11-19T08:00:00.000Z" }],
    next: null,
  },
  "GET /api/v2/sitemap/areas": { data: [part(2, "2026-11-18T08:00:00.000Z")] },
  "GET /api/v2/sitemap/areas/2": ({ query }) =>
    query.get("after") === "0"
      ? { data: [{ address: "oslo", changedAt: "2026-11-18T08:00:00.000Z" }], next: 7 }
      : { data: [{ address: "oslo/frogner", changedAt: "2026-11-17T08:00:00.000Z" }], next: null },
  "POST /api/v2/property/search": ({ body }) =>
    counted(JSON.stringify(body).includes("leisure") ? 0 : 5),
};

/** A site's server over an API with the test's responses. */
async function serverOf(region: RegionBasics = regionNoBasics, given: StubResponses = {}) {
  const api = stubApi({ ...responses, ...given });
  const app = await openTestServer({
    region,
    settings: { siteOrigins: new Map([[region.id, "https://hjem.example"]]) },
    fetch: api.fetch,
    render: async () => ({
      kind: "page",
      status: 404,
      html: "",
      styleHashes: null,
      isCacheable: false,
    }),
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, calls: api.calls };
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

test("robots.txt links the sitemap on the site's origin, whatever the host header, and excludes personal pages", async () => {
  const { get } = await serverOf();
  const headers = { "x-forwarded-host": "evil.test", "x-forwarded-proto": "http" };
  const { payload } = await get("/robots.txt", headers);
  expect(payload).toContain("Sitemap: https://hjem.example/sitemap.xml\n");
  for (const path of [
    "/user",
    "/my-listing",
    "/preview/",
    "/r/",
    "/list/filters",
    "/admin-listing",
  ]) {
    expect(payload.split("\n")).toContain(`Disallow: ${path}`);
  }
});

test("the index lists the pages and every part of homes, agents, agencies and places, with last modification", async () => {
  const { get } = await serverOf();
  const { payload, headers } = await get("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(headers["cache-control"]).toContain("s-maxage=3600");
  expect(payload).toContain(
    "<sitemap><loc>https://hjem.example/sitemap-homes-3.xml</loc><lastmod>2026-11-21T08:00:00.000Z</lastmod></sitemap>",
  );
  expect(addresses(payload)).toEqual([
    "https://hjem.example/sitemap-pages.xml",
    "https://hjem.example/sitemap-homes-1.xml",
    "https://hjem.example/sitemap-homes-3.xml",
    "https://hjem.example/sitemap-agents-1.xml",
    "https://hjem.example/sitemap-agencies-1.xml",
    "https://hjem.example/sitemap-places-2.xml",
  ]);
});

test("agents, agencies and places have their own sitemaps, with last modification", async () => {
  const { get } = await serverOf(regionAuBasics);
  const agents = await get("/sitemap-agents-1.xml");
  expect(agents.payload).toContain(
    "<url><loc>https://hjem.example/agent/001204-1</loc><lastmod>2026-11-19T08:00:00.000Z</lastmod></url>",
  );
  const agencies = await get("/sitemap-agencies-1.xml");
  expect(addresses(agencies.payload)).toEqual(["https://hjem.example/agency/001204"]);
  const places = await get("/sitemap-places-2.xml");
  expect(addresses(places.payload)).toEqual([
    "https://hjem.example/locations/oslo",
    "https://hjem.example/locations/oslo/frogner",
  ]);
  expect((await get("/sitemap-pages.xml")).payload).toContain(
    "<loc>https://hjem.example/agent</loc>",
  );
});

test("D18, D25: lists every home once per language, with alternate links", async () => {
  const { get } = await serverOf();
  const { payload } = await get("/sitemap-homes-1.xml");
  const path = "https://hjem.example/property/001204/3f7q9z2k1m";
  expect(addresses(payload)).toEqual([
    path,
    `${path}?language=en`,
    "https://hjem.example/property/-1/3f7q9z2k1n",
    "https://hjem.example/property/-1/3f7q9z2k1n?language=en",
    "https://hjem.example/property/001204/3f7q9z2k1p",
    "https://hjem.example/property/001204/3f7q9z2k1p?language=en",
  ]);
  expect(payload).toContain(`<xhtml:link rel="alternate" hreflang="nb-NO" href="${path}"/>`);
  expect(payload).toContain(
    `<xhtml:link rel="alternate" hreflang="en-GB" href="${path}?language=en"/>`,
  );
  expect(payload.trimEnd().endsWith("</urlset>")).toBe(true);
});

test("a site with one language has no alternate links", async () => {
  const { payload } = await (await serverOf(regionAuBasics)).get("/sitemap-homes-1.xml");
  expect(addresses(payload)).toHaveLength(3);
  expect(payload).not.toContain("hreflang=");
});

test("lists the home page and each list with homes, with escaped URLs", async () => {
  const { get } = await serverOf();
  const { payload } = await get("/sitemap-pages.xml");
  const found = addresses(payload);
  expect(found).toContain("https://hjem.example/");
  expect(found).toContain("https://hjem.example/list");
  expect(found).toContain("https://hjem.example/list?listingType=rent");
  expect(found).toContain(
    "https://hjem.example/list?listingType=commercial&amp;acquisition=rent&amp;language=en",
  );
  expect(found.some((address) => address?.includes("leisure"))).toBe(false);
});

test("compresses a sitemap as the client accepts", async () => {
  const { get } = await serverOf();
  const plain = await get("/sitemap-homes-1.xml", { "accept-encoding": "identity" });
  const brotli = await get("/sitemap-homes-1.xml", { "accept-encoding": "br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  const zipped = await get("/sitemap-homes-1.xml", { "accept-encoding": "gzip" });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
});

test("D12: tells the API which site the sitemap is for", async () => {
  const { get, calls } = await serverOf();
  await get("/sitemap.xml");
  expect(calls[0]?.headers.get("x-forwarded-host")).toBe("hjem.example");
});

test("an unknown part or an invalid number is not found", async () => {
  const { get } = await serverOf();
  for (const number of ["2", "0", "x", "1234567"]) {
    expect((await get(`/sitemap-homes-${number}.xml`)).statusCode).toBe(404);
  }
});

test("returns 503 with Retry-After and without caching when the API fails", async () => {
  const away = new StubError(503, "not_ready");
  const { get } = await serverOf(regionNoBasics, {
    "GET /api/v2/sitemap/listings": () => away,
    "GET /api/v2/sitemap/listings/1": () => away,
  });
  for (const path of ["/sitemap.xml", "/sitemap-pages.xml", "/sitemap-homes-1.xml"]) {
    const response = await get(path);
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "120"]);
    expect(response.headers["cache-control"]).toBe("private, no-store");
  }
});
