import { contentList, CmsPage, Content, ContentError } from "@hjem/domain/content/content-entry";
import { EDITORIAL_PICTURES } from "@hjem/editorial/editorial-pictures";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { releaseContent } from "./release-content.ts";

const page = (
  url: string,
  locale: "en" | "no",
  { region = "no", text = "Text." }: { region?: "no" | "au" | "all"; text?: string } = {},
) => ({
  collection: "cms-pages" as const,
  name: url,
  region,
  locale,
  url,
  title: `${url} ${locale}`,
  description: "",
  kind: "guide",
  picture: null,
  readingMinutes: 4,
  sources: [],
  blocks: [{ __component: "blocks.article", id: 1, text, html: "<script>" }],
});
const policy = (kind: string, locale: "en" | "no", text = `${kind} in ${locale}`) => ({
  collection: "content-policies" as const,
  name: kind,
  region: "no" as const,
  locale,
  kind,
  title: kind,
  text,
});
const content = (key: string, locale: "en" | "no") => ({
  collection: "contents" as const,
  name: key,
  region: "no" as const,
  locale,
  key,
  title: `${key} ${locale}`,
  blocks: [{ __component: "blocks.header", id: 1, title: "Hjem", lead: "", picture: null }],
});
const kinds = ["sale_condition", "privacy_policy", "terms_and_conditions", "about_us", "gdpr"];

