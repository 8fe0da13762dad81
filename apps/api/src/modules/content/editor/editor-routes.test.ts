import { EditorEntryResponse, EditorListResponse } from "@hjem/domain/content/content-editor";
import { DAY_MS } from "@hjem/domain/durations";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  type TestBrowser,
} from "../../../testing/account-tests.ts";
import { openAdminArea } from "../../../testing/admin-tests.ts";
import { onEmbeddedFirst } from "../../../testing/both-engines.ts";
import { TEST_NOW } from "../../../testing/sample-listings.ts";
import type { TestDatabase } from "../../../testing/test-database.ts";
import { releaseContent } from "../release-content.ts";

const ADMIN = "admin@example.com";
const EDITOR = "editor@example.com";
const PATH = "/api/admin/content";
const MINUTE = 60_000;

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  let editor: TestBrowser;
  beforeAll(async () => {
    const firstAdministrators = new Map([["no", ADMIN]]);
    api = await openAccountTest({ firstAdministrators }, database());
  });
  beforeEach(async () => {
    await api.emptyAccounts();
    await sql`truncate content_entry, content_version, content_preview_link`.execute(api.db);
    await releaseContent(api.db, editorialEntries(), TEST_NOW);
    const admin = await openAdminArea(api, ADMIN);
    editor = await openAdminArea(api, EDITOR);
    await admin.call("/api/admin/administrators", {
      method: "PUT",
      body: { email: EDITOR, role: "editor", reason: "Writes" },
    });
  });

  const get = (path: string, page = editor) => page.call(`${PATH}${path}`, { method: "GET" });
  const list = async () => EditorListResponse.parse(toCamelKeys((await get("")).json())).data;
  const entryOf = async (name: string, locale = "no") => {
    const found = (await list()).find((one) => one.name === name && one.locale === locale);
    if (!found) throw new Error(`There is no ${name} in ${locale}.`);
    const response = await get(`/${found.documentId}/${locale}`);
    return EditorEntryResponse.parse(toCamelKeys(response.json())).data;
  };
  type Entry = Awaited<ReturnType<typeof entryOf>>;
  const pathOf = ({ documentId, locale }: Entry) => `/${documentId}/${locale}`;
  const save = (entry: Entry, draft: object, version = entry.version) =>
    editor.call(`${PATH}${pathOf(entry)}`, {
      method: "PUT",
      body: { draft: { ...entry.draft, ...draft } },
      headers: { "if-match": `"${version}"` },
    });
  const publish = (entry: Entry, note = "Rettet") =>
    editor.call(`${PATH}${pathOf(entry)}/publish`, {
      body: { note },
      headers: { "if-match": `"${entry.version}"` },
    });
  const shown = async (kind: string) => {
    const query = `locale=no&filters[region]=no&filters[kind]=${kind}`;
    const { data } = (await api.app.inject({ url: `/api/content-policies?${query}` })).json();
    return data[0];
  };

  test("CMS-003, D115: what an editor saves is seen after its publication, and an older version can be published again", async () => {
    const before = await shown("about_us");
    const entry = await entryOf("about_us");
    expect(entry).toMatchObject({ hasChanges: false, version: 1 });
    expect((await save(entry, { text: "# Nytt" })).statusCode).toBe(200);
    expect(await shown("about_us")).toEqual(before);
    const saved = await entryOf("about_us");
    expect(saved).toMatchObject({ hasChanges: true, draft: { html: '<h2 id="s-nytt">Nytt</h2>' } });
    api.clock.now += MINUTE;
    expect((await publish(saved)).statusCode).toBe(200);
    expect(await shown("about_us")).toMatchObject({ text: "# Nytt", kind: "about_us" });

    const versions = (await get(`${pathOf(entry)}/versions`)).json().data;
    expect(versions).toMatchObject([
      { number: 2, published_by: "Kari Prøve", note: "Rettet", is_published: true },
      { number: 1, published_by: null, note: null, is_published: false },
    ]);
    const first = (await get(`${pathOf(entry)}/versions/1`)).json().data;
    expect(first.draft.text).toBe(before.text);
    const restore = (number: number) =>
      editor.call(`${PATH}${pathOf(entry)}/versions/${number}/restore`, { body: {} });
    expect((await restore(1)).statusCode).toBe(200);
    expect((await shown("about_us")).text).toBe(before.text);
    expect(await entryOf("about_us")).toMatchObject({ hasChanges: false });
    expect((await restore(9)).statusCode).toBe(404);
  });

  test("D115: nobody overwrites what another editor has saved since", async () => {
    const entry = await entryOf("home");
    expect((await save(entry, { title: "En" })).statusCode).toBe(200);
    expect(errorCodeOf(await save(entry, { title: "To" }))).toBe("conflict");
    expect(errorCodeOf(await publish(entry))).toBe("conflict");
    const without = await editor.call(`${PATH}${pathOf(entry)}`, {
      method: "PUT",
      body: { draft: entry.draft },
    });
    expect(errorCodeOf(without)).toBe("validation_failed");
  });

  test("D115: a draft of the wrong form is refused field by field, and an entry keeps what it is found by", async () => {
    const entry = await entryOf("home");
    const refused = async (draft: object) => {
      const { error } = (await save(entry, draft)).json();
      return Object.keys(error.fields ?? {});
    };
    expect(await refused({ title: "x".repeat(5_000) })).toEqual(["draft.title"]);
    expect(await refused({ blocks: [{ __component: "blocks.unknown", id: 1 }] })).not.toEqual([]);
    expect(await refused({ blocks: [{ __component: "blocks.article", id: 1 }] })).toEqual([
      "draft.blocks.0.text",
    ]);
    expect((await save(entry, { key: "footer" })).json().data.draft.key).toBe("home");
  });

  test("CMS-015, CMS-016: a page is made, published, taken down and deleted; its url is that of no other", async () => {
    const body = { url: "flytte", title: "Flytte", kind: "guide" };
    const created = await editor.call(PATH, { body });
    expect(created.statusCode).toBe(201);
    const page = EditorEntryResponse.parse(toCamelKeys(created.json())).data;
    expect(page).toMatchObject({ locale: "no", publishedAt: null, region: "no" });
    expect((await editor.call(PATH, { body })).json().error.fields).toEqual({
      url: "En annen side har denne adressen. Velg en annen.",
    });
    const found = async () =>
      (await api.app.inject({ url: "/api/cms-pages?locale=no&filters[url]=flytte" })).json().data;
    expect(await found()).toEqual([]);
    expect((await publish(page)).statusCode).toBe(200);
    expect(await found()).toMatchObject([{ title: "Flytte" }]);
    await editor.call(`${PATH}${pathOf(page)}/unpublish`, { body: {} });
    expect(await found()).toEqual([]);
    const remove = (documentId: string) =>
      editor.call(`${PATH}/${documentId}`, { method: "DELETE", body: { note: "Utgått" } });
    expect((await remove(page.documentId)).statusCode).toBe(200);
    expect((await list()).filter(({ name }) => name === "flytte")).toEqual([]);
    expect((await editor.call(PATH, { body })).statusCode).toBe(201);

    const home = await entryOf("home");
    expect(errorCodeOf(await remove(home.documentId))).toBe("rule_violated");
    const down = await editor.call(`${PATH}${pathOf(home)}/unpublish`, { body: {} });
    expect(errorCodeOf(down)).toBe("rule_violated");
  });

  test("D115: a page that an editor has deleted does not come back with the next release", async () => {
    const page = await entryOf("tilgjengelighet");
    await editor.call(`${PATH}/${page.documentId}`, { method: "DELETE", body: {} });
    await releaseContent(api.db, editorialEntries(), TEST_NOW + DAY_MS);
    const query = "locale=no&filters[region]=no&filters[url]=tilgjengelighet";
    const { data } = (await api.app.inject({ url: `/api/cms-pages?${query}` })).json();
    expect(data).toEqual([]);
  });

  test("D115: a link shows a draft for seven days, until there is another", async () => {
    const entry = await entryOf("about_us");
    await save(entry, { text: "Utkast" });
    const link = async () =>
      (await editor.call(`${PATH}/${entry.documentId}/preview-link`)).json().data;
    const first = await link();
    const [address = "", token = ""] = first.path.split("?token=");
    expect(address).toBe(`/preview/content/no/${entry.documentId}`);
    const open = (given: string, locale = "no", region = "no") =>
      api.app.inject({
        url: `/api/v2/preview/content/${region}/${entry.documentId}?locale=${locale}&token=${given}`,
      });
    const preview = await open(token);
    expect(preview.json().data).toMatchObject({
      collection: "content-policies",
      entry: { text: "Utkast", html: "<p>Utkast</p>", published_at: null },
    });
    expect(preview.headers["cache-control"]).toBe("no-store");
    expect((await open(token, "en")).statusCode).toBe(200);
    expect((await open(token, "no", "au")).statusCode).toBe(404);
    expect((await open("guess")).statusCode).toBe(404);
    await link();
    expect((await open(token)).statusCode).toBe(404);
    const last = (await link()).path.split("?token=")[1];
    api.clock.now += 8 * DAY_MS;
    expect((await open(last)).statusCode).toBe(404);
  });

  test("D106: content is written by editors and administrators of its market, and every publication is a line of the log", async () => {
    const entry = await entryOf("about_us");
    await publish(entry, "Nytt avsnitt");
    const admin = api.browser();
    await admin.signIn(ADMIN);
    const log = await api.db
      .selectFrom("account_audit")
      .select(["kind", "reason", "subject", "region"])
      .where("kind", "=", "content_published")
      .execute();
    expect(log).toEqual([
      {
        kind: "content_published",
        reason: "Nytt avsnitt",
        subject: "content/content-policies/about_us/no",
        region: "no",
      },
    ]);
    const stranger = await openAdminArea(api, "kari@example.com");
    expect(errorCodeOf(await get("", stranger))).toBe("role_needed");
    expect(errorCodeOf(await get(pathOf(entry), stranger))).toBe("role_needed");
    const visitor = api.browser();
    expect((await get("", visitor)).statusCode).toBe(403);
    const regions = new Set((await list()).map(({ region }) => region));
    expect([...regions]).toEqual(["no"]);
    const drafts = await editor.call("/api/cms-pages?locale=no&status=draft", { method: "GET" });
    expect(drafts.statusCode).toBe(200);
    expect(drafts.headers["cache-control"]).toBe("no-store");
  });
});
