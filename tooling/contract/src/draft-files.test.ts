import { draftFilesApi } from "@hjem/api-client/endpoints/draft-files";
import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { checkResponses } from "@hjem/api-client/response-checks";
import {
  type DraftFileTest,
  openDraftFileTest,
  samplePhoto,
} from "@hjem/api/testing/draft-file-tests";
import { samplePdf } from "@hjem/api/testing/sample-pdf";
import { UPLOAD_PART_BYTES } from "@hjem/domain/draft/draft-rules";
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

  const file = fileOf(await samplePhoto(small), "stor.jpg");
  const parts = { id, kind: "images", file } as const;
  const partsId = await kari.dispatch(call.uploadDraftFile.initiate(parts)).unwrap();
  expect(partsId).toMatch(/^[0-9a-f]{20}$/);
  expect(await kari.dispatch(call.forgetDraftFile.initiate(parts)).unwrap()).toBeNull();
  expect(kari.problems).toEqual([]);
});

test("D101: a session that ends in the middle of an upload is signed in again, and the upload goes on where it was", async () => {
  const person = { email: "ola@example.com", password: "fire blå båter" };
  const ola = await openSignedIn(server, person);
  const { id } = await ola
    .dispatch(draftsApi.endpoints.createDraft.initiate({ listingType: "residential_sale" }))
    .unwrap();
  const endSessions = async () => {
    await server.db.deleteFrom("session").execute();
    // A session counts for some seconds after its end (D6).
    server.clock.now += 10_000;
  };
  const sent: string[] = [];
  ola.follow({
    onRequest: (method, headers) => {
      sent.push(`${method} ${headers.get("upload-offset") ?? ""}`.trim());
      return sent.length === 3 ? endSessions() : undefined;
    },
    renewSession: async () => {
      sent.push("signed in again");
      await ola.signIn();
      return true;
    },
  });
  const photo = await samplePhoto();
  const padded = Buffer.concat([photo, Buffer.alloc(3 * UPLOAD_PART_BYTES)]);
  const call = { id, kind: "images", file: fileOf(padded, "stor.jpg") } as const;
  const imageId = await ola
    .dispatch(draftFilesApi.endpoints.uploadDraftFile.initiate(call))
    .unwrap();
  const part = UPLOAD_PART_BYTES;
  expect(sent.filter((line) => line !== "POST")).toEqual([
    "PATCH 0",
    `PATCH ${part}`,
    "signed in again",
    `PATCH ${part}`,
    `PATCH ${2 * part}`,
    `PATCH ${3 * part}`,
  ]);
  const { images } = await ola.dispatch(draftsApi.endpoints.getDraft.initiate(id)).unwrap();
  expect(images).toMatchObject([{ id: imageId, name: "stor.jpg" }]);
});

test("D101: an upload whose person does not sign in again waits, and goes on where it was once they have", async () => {
  const person = { email: "per@example.com", password: "fire blå båter" };
  const per = await openSignedIn(server, person);
  const { id } = await per
    .dispatch(draftsApi.endpoints.createDraft.initiate({ listingType: "residential_sale" }))
    .unwrap();
  const sent: string[] = [];
  per.follow({
    onRequest: (method) => void sent.push(method),
    renewSession: async () => false,
  });
  await server.db.deleteFrom("session").execute();
  server.clock.now += 10_000;
  const call = { id, kind: "images", file: fileOf(await samplePhoto(), "a.jpg") } as const;
  const { uploadDraftFile } = draftFilesApi.endpoints;
  const refused = await per.dispatch(uploadDraftFile.initiate(call));
  // Not the status of a file that the API refuses: the queue keeps it.
  expect(refused.error).toMatchObject({ status: 500 });
  await per.signIn();
  expect(await per.dispatch(uploadDraftFile.initiate(call)).unwrap()).toMatch(/^[0-9a-f]{20}$/);
});
