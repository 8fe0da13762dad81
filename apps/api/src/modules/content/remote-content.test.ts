import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { openAdminArea } from "../../testing/admin-tests.ts";
import { readContentQuery } from "./content-query.ts";
import { createRemoteContent, remoteQuery } from "./remote-content.ts";

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const entry = {
  id: 7,
  documentId: "abcdefghijklmnopqrstuvwx",
  url: "kjope",
  title: "Kjøpe",
  description: "",
  kind: "guide",
  region: "no",
  locale: "no",
  readingMinutes: null,
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  publishedAt: "2026-11-20T10:00:00.000Z",
  sources: [],
  picture: {
    id: 3,
    url: "/uploads/stue_1a2b.jpg",
    mime: "image/jpeg",
    alternativeText: null,
    width: 1600,
    height: 900,
    formats: { small: { url: "/uploads/small_stue_1a2b.jpg", mime: "image/jpeg" } },
  },
  blocks: [
    {
      __component: "blocks.article",
      id: 1,
      text: "![Stue](/uploads/stue_1a2b.jpg) <script>alert(1)</script>",
      html: "<script>alert(2)</script>",
    },
  ],
};
const listOf = (...data: unknown[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } },
});
const json =
  (body: unknown, status = 200): Respond =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
const picture: Respond = (response) => {
  response.writeHead(200, { "content-type": "image/jpeg" });
  response.end("bytes");
};

let respond: Respond;
const requests: IncomingMessage[] = [];
const strapi = createServer((request, response) => {
  requests.push(request);
  respond(response, request);
});
let url: string;
let api: AccountTest;

beforeAll(async () => {
  await new Promise<void>((done) => strapi.listen(0, "127.0.0.1", done));
  const { port } = strapi.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  api = await openAccountTest({
    contentUrl: url,
    firstAdministrators: new Map([["no", "admin@example.com"]]),
  });
});
afterAll(async () => {
  await api.close();
  strapi.closeAllConnections();
  strapi.close();
});
beforeEach(() => {
  respond = json(listOf(entry));
});
afterEach(async () => {
  requests.length = 0;
  // Beyond what is remembered, and the pause after a failure.
  api.clock.now += 60_000;
  await api.db.deleteFrom("content_copy").execute();
});

const PAGES = "/api/cms-pages?locale=no&filters[url]=kjope&populate[blocks][populate]=*";
const get = (address: string, headers = {}) =>
  api.app.inject({ url: address, headers: { host: "no.localhost", ...headers } });

test("CMS-023: content comes from the Strapi of CONTENT_URL, and nothing of the visitor goes there", async () => {
  const response = await get(PAGES, {
    authorization: "Bearer secret",
    cookie: "refresh=secret",
    "x-forwarded-for": "192.0.2.7",
  });
  expect(response.statusCode).toBe(200);
  expect(response.json().data).toMatchObject([{ url: "kjope", title: "Kjøpe" }]);
  const [sent] = requests;
  expect(decodeURIComponent(sent?.url ?? "")).toBe(
    "/api/cms-pages?locale=no&filters[url][$eq]=kjope&populate[blocks][populate]=*&pagination[page]=1&pagination[pageSize]=25",
  );
  expect(JSON.stringify(sent?.headers)).not.toMatch(/secret|192\.0\.2|authorization|cookie/);
  await get(PAGES);
  expect(requests).toHaveLength(1);
});

test("D114, D115: what a Strapi sends is cleaned, and its pictures are of the own origin", async () => {
  const query = readContentQuery("cms-pages", {
    "filters[url][$in][0]": "a b",
    "filters[url][$in][1]": "c&d",
    sort: "title:desc",
  });
  expect(decodeURIComponent(remoteQuery("cms-pages", query))).toBe(
    "cms-pages?locale=en&filters[url][$in][0]=a+b&filters[url][$in][1]=c&d&sort[0]=title:desc&pagination[page]=1&pagination[pageSize]=25",
  );
  const [page] = (await get(PAGES)).json().data;
  expect(page.picture).toEqual({
    url: "/media/content/uploads/stue_1a2b.jpg",
    alternativeText: "",
    width: 1600,
    height: 900,
  });
  expect(page.blocks[0].html).toContain('src="/media/content/uploads/stue_1a2b.jpg"');
  expect(page.blocks[0].html).not.toContain("script");
  api.clock.now += 60_000;
  const foreign = { ...entry.picture, url: "https://elsewhere.example/a.jpg" };
  respond = json(listOf({ ...entry, picture: foreign }, { id: "no entry" }));
  expect((await get(PAGES)).json().data).toMatchObject([{ picture: null }]);
});

