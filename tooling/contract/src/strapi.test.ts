import type { ApiContext } from "@hjem/api-client/api-context";
import { contentApi } from "@hjem/api-client/endpoints/content";
import { checkResponses } from "@hjem/api-client/response-checks";
import { defaultSearchPaths, servicesAt } from "@hjem/api-client/services";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { ContentBlock } from "@hjem/domain/content/block";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContractStore } from "./contract-store.ts";
import { injectedFetch } from "./injected-fetch.ts";
import { askStrapi, strapiName } from "./recorded-strapi.ts";

const BLOCKS = "blocks";

let strapi: Server;
let server: TestApp;
const problems: string[] = [];
const unasked: string[] = [];

beforeAll(async () => {
  strapi = createServer((request, response) => {
    askStrapi(request.url ?? "").then(
      ({ status, text }) =>
        response.writeHead(status, { "content-type": "application/json" }).end(text),
      (error: unknown) => {
        unasked.push(String(error));
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((done) => strapi.listen(0, "127.0.0.1", done));
  const { port } = strapi.address() as AddressInfo;
  server = await openTestApp({ contentUrl: `http://127.0.0.1:${port}` });
  checkResponses();
});
afterAll(async () => {
  await server.close();
  strapi.closeAllConnections();
  strapi.close();
});

const openClient = () => {
  const context: ApiContext = {
    services: servicesAt(),
    searchPaths: defaultSearchPaths,
    fetch: (address, request) => injectedFetch(server.app, "no.localhost:3000")(address, request),
    language: () => "no",
    token: () => undefined,
    timeoutMs: 30_000,
    onBadResponse: (problem) => problems.push(problem),
  };
  return createContractStore(context);
};

test(`CMS-025..036, D114: over ${strapiName} every kind of block comes to the client, rendered, with pictures of the own origin`, async () => {
  const { getCmsPage } = contentApi.endpoints;
  const page = await openClient().dispatch(
    getCmsPage.initiate({ region: "no", locale: "en", url: BLOCKS }),
  );
  const read = (page.data?.blocks ?? []).map((block) => ContentBlock.safeParse(block));
  expect(read.filter(({ success }) => !success)).toEqual([]);
  expect(new Set(read.map(({ data }) => data?.__component)).size).toBe(11);
  expect(page.data?.picture).toMatchObject({
    url: expect.stringMatching(/^\/media\/content\/uploads\/stue/),
    alternativeText: "Stue",
    width: 1600,
  });
  expect(page.data?.sources).toMatchObject([{ label: "Lovdata", url: "https://lovdata.no" }]);
  expect(JSON.stringify(read)).toContain("<strong>Bold</strong>");
  expect([problems, unasked]).toEqual([[], []]);
});

test(`CMS-019..023: over ${strapiName} the client reads home, policies, cookie policy, cards and what is missing`, async () => {
  const { endpoints } = contentApi;
  const { dispatch } = openClient();
  const no = { region: "no", locale: "no" };
  const home = await dispatch(endpoints.getContent.initiate({ ...no, key: "home" }));
  expect(home.data).toMatchObject({ title: "Hjem", region: "no" });
  const policy = await dispatch(
    endpoints.getContentPolicy.initiate({ ...no, kind: "privacy_policy" }),
  );
  expect(policy.data).toMatchObject({ html: "<p>Personvern i Norge.</p>" });
  const cookies = await dispatch(endpoints.getCookiePolicy.initiate(no));
  expect(cookies.data).toMatchObject({ version: "2026-11" });
  const cards = await dispatch(
    endpoints.listCmsPages.initiate({ region: "no", locale: "en", urls: ["selling"] }),
  );
  expect(cards.data).toMatchObject([{ url: "selling", sources: [] }]);
  const none = await dispatch(endpoints.getCmsPage.initiate({ ...no, url: "nothing" }));
  expect(none.data).toBeNull();
  expect([problems, unasked]).toEqual([[], []]);
});