onEmbeddedFirst((database: () => TestDatabase) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    app = await buildTestApp(db);
    await releaseContent(
      db,
      (["en", "no"] as const).flatMap((locale) => [
        content("home", locale),
        content("footer", locale),
        ...kinds.map((kind) => policy(kind, locale)),
        {
          ...policy("cookie-policy", locale, `Cookies in ${locale}`),
          collection: "cookie-policies" as const,
          version: "2026-11",
        },
        page("buying", locale),
        page("selling", locale, { region: "au" }),
      ]),
      TEST_NOW,
    );
  });
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      url: `/api/${address}`,
      headers: { host: "no.localhost", ...headers },
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };

  test("CMS-019, CMS-001, CMS-002: home and footer are in contents, each in the language of `locale`", async () => {
    const english = await get("contents?locale=en&populate=*");
    const norwegian = await get("contents?locale=no&populate=*");
    expect(english.status).toBe(200);
    const data = contentList(Content).parse(english.body).data;
    expect(data.map(({ key }) => key)).toEqual(["home", "footer"]);
    expect(norwegian.body.data.map((one: Content) => one.title)).toEqual(["home no", "footer no"]);
  });

  test("CMS-020, CMS-018, CMS-003: each kind of policy is an entry of its own, gdpr too", async () => {
    const { body } = await get("content-policies?locale=no");
    expect(body.data.map((one: { kind: string }) => one.kind)).toEqual(kinds);
    const about = await get("content-policies?locale=no&filters[kind][$eq]=about_us");
    expect(about.body.data).toMatchObject([
      { text: "about_us in no", html: "<p>about_us in no</p>" },
    ]);
  });

  test("CMS-021: the cookie policy differs by language", async () => {
    const text = async (locale: string) =>
      (await get(`cookie-policies?locale=${locale}`)).body.data[0].text;
    expect([await text("en"), await text("no")]).toEqual(["Cookies in en", "Cookies in no"]);
  });

  test("CMS-022, CMS-015, CMS-016: a page is found by its url, and an unknown url gives an empty list", async () => {
    const found = await get("cms-pages?locale=no&filters[url][$eq]=buying&populate[blocks]=true");
    const [entry] = contentList(CmsPage.partial()).parse(found.body).data;
    expect(entry?.blocks).toMatchObject([{ __component: "blocks.article", html: "<p>Text.</p>" }]);
    expect((await get("cms-pages?locale=no&filters[url]=buying")).body.data).toHaveLength(1);
    const unknown = await get("cms-pages?locale=no&filters[url][$eq]=nothing");
    expect(unknown).toMatchObject({ status: 200, body: { data: [] } });
    const long = await get(`cms-pages?filters[url]=${"x".repeat(5_000)}`);
    expect(long).toMatchObject({ status: 200, body: { data: [] } });
  });

  test("CMS-024, D114: filters, sort, pagination and populate are those of Strapi 5", async () => {
    const titles = async (query: string) =>
      (await get(`cms-pages?${query}`)).body.data.map((one: { title: string }) => one.title);
    expect(await titles("filters[url][$contains]=ing&sort=url:desc")).toEqual([
      "selling en",
      "buying en",
    ]);
    expect(await titles("filters[region][$in][0]=no&filters[region][$in][1]=all")).toEqual([
      "buying en",
    ]);
    const paged = await get("cms-pages?pagination[page]=2&pagination[pageSize]=1");
    expect(paged.body.meta.pagination).toEqual({ page: 2, pageSize: 1, pageCount: 2, total: 2 });
    const large = await get("cms-pages?pagination[pageSize]=5000");
    expect(large.body.meta.pagination.pageSize).toBe(100);
    expect((await get("cms-pages")).body.meta.pagination.pageSize).toBe(25);
    expect((await get("cms-pages")).body.data[0]).not.toHaveProperty("blocks");
    const [bare] = (await get("cms-pages?populate[0]=picture")).body.data;
    expect(bare).toMatchObject({ picture: null });
    expect(bare).not.toHaveProperty("blocks");
  });

  test("D114: an unknown language gives its empty list", async () => {
    expect(await get("contents?locale=tlh")).toMatchObject({ status: 200, body: { data: [] } });
  });

  test("D114: what the service does not know gives Strapi's own errors", async () => {
    const known = [
      ["filters[nope]=1", "Invalid key nope"],
      ["filters[url][$nope]=1", "Invalid key $nope"],
      ["filters[blocks][id]=1", "Invalid key blocks"],
      ["sort=nope", "Invalid key nope"],
      ["populate=nope", "Invalid key nope"],
      ["populate[a][populate][b][populate][c][populate][d]=*", "Invalid parameters"],
      ["status=other", "Invalid status"],
    ];
    for (const [query, message] of known) {
      const { status, body } = await get(`cms-pages?${query}`);
      expect(status).toBe(400);
      expect(ContentError.parse(body).error).toMatchObject({ name: "ValidationError", message });
    }
    const missing = await get("cms-pages/nothing0000");
    expect(missing).toMatchObject({ status: 404, body: { error: { name: "NotFoundError" } } });
    const draft = await get("cms-pages?status=draft");
    expect(draft.status).toBe(403);
    expect(ContentError.parse(draft.body).error.name).toBe("ForbiddenError");
  });

  test("a known copy is answered with 304, and shared caches store content for a minute", async () => {
    const { headers, body } = await get("contents?locale=no");
    expect(headers["cache-control"]).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
    );
    const response = await app.inject({
      url: "/api/contents?locale=no",
      headers: { host: "no.localhost", "if-none-match": String(headers.etag) },
    });
    expect(response.statusCode).toBe(304);
    const one = await get(`contents/${body.data[0].documentId}?locale=no`);
    expect(one.body.data.key).toBe("home");
  });

  test("a later release changes its texts, adds none twice, and leaves alone what an editor has saved", async () => {
    const { db } = database();
    const textOf = async (kind: string) =>
      (await get(`content-policies?locale=no&filters[kind]=${kind}`)).body.data[0].text;
    await db
      .updateTable("content_entry")
      .set({ is_edited: true })
      .where("name", "=", "gdpr")
      .execute();
    const later = [policy("about_us", "no", "Newer"), policy("gdpr", "no", "Newer")];
    await Promise.all([
      releaseContent(db, later, TEST_NOW + 1),
      releaseContent(db, later, TEST_NOW + 1),
    ]);
    expect([await textOf("about_us"), await textOf("gdpr")]).toEqual(["Newer", "gdpr in no"]);
    expect((await get("content-policies?locale=no")).body.meta.pagination.total).toBe(kinds.length);
  });

  test("CMS-028: the picture of a guide is served from the own origin, and no other file of the release", async () => {
    const read = (file: string) =>
      app.inject({ url: `${EDITORIAL_PICTURES}${file}`, headers: { host: "no.localhost" } });
    const response = await read("nordic-house.webp");
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(response.rawPayload.toString("latin1", 8, 12)).toBe("WEBP");
    const others = ["nordic-castle.webp", "..%2Feditorial-pictures.ts", "nordic-house"];
    const refused = await Promise.all(others.map(read));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test("the picture that each market has for the top of its home page is served", async () => {
    const answers = await Promise.all(
      [regionNo, regionAu].map(({ homePicture: url }) => app.inject({ url })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});
