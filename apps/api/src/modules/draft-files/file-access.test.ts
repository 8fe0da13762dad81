import type { DraftPatch } from "@hjem/domain/draft/draft";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf, type TestBrowser } from "../../testing/account-tests.ts";
import { openAdminArea } from "../../testing/admin-tests.ts";
import {
  type DraftFileTest,
  formWith,
  openDraftFileTest,
  samplePhoto,
} from "../../testing/draft-file-tests.ts";
import {
  saleContent,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { samplePdf } from "../../testing/sample-pdf.ts";
import { freeSites } from "../../testing/test-app.ts";
import { hideListings } from "../listings/hidden-listings.ts";

const ADMIN = "admin@example.com";
const SCAM: DraftPatch = {
  propertyDetail: { description: "<p>Betal depositum med Western Union før visning.</p>" },
};

let api: DraftFileTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;
let moderator: TestBrowser;

beforeAll(async () => {
  api = await openDraftFileTest({
    regions: freeSites,
    firstAdministrators: new Map([["no", ADMIN]]),
  });
  await saveDraftPlaces(api.db);
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
  moderator = await openAdminArea(api, ADMIN);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event, moderation_case, removed_listing, media, document cascade`.execute(
    api.db,
  );
});

/** A draft that can be published, with a photo and a PDF as they arrive; their addresses. */
async function draftWithFiles(change: DraftPatch = {}) {
  const { id } = await kari.create("residential_sale");
  const photo = await samplePhoto({ width: 60, height: 40 });
  await kari.call(`/${id}/images`, await formWith(photo, "IMG_1.jpg"));
  await kari.call(`/${id}/attachments`, await formWith(await samplePdf(), "Rapport.pdf"));
  await api.work();
  const draft = await kari.patch(await kari.patch(await kari.read(id), saleContent), change);
  return {
    id,
    files: [
      `${draft.images[0]?.url}-400.webp`,
      `${draft.images[0]?.url}`,
      draft.attachments[0]?.url ?? "",
    ],
  };
}

const act = async (path: string, method: "POST" | "PUT" = "PUT") => {
  const response = await kari.call(path, { method });
  if (response.statusCode >= 300) expect.fail(response.body);
  return response;
};

/** What requests for some files are answered, by whoever sends them; nobody unless told. */
const statuses = async (files: readonly string[], page: TestBrowser = api.browser()) => {
  const found = [];
  for (const file of files) found.push((await page.call(file, { method: "GET" })).statusCode);
  return found;
};
const all = (status: number) => [status, status, status];

test("D130: files of a draft are its owner's alone, and nothing on the way stores them", async () => {
  const { files } = await draftWithFiles();
  expect(await statuses(files)).toEqual(all(404));
  expect(await statuses(files, ola.page)).toEqual(all(404));
  expect(await statuses(files, kari.page)).toEqual(all(200));
  for (const file of files) {
    const own = await kari.page.call(file, { method: "GET" });
    expect(own.headers["cache-control"]).toMatch(/no-store/);
    const refused = await api.browser().call(file, { method: "GET" });
    expect(refused.headers["cache-control"]).toBe("no-store");
  }
});

test("D130: files are public while their listing is, and kept for a minute at most", async () => {
  const { id, files } = await draftWithFiles();
  await act(`/${id}/publish`, "POST");
  expect(await statuses(files)).toEqual(all(200));
  const [photo = ""] = files;
  const shown = await api.browser().call(photo, { method: "GET" });
  expect(shown.headers["cache-control"]).toBe("public, max-age=60");
  const again = await api.browser().call(photo, {
    method: "GET",
    headers: { "if-none-match": String(shown.headers.etag) },
  });
  expect(again.statusCode).toBe(304);

  await act(`/${id}/deactivate`);
  expect(await statuses(files)).toEqual(all(404));
  expect(await statuses(files, kari.page)).toEqual(all(200));
  await act(`/${id}/activate`);
  expect(await statuses(files)).toEqual(all(200));
});

test("D130: a withdrawn listing names no files on its page and its card", async () => {
  const { id } = await draftWithFiles();
  const { property_id: propertyId } = (await act(`/${id}/publish`, "POST")).json();
  const home = async () =>
    (
      await api
        .browser()
        .call(`/api/v2/property?id=${propertyId}&availability=all`, { method: "GET" })
    ).json();
  const card = async () =>
    (
      await api
        .browser()
        .call(`/api/v2/properties?ids=${propertyId}&availability=all`, { method: "GET" })
    ).json().data[0];
  expect(await home()).toMatchObject({ images: [{}], documents: [{}] });
  expect(await card()).toMatchObject({ images: [{}], image_count: 1 });
  await act(`/${id}/deactivate`);
  expect(await home()).toMatchObject({ images: [], documents: [] });
  expect(await card()).toMatchObject({ images: [], image_count: 0 });
});

test("D99, D130: files of a held or rejected listing are seen by its owner and by moderators of its market", async () => {
  const { id, files } = await draftWithFiles(SCAM);
  expect((await act(`/${id}/publish`, "POST")).json().status).toBe("in_review");
  expect(await statuses(files)).toEqual(all(404));
  const { data } = (await moderator.call("/api/admin/cases", { method: "GET" })).json();
  expect(await statuses(files, moderator)).toEqual(all(200));
  const decided = await moderator.call(`/api/admin/cases/${data[0].id}/decision`, {
    body: { decision: "rejected", reason: "Western Union" },
  });
  expect(decided.statusCode).toBe(200);
  expect(await statuses(files)).toEqual(all(404));
  expect(await statuses(files, kari.page)).toEqual(all(200));
});

test("D130: files that two listings show are public as long as one of them is", async () => {
  const { id, files } = await draftWithFiles();
  const [photo = ""] = files;
  await act(`/${id}/publish`, "POST");
  const copy = (await kari.call(`/${id}/duplicate`, { method: "POST" })).json().data;
  await act(`/${copy.id}/publish`, "POST");
  await act(`/${copy.id}/deactivate`);
  expect(await statuses([photo])).toEqual([200]);
  await act(`/${id}/deactivate`);
  expect(await statuses([photo])).toEqual([404]);
});

test("D38, D130: files of a listing whose owner leaves are gone with it", async () => {
  const { id, files } = await draftWithFiles();
  const { property_id: propertyId } = (await act(`/${id}/publish`, "POST")).json();
  expect(await statuses(files)).toEqual(all(200));
  await hideListings(api.db, regionNo, [propertyId.toLowerCase()], api.clock.now);
  expect(await statuses(files)).toEqual(all(404));
});

test("D105, D130: whoever has the link to a preview sees its files until the link ends", async () => {
  const { id } = await draftWithFiles();
  const link = (await act(`/${id}/preview-link`, "POST")).json().data.path;
  const { pathname, searchParams } = new URL(link, "http://no.localhost");
  const preview = await api
    .browser()
    .call(`/api/v2${pathname}?token=${searchParams.get("token")}`, { method: "GET" });
  const { images, documents } = preview.json();
  const files = [`${images[0].url}-400.webp`, images[0].url, documents[0].url];
  expect(await statuses(files)).toEqual(all(200));
  await kari.call(`/${id}/preview-link`, { method: "DELETE" });
  expect(await statuses(files)).toEqual(all(404));
});

test("D130: files are its owner's no longer once they have signed out", async () => {
  const { files } = await draftWithFiles();
  const page = api.browser();
  await page.signIn(kari.email);
  const cookies = new Map(page.cookies);
  expect(await statuses(files, page)).toEqual(all(200));
  await page.call("/api/logout");
  expect([...page.cookies.keys()]).not.toContain("hjem_files");
  page.cookies = cookies;
  expect(await statuses(files, page)).toEqual(all(404));
});

test("D101: a file is received only from whoever may add it to a draft", async () => {
  const { id } = await kari.create();
  const ask = async (page: TestBrowser, path: string, bytes = 1_000) => {
    const { token } = page;
    return api.app.inject({
      method: "OPTIONS",
      url: `/api/user/properties/draft/${id}/${path}`,
      headers: {
        host: "no.localhost:3000",
        "upload-length": String(bytes),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
    });
  };
  for (const path of ["images", "attachments", "images/uploads", "attachments/uploads/x"]) {
    const own = await ask(kari.page, path);
    expect([own.statusCode, own.headers["upload-account"]]).toEqual([204, kari.id]);
    expect((await ask(ola.page, path)).statusCode).toBe(404);
    expect((await ask(api.browser(), path)).statusCode).toBe(401);
  }
  const tooMuch = await ask(kari.page, "images", 400 * 1024 * 1024);
  expect(errorCodeOf(tooMuch)).toBe("files_of_day_full");
});
