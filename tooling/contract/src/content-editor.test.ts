import { accountApi } from "@hjem/api-client/endpoints/account";
import { authApi } from "@hjem/api-client/endpoints/auth";
import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import { contentPreviewApi } from "@hjem/api-client/endpoints/content-preview";
import { checkResponses } from "@hjem/api-client/response-checks";
import { releaseContent } from "@hjem/api/modules/content/release-content";
import { totpCode } from "@hjem/api/testing/account-tests";
import {
  type DraftFileTest,
  openDraftFileTest,
  samplePhoto,
} from "@hjem/api/testing/draft-file-tests";
import { TEST_NOW } from "@hjem/api/testing/sample-listings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";
import { contractEntries } from "./content-entries.ts";

const EMAIL = "admin@example.com";
const call = contentEditorApi.endpoints;

let server: DraftFileTest;
let browser: Awaited<ReturnType<typeof openSignedIn>>;

beforeAll(async () => {
  server = await openDraftFileTest({ firstAdministrators: new Map([["no", EMAIL]]) });
  await releaseContent(server.db, contractEntries, TEST_NOW);
  checkResponses();
  browser = await openSignedIn(server, { email: EMAIL, password: "fire blå båter" });
  const { dispatch } = browser;
  const { secret } = await dispatch(accountApi.endpoints.beginTotp.initiate()).unwrap();
  await dispatch(
    accountApi.endpoints.confirmTotp.initiate({ code: totpCode(secret, TEST_NOW) }),
  ).unwrap();
  await dispatch(
    authApi.endpoints.openGate.initiate({ scope: "admin", password: "the admin's password" }),
  ).unwrap();
});
afterAll(() => server.close());

test("D115: the client writes, previews, publishes and restores a text", async () => {
  const { dispatch, problems } = browser;
  const entries = await dispatch(call.listEditorContent.initiate()).unwrap();
  const home = entries.find(({ name }) => name === "home");
  const key = { documentId: home?.documentId ?? "", locale: "no" as const };
  const { draft, version } = await dispatch(call.getEditorEntry.initiate(key)).unwrap();
  const saved = await dispatch(
    call.saveContentDraft.initiate({ ...key, draft: { ...draft, title: "Ny" }, version }),
  ).unwrap();
  expect(saved).toMatchObject({ hasChanges: true, draft: { title: "Ny", blocks: draft.blocks } });
  const link = await dispatch(call.createContentPreview.initiate(key.documentId)).unwrap();
  const token = link.path.split("?token=")[1] ?? "";
  const preview = await dispatch(
    contentPreviewApi.endpoints.getContentPreview.initiate({ ...key, region: "no", token }),
  ).unwrap();
  expect(preview).toMatchObject({ collection: "contents", entry: { title: "Ny", key: "home" } });
  const published = await dispatch(
    call.publishContent.initiate({ ...key, note: "Ny tittel", version: saved.version }),
  ).unwrap();
  expect(published.hasChanges).toBe(false);
  const versions = await dispatch(call.listContentVersions.initiate(key)).unwrap();
  expect(versions.map(({ note }) => note)).toEqual(["Ny tittel", null]);
  const first = await dispatch(call.getContentVersion.initiate({ ...key, number: 1 })).unwrap();
  expect(first.draft.title).toBe("Hjem");
  const restored = await dispatch(
    call.restoreContentVersion.initiate({ ...key, number: 1, note: "" }),
  ).unwrap();
  expect(restored.draft.title).toBe("Hjem");
  expect(problems).toEqual([]);
});

test("D115: the client makes a page, takes it down and deletes it", async () => {
  const { dispatch, problems } = browser;
  const page = await dispatch(
    call.createContentPage.initiate({ url: "flytte", title: "Flytte", kind: "page" }),
  ).unwrap();
  const { documentId, locale, version } = page;
  await dispatch(call.publishContent.initiate({ documentId, locale, note: "", version })).unwrap();
  const down = await dispatch(
    call.unpublishContent.initiate({ documentId, locale, note: "Utgått" }),
  ).unwrap();
  expect(down.publishedAt).toBeNull();
  await dispatch(call.deleteContentPage.initiate({ documentId, note: "" })).unwrap();
  const gone = await dispatch(call.getEditorEntry.initiate({ documentId, locale }));
  expect(gone.error).toMatchObject({ status: 404 });
  expect(problems).toEqual([]);
});

test("D115: the client sends a picture for a text, and gets it as a block shows it", async () => {
  const { dispatch, problems } = browser;
  const bytes = await samplePhoto({ width: 60, height: 40 });
  const file = new File([new Uint8Array(bytes)], "stue.jpg");
  const picture = await dispatch(call.addContentPicture.initiate(file)).unwrap();
  expect(picture).toMatchObject({ alternativeText: "", width: 60, height: 40 });
  expect(picture.url).toMatch(/^\/media\/[0-9a-f]{20}-1600\.webp$/);
  expect(problems).toEqual([]);
});
