import { ContentPictureResponse } from "@hjem/domain/content/content-editor";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { editorialEntries } from "@hjem/editorial/editorial-entries";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorCodeOf, type TestBrowser } from "../../../testing/account-tests.ts";
import { openAdminArea } from "../../../testing/admin-tests.ts";
import {
  type DraftFileTest,
  formWith,
  openDraftFileTest,
  samplePhoto,
} from "../../../testing/draft-file-tests.ts";
import { TEST_NOW } from "../../../testing/sample-listings.ts";
import { releaseContent } from "../release-content.ts";

const PATH = "/api/admin/content";
const EDITOR = "editor@example.com";

let api: DraftFileTest;
let editor: TestBrowser;
beforeAll(async () => {
  api = await openDraftFileTest({ firstAdministrators: new Map([["no", EDITOR]]) });
  await releaseContent(api.db, editorialEntries(), TEST_NOW);
  editor = await openAdminArea(api, EDITOR);
});
afterAll(() => api.close());

const send = async (bytes: Buffer, page = editor) =>
  page.call(`${PATH}/pictures`, await formWith(bytes, "stue.jpg"));
const fieldsOf = (response: { json: () => unknown }) => toCamelKeys(response.json());

test("D115: an editor's picture is served below /media to everybody, in the size that a block shows", async () => {
  const response = await send(await samplePhoto({ width: 2400, height: 1200 }));
  expect(response.statusCode).toBe(201);
  const { data } = ContentPictureResponse.parse(fieldsOf(response));
  expect(data).toMatchObject({ alternativeText: "", width: 1600, height: 800 });
  const served = await api.app.inject({ url: data.url, headers: { host: "no.localhost:3000" } });
  expect([served.statusCode, served.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(served.headers["cache-control"]).toBe("public, max-age=60");
  expect((await sharp(served.rawPayload).metadata()).width).toBe(1600);
});

test("D115: the same picture is stored once, a small one is not enlarged, and tidying the files of drafts leaves both", async () => {
  const bytes = await samplePhoto({ width: 300, height: 200, background: "#884422" });
  const [first, second] = [await send(bytes), await send(bytes)];
  const { data } = ContentPictureResponse.parse(fieldsOf(first));
  expect(data).toMatchObject({ width: 300, height: 200 });
  expect(second.json()).toEqual(first.json());
  await api.sweep();
  const served = await api.app.inject({ url: data.url, headers: { host: "no.localhost:3000" } });
  expect(served.statusCode).toBe(200);
});

test("D115: what is no picture, or comes from somebody without the role, is refused", async () => {
  expect(errorCodeOf(await send(Buffer.from("<svg onload=alert(1)>")))).toBe("picture_refused");
  await api.person("kari@example.com");
  const stranger = api.browser();
  await stranger.signIn("kari@example.com");
  const refused = await send(await samplePhoto(), stranger);
  expect(refused.statusCode).toBeGreaterThanOrEqual(401);
  expect(refused.statusCode).toBeLessThanOrEqual(403);
});

test("D115: a picture that nobody has described is not saved, and its field is named", async () => {
  const { data: list } = (await editor.call(PATH, { method: "GET" })).json();
  const home = list.find(
    (one: { name: string; locale: string }) => one.name === "home" && one.locale === "no",
  );
  const entryPath = `${PATH}/${home.document_id}/no`;
  const { data: entry } = (await editor.call(entryPath, { method: "GET" })).json();
  const picture = { url: "/media/x-1600.webp", alternativeText: " ", width: 16, height: 9 };
  const [, ...rest] = entry.draft.blocks;
  const withPicture = (alternativeText: string, title = "Hjem") => {
    const header = { __component: "blocks.header", id: 1, title, lead: "" };
    const blocks = [{ ...header, picture: { ...picture, alternativeText } }, ...rest];
    return editor.call(entryPath, {
      method: "PUT",
      body: { draft: { ...entry.draft, blocks } },
      headers: { "if-match": `"${entry.version}"` },
    });
  };
  const refused = (await withPicture(" ")).json();
  expect(Object.keys(refused.error.fields)).toEqual(["draft.blocks.0.picture.alternativeText"]);
  const untitled = (await withPicture("Et hus", "")).json();
  expect(Object.keys(untitled.error.fields)).toEqual(["draft.blocks.0.title"]);
  expect((await withPicture("Et hus")).statusCode).toBe(200);
});
