import type { ApiContext } from "@hjem/api-client/api-context";
import { contentApi } from "@hjem/api-client/endpoints/content";
import { checkResponses } from "@hjem/api-client/response-checks";
import { defaultSearchPaths, servicesAt } from "@hjem/api-client/services";
import { releaseContent } from "@hjem/api/modules/content/release-content";
import { TEST_NOW } from "@hjem/api/testing/sample-listings";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { ContentError } from "@hjem/domain/content/content-entry";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractEntries } from "./content-entries.ts";
import { createContractStore } from "./contract-store.ts";
import { injectedFetch } from "./injected-fetch.ts";
import { askStrapi, strapiName } from "./recorded-strapi.ts";

/** A content service under test: the API's own, and a real Strapi that has the same entries. */
interface Service {
  name: string;
  fetch: ApiContext["fetch"];
}

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await releaseContent(server.db, contractEntries, TEST_NOW);
  checkResponses();
});
afterAll(() => server.close());

const services: Service[] = [
  {
    name: "the API's own content",
    fetch: (address, request) => injectedFetch(server.app, "no.localhost:3000")(address, request),
  },
  {
    name: strapiName,
    fetch: async (address: string) => {
      const { status, text } = await askStrapi(address);
      return new Response(text, { status });
    },
  },
];

describe.each(services)("$name", ({ fetch: send }) => {
  const call = async (path: string) => {
    const { signal } = new AbortController();
    const response = await send(`/api/${path}`, { method: "GET", headers: {}, signal });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const titles = async (path: string): Promise<string[]> =>
    (await call(path)).body.data.map(({ title }: { title: string }) => title);

  test("CMS-019..022: a list is flat, with its pagination beside it", async () => {
    const { status, body } = await call("cms-pages?locale=en&sort=url&filters[region]=no");
    expect(status).toBe(200);
    expect(body.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 2 });
    expect(body.data[0]).toMatchObject({
      id: expect.any(Number),
      documentId: expect.stringMatching(/^[a-z0-9]{24}$/),
      url: "buying",
      locale: "en",
      publishedAt: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(body.data[0]).not.toHaveProperty("blocks");
    expect(body.data[0]).not.toHaveProperty("attributes");
  });

  test("CMS-024: filters, sort, pagination and populate mean the same", async () => {
    expect(await titles("cms-pages?locale=en&filters[url]=buying")).toEqual(["Buying"]);
    expect(await titles("cms-pages?locale=en&filters[url][$eq]=buying")).toEqual(["Buying"]);
    expect(await titles("cms-pages?locale=en&filters[title][$contains]=ell")).toEqual(["Selling"]);
    const both = "filters[url][$in][0]=buying&filters[url][$in][1]=selling";
    expect(await titles(`cms-pages?locale=en&${both}&sort=title:desc`)).toEqual([
      "Selling",
      "Buying",
    ]);
    const paged = await call(
      "cms-pages?locale=en&filters[region]=no&pagination[page]=2&pagination[pageSize]=1",
    );
    expect(paged.body.meta.pagination).toMatchObject({ page: 2, pageSize: 1, pageCount: 2 });
    const clamped = await call("cms-pages?locale=en&pagination[pageSize]=1000");
    expect(clamped.body.meta.pagination.pageSize).toBe(100);
    const populated = await call(
      "cms-pages?locale=en&filters[url]=buying&populate[blocks][populate]=*&populate[sources]=true",
    );
    expect(populated.body.data[0].blocks).toMatchObject([
      { __component: "blocks.article", text: "Read **all** of it." },
      { __component: "blocks.accordion", items: [{ title: "What is it?", text: "This." }] },
    ]);
    expect(populated.body.data[0].sources).toMatchObject([{ label: "Lovdata" }]);
  });

  test("CMS-016, CMS-024: an unknown url or language gives an empty list, an unknown filter the error of Strapi", async () => {
    expect(await titles("cms-pages?locale=en&filters[url]=nothing")).toEqual([]);
    expect(await titles("cms-pages?locale=tlh")).toEqual([]);
    const unknown = await call("cms-pages?filters[nope]=1");
    expect(unknown.status).toBe(400);
    expect(ContentError.parse(unknown.body).error).toMatchObject({
      name: "ValidationError",
      message: "Invalid key nope",
    });
    const missing = await call("cms-pages/abcdefghijklmnopqrstuvwx");
    expect(missing.status).toBe(404);
    expect(ContentError.parse(missing.body).error.name).toBe("NotFoundError");
  });
});

const openClient = () => {
  const problems: string[] = [];
  const tokens: (string | undefined)[] = [];
  const inject = injectedFetch(server.app, "no.localhost:3000");
  const context: ApiContext = {
    services: servicesAt(),
    searchPaths: defaultSearchPaths,
    fetch: (address, request) => {
      tokens.push(request.headers.authorization);
      return inject(address, request);
    },
    language: () => "no",
    token: () => "a-token",
    timeoutMs: 30_000,
    onBadResponse: (problem) => problems.push(problem),
  };
  return { store: createContractStore(context), problems, tokens };
};

test("CMS-001..004, CMS-019..023: the client reads every collection in its market and language, without a token", async () => {
  const { store, problems, tokens } = openClient();
  const { endpoints } = contentApi;
  const no = { region: "no", locale: "no" };
  const home = await store.dispatch(endpoints.getContent.initiate({ ...no, key: "home" }));
  expect(home.data).toMatchObject({ title: "Hjem", region: "no" });
  const footer = await store.dispatch(endpoints.getFooter.initiate(no));
  expect(footer.error).toBeUndefined();
  const policy = await store.dispatch(
    endpoints.getContentPolicy.initiate({ ...no, kind: "privacy_policy" }),
  );
  expect(policy.data).toMatchObject({ html: "<p>Personvern i Norge.</p>" });
  const cookies = await store.dispatch(endpoints.getCookiePolicy.initiate(no));
  expect(cookies.data).toMatchObject({ version: "2026-11" });
  const page = await store.dispatch(
    endpoints.getCmsPage.initiate({ region: "no", locale: "en", url: "buying" }),
  );
  expect(page.data?.blocks).toMatchObject([
    { html: "<p>Read <strong>all</strong> of it.</p>" },
    { items: [{ html: "<p>This.</p>" }] },
  ]);
  const cards = await store.dispatch(
    endpoints.listCmsPages.initiate({ region: "no", locale: "en", urls: ["selling"] }),
  );
  expect(cards.data).toMatchObject([{ url: "selling", sources: [] }]);
  const none = await store.dispatch(endpoints.getCmsPage.initiate({ ...no, url: "nothing" }));
  expect(none.data).toBeNull();
  const elsewhere = await store.dispatch(
    endpoints.getContent.initiate({ region: "au", locale: "no", key: "home" }),
  );
  expect(elsewhere.data).toBeNull();
  expect(problems).toEqual([]);
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => token !== undefined)).toEqual([]);
});
