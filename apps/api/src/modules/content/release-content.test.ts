import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { releaseContent } from "./release-content.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const get = async (address: string) =>
  (await api.app.inject({ url: `/api/${address}`, headers: { host: "no.localhost" } })).json();

test("CMS-001..004: every text of the product is there after a start, and a later start changes nothing", async () => {
  const entries = editorialEntries();
  await releaseContent(api.db, entries, TEST_NOW);
  await releaseContent(api.db, entries, TEST_NOW + 1);
  const stored = await api.db.selectFrom("content_entry").select("draft_version").execute();
  expect(stored).toEqual(entries.map(() => ({ draft_version: 1 })));
  const versions = await api.db.selectFrom("content_version").select("number").execute();
  expect(versions).toHaveLength(entries.length);
  const home = await get(
    "contents?locale=no&filters[region]=no&filters[key]=home&populate[blocks][populate]=*",
  );
  expect(home.data[0].blocks.length).toBeGreaterThan(3);
  const privacy = await get(
    "content-policies?locale=en&filters[region]=au&filters[kind]=privacy_policy",
  );
  expect(privacy.data[0].html).toMatch(/<h2 id="s-.+<\/h2>/);
  expect(privacy.data[0].html).not.toMatch(/href="(?!https:|\/|#|mailto:)/);
});

test("CMS-005: the languages of a text are one document", async () => {
  const idOf = async (locale: string) =>
    (await get(`contents?locale=${locale}&filters[region]=no&filters[key]=home`)).data[0]
      .documentId;
  expect(await idOf("no")).toBe(await idOf("en"));
});
