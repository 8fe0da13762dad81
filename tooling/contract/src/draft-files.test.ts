import { draftFilesApi } from "@hjem/api-client/endpoints/draft-files";
import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { checkResponses } from "@hjem/api-client/response-checks";
import {
  type DraftFileTest,
  openDraftFileTest,
  samplePhoto,
} from "@hjem/api/testing/draft-file-tests";
import { samplePdf } from "@hjem/api/testing/sample-pdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

let server: DraftFileTest;
beforeAll(async () => {
  server = await openDraftFileTest();
  checkResponses();
});
afterAll(() => server.close());

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

test("LIST-073, LIST-108..112: the client adds photos and a PDF to a draft, orders, names, deletes and restores them", async () => {
  const kari = await openSignedIn(server, {
    email: "kari@example.com",
    password: "fire blå båter",
  });
  const { createDraft } = draftsApi.endpoints;
  const { id } = await kari
    .dispatch(createDraft.initiate({ listingType: "residential_sale" }))
    .unwrap();
  const call = draftFilesApi.endpoints;
  const add = async (kind: "images" | "attachments", bytes: Buffer, name: string) =>
    kari.dispatch(call.addDraftFile.initiate({ id, kind, file: fileOf(bytes, name) })).unwrap();

  const small = { width: 60, height: 40 };
  const first = await add("images", await samplePhoto(small), "stue.jpg");
  const second = await add("images", await samplePhoto({ ...small, format: "png" }), "bad.png");
  expect(second.draft.images.map(({ id: imageId, name }) => [imageId, name])).toEqual([
    [first.fileId, "stue.jpg"],
    [second.fileId, "bad.png"],
  ]);
  const order = [second.fileId, first.fileId];
  const sorted = await kari.dispatch(call.sortDraftPhotos.initiate({ id, images: order })).unwrap();
  expect(sorted.images.map((image) => image.id)).toEqual(order);
  const photo = { id, imageId: first.fileId };
  const body = { category: "living_room", alt: "Stue mot hagen" } as const;
  const named = await kari.dispatch(call.changeDraftPhoto.initiate({ ...photo, body })).unwrap();
  expect(named.images[1]).toMatchObject(body);
  const gone = await kari.dispatch(call.deleteDraftPhoto.initiate(photo)).unwrap();
  expect(gone.images).toHaveLength(1);
  const back = await kari.dispatch(call.restoreDraftPhoto.initiate(photo)).unwrap();
  expect(back.images).toHaveLength(2);

  const pdf = await add("attachments", await samplePdf({ pages: 2 }), "Rapport.pdf");
  expect(pdf.draft.attachments).toMatchObject([{ id: pdf.fileId, pages: 2 }]);
  const removal = { id, attachmentId: pdf.fileId };
  const without = await kari.dispatch(call.deleteDraftAttachment.initiate(removal)).unwrap();
  expect(without.attachments).toEqual([]);

  // Parts are sent by the browser's own requests: in Node none reaches the API, which its own tests speak to.
  const file = fileOf(await samplePhoto(small), "stor.jpg");
  const parts = await kari.dispatch(call.uploadDraftFile.initiate({ id, kind: "images", file }));
  expect(parts.error).toMatchObject({ status: 500 });
  const cancelled = { id, kind: "images", file } as const;
  expect(await kari.dispatch(call.forgetDraftFile.initiate(cancelled)).unwrap()).toBeNull();
  expect(kari.problems).toEqual([]);
});