test("D114: an older Strapi, with its fields in attributes, is read too", async () => {
  const { id, documentId, ...attributes } = entry;
  respond = json(listOf({ id, documentId, attributes }));
  expect((await get(PAGES)).json().data).toMatchObject([{ id: 7, title: "Kjøpe" }]);
});

const failures: [string, Respond][] = [
  ["fails", json({ data: null, error: { status: 500 } }, 500)],
  ["does not know a filter", json({ data: null, error: { status: 400 } }, 400)],
  ["sends no JSON", json("<html>")],
  ["sends another form", json({ data: "x" })],
  [
    "redirects",
    (response) => void response.writeHead(302, { location: "http://127.0.0.1/" }).end(),
  ],
  ["closes the connection", (response) => void response.destroy()],
  ["never ends", (response) => void response.writeHead(200).write("[")],
];

test.each(failures)(
  "issue 16: the last good copy is sent, with its age, while the service %s",
  async (_, failure) => {
    await get(PAGES);
    api.clock.now += 90_000;
    respond = failure;
    const content = createRemoteContent({
      url,
      db: api.db,
      now: () => api.clock.now,
      log: { warn: () => {} },
      timeoutMs: 200,
    });
    const query = readContentQuery("cms-pages", {
      locale: "no",
      "filters[url]": "kjope",
      "populate[blocks][populate]": "*",
    });
    const { list, age } = await content.list("cms-pages", query);
    expect(list.data).toMatchObject([{ title: "Kjøpe", picture: { width: 1600 } }]);
    expect(age).toBe(90);
  },
);

test("issue 16: without a copy the error is Strapi's, and nobody waits for a service that was just away", async () => {
  respond = json("", 500);
  const response = await get(PAGES);
  expect(response.statusCode).toBe(502);
  expect(response.json().error).toMatchObject({ status: 502, name: "BadGatewayError" });
  await get("/api/contents?locale=no");
  expect(requests).toHaveLength(1);
  api.clock.now += 6_000;
  respond = json(listOf(entry));
  expect((await get(PAGES)).statusCode).toBe(200);
  api.clock.now += 40_000;
  respond = json("", 500);
  const stale = await get(PAGES);
  expect(stale).toMatchObject({ statusCode: 200, headers: { age: "40" } });
});

test("D114: pictures of the service are served from the own origin, and nothing else of it", async () => {
  respond = picture;
  const response = await get("/media/content/uploads/stue_1a2b.jpg", {
    authorization: "Bearer secret",
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("image/jpeg");
  expect(response.headers["cache-control"]).toContain("max-age=86400");
  expect(requests[0]?.url).toBe("/uploads/stue_1a2b.jpg");
  expect(requests[0]?.headers.authorization).toBeUndefined();
  respond = (sent) => {
    sent.writeHead(200, { "content-type": "image/svg+xml" });
    sent.end("<svg/>");
  };
  expect((await get("/media/content/uploads/a.svg")).statusCode).toBe(404);
  for (const file of ["..%2Fapi%2Fusers", "%2e%2e", "a%00b", "x".repeat(5_000)]) {
    expect((await get(`/media/content/uploads/${file}`)).statusCode).toBeGreaterThanOrEqual(404);
  }
  expect(requests).toHaveLength(2);
});

test("D114: who has a Strapi writes there: drafts are not sent, and the own editor is switched off", async () => {
  expect((await get("/api/cms-pages?status=draft")).statusCode).toBe(403);
  const admin = await openAdminArea(api, "admin@example.com");
  expect((await admin.call("/api/cms-pages?status=draft", { method: "GET" })).statusCode).toBe(403);
  const list = await admin.call("/api/admin/content", { method: "GET" });
  expect(list.json().error.code).toBe("switched_off");
  expect(requests).toHaveLength(0);
});
