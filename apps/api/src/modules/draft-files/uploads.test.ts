import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import {
  type DraftFileTest,
  openDraftFileTest,
  samplePhoto,
} from "../../testing/draft-file-tests.ts";
import { signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { samplePdf } from "../../testing/sample-pdf.ts";

const PART = 1024 * 1024;
let api: DraftFileTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;
/** About 9 MB, more than one request takes. */
let large: Buffer;

beforeAll(async () => {
  api = await openDraftFileTest();
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  large = await sharp({
    create: { width: 2000, height: 1600, channels: 3, background: "#888", noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = TEST_NOW;
  await sql`truncate listing_draft, media cascade`.execute(api.db);
  for (const name of await readdir(join(api.folder, "uploads"))) {
    await rm(join(api.folder, "uploads", name));
  }
});

const TUS = { "tus-resumable": "1.0.0" };

const begin = (
  draftId: string,
  size: number,
  { kind = "images", name = "stue.png", isResent = false } = {},
) =>
  kari.call(`/${draftId}/${kind}/uploads`, {
    method: "POST",
    headers: {
      ...TUS,
      "upload-length": String(size),
      "upload-metadata": `filename ${Buffer.from(name).toString("base64")}${isResent ? ",resent dHJ1ZQ==" : ""}`,
    },
  });

/** The page of a person, or of the same one after signing in again. */
const requestOf =
  (person: TestAdvertiser) =>
  (location: string, method: "HEAD" | "PATCH" | "DELETE", offset?: number, body?: Buffer) =>
    person.page.call(location, {
      method: method as "PATCH",
      ...(body ? { body } : {}),
      headers: {
        ...TUS,
        ...(offset === undefined ? {} : { "upload-offset": String(offset) }),
        ...(body ? { "content-type": "application/offset+octet-stream" } : {}),
      },
    });

const offsetOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(headers["upload-offset"]);

// Its parts are stored and its sizes made: a quarter of a minute without other work.
test(
  "D101: a photo of more than 8 MB arrives in parts, is resumed where it broke off, after signing in again too, and is in its place with its name",
  { timeout: 2 * MINUTE_MS },
  async () => {
    expect(large.length).toBeGreaterThan(8 * PART);
    const { id } = await kari.create();
    const begun = await begin(id, large.length);
    expect(begun.statusCode).toBe(201);
    const location = String(begun.headers.location);
    expect(location).toMatch(
      /^\/api\/user\/properties\/draft\/[^/]+\/images\/uploads\/[0-9a-f]{20}$/,
    );
    let request = requestOf(kari);
    let offset = 0;
    while (offset < 3 * PART) {
      const part = large.subarray(offset, offset + PART);
      offset = offsetOf(await request(location, "PATCH", offset, part));
    }
    // The network is lost, and the session ends.
    kari.page.token = null;
    expect((await request(location, "HEAD")).statusCode).toBe(401);
    await kari.page.signIn(kari.email);
    request = requestOf(kari);
    const asked = await request(location, "HEAD");
    expect([asked.statusCode, offsetOf(asked)]).toEqual([200, 3 * PART]);
    // A part that was sent already changes nothing.
    expect(
      (await request(location, "PATCH", PART, large.subarray(PART, 2 * PART))).statusCode,
    ).toBe(409);
    while (offset < large.length) {
      const part = large.subarray(offset, offset + PART);
      const sent = await request(location, "PATCH", offset, part);
      expect(sent.statusCode).toBe(204);
      offset = offsetOf(sent);
    }
    // The response to the last part was lost: asking again says that all has arrived, and nothing is there twice.
    const again = await request(location, "HEAD");
    expect([again.statusCode, offsetOf(again)]).toEqual([200, large.length]);
    await api.work();
    const imageId = location.split("/").at(-1);
    expect((await kari.read(id)).images).toMatchObject([
      { id: imageId, state: "ready", name: "stue.png", width: 2000, ratio: 1.25 },
    ]);
    expect(await readdir(join(api.folder, "uploads"))).toEqual([]);
  },
);

test("D101: an upload that dies with the API goes on where it was", async () => {
  const { id } = await kari.create();
  const location = String((await begin(id, large.length)).headers.location);
  await requestOf(kari)(location, "PATCH", 0, large.subarray(0, PART));
  // Another process over the same folder and database.
  const { createResumableUploads } = await import("./resumable-uploads.ts");
  const uploads = createResumableUploads(join(api.folder, "uploads"));
  const uploadId = location.split("/").at(-1) ?? "";
  const { headers } = await uploads.handle(
    { method: "HEAD", path: location, headers: new Headers(TUS), body: null },
    uploadId,
  );
  expect(Number(headers.get("upload-offset"))).toBe(PART);
});

test("D101: what is too large, has no size, or is no photo after all, is refused with a sentence, and nothing of it stays", async () => {
  const { id } = await kari.create();
  const tooLarge = await begin(id, 40 * PART + 1);
  expect([tooLarge.statusCode, errorCodeOf(tooLarge)]).toEqual([413, "picture_too_large"]);
  expect(errorCodeOf(await begin(id, 0))).toBe("malformed_body");
  const text = Buffer.from("no photo");
  const location = String((await begin(id, text.length)).headers.location);
  const sent = await requestOf(kari)(location, "PATCH", 0, text);
  expect([sent.statusCode, errorCodeOf(sent)]).toEqual([415, "picture_refused"]);
  expect((await requestOf(kari)(location, "HEAD")).statusCode).toBe(404);
  const part = String((await begin(id, 5 * PART)).headers.location);
  const tooMuch = await requestOf(kari)(part, "PATCH", 0, Buffer.alloc(PART + 1));
  expect([tooMuch.statusCode, errorCodeOf(tooMuch)]).toEqual([413, "body_too_large"]);
  expect((await requestOf(kari)(part, "DELETE")).statusCode).toBe(204);
  expect(await readdir(join(api.folder, "uploads"))).toEqual([]);
});

test("D101: a photo whose response was lost is there once, though it is sent again; two that look the same stay two", async () => {
  const { id } = await kari.create();
  const photo = await samplePhoto();
  const send = async (isResent: boolean) => {
    const { headers } = await begin(id, photo.length, { name: "image.jpg", isResent });
    const sent = await requestOf(kari)(String(headers.location), "PATCH", 0, photo);
    expect(sent.statusCode).toBe(204);
    return (await kari.read(id)).images.length;
  };
  expect(await send(true)).toBe(1);
  expect(await send(true)).toBe(1);
  expect(await send(false)).toBe(2);
  expect(await readdir(join(api.folder, "uploads"))).toEqual([]);
});

test("LIST-121: another person can neither continue, read nor cancel an upload", async () => {
  const { id } = await kari.create();
  const location = String((await begin(id, PART)).headers.location);
  for (const method of ["HEAD", "PATCH", "DELETE"] as const) {
    const body = method === "PATCH" ? Buffer.from("x") : undefined;
    const response = await requestOf(ola)(location, method, 0, body);
    expect([method, response.statusCode]).toEqual([method, 404]);
  }
  const own = await ola.create();
  const moved = location.replace(id, own.id);
  expect((await requestOf(ola)(moved, "HEAD")).statusCode).toBe(404);
});

test("D101: an upload that nobody resumes is deleted after 24 hours, and one person's broken uploads do not pile up", async () => {
  const { id } = await kari.create();
  for (let count = 0; count < 25; count += 1) await begin(id, PART);
  expect(await readdir(join(api.folder, "uploads"))).toHaveLength(40);
  const location = String((await begin(id, PART)).headers.location);
  api.clock.now = Date.now() + DAY_MS + 60_000;
  await api.sweep();
  expect(await readdir(join(api.folder, "uploads"))).toEqual([]);
  expect((await api.db.selectFrom("draft_upload").selectAll().execute()).length).toBe(0);
  await kari.page.signIn(kari.email);
  expect((await requestOf(kari)(location, "HEAD")).statusCode).toBe(404);
});

test("D101, D104: a PDF arrives in parts as well", async () => {
  const { id } = await kari.create();
  const pdf = await samplePdf({ pages: 2 });
  const location = String(
    (await begin(id, pdf.length, { kind: "attachments", name: "Salgsoppgave.pdf" })).headers
      .location,
  );
  expect((await requestOf(kari)(location, "PATCH", 0, pdf)).statusCode).toBe(204);
  expect((await kari.read(id)).attachments).toMatchObject([
    { id: location.split("/").at(-1), name: "Salgsoppgave.pdf", size: pdf.length, pages: 2 },
  ]);
});

test("D101: a small photo may be sent with the request that begins the upload", async () => {
  const { id } = await kari.create();
  const photo = await samplePhoto({ width: 60, height: 40 });
  const sent = await kari.call(`/${id}/images/uploads`, {
    method: "POST",
    body: photo,
    headers: {
      ...TUS,
      "upload-length": String(photo.length),
      "content-type": "application/offset+octet-stream",
    },
  });
  expect([sent.statusCode, offsetOf(sent)]).toEqual([201, photo.length]);
  expect((await kari.read(id)).images).toMatchObject([{ state: "processing", name: "" }]);
});

const extensions: readonly Record<string, string>[] = [
  { "upload-concat": "partial" },
  { "upload-concat": "final;/a /b" },
  { "upload-concat": "?" },
  { "upload-defer-length": "1" },
  { "upload-defer-length": "x" },
  { "upload-checksum": "sha1 AAAA" },
  { "upload-expires": "never" },
  { "upload-offset": "-1" },
  { "upload-offset": "9".repeat(30) },
  { "upload-length": "1e9" },
  { "upload-metadata": "filename %%%" },
  { "upload-metadata": "a".repeat(5_000) },
  { "tus-resumable": "0.2.2" },
  { "tus-version": "2.0.0" },
  { "content-type": "multipart/form-data" },
  { "x-http-method-override": "DELETE" },
];

test("D101: what tus has and we do not offer is refused as a malformed request, never as a failure of ours", async () => {
  const { id } = await kari.create();
  const failed: string[] = [];
  for (const headers of extensions) {
    const location = String((await begin(id, PART)).headers.location);
    const body = Buffer.from("part");
    const sent = {
      ...TUS,
      "upload-length": "4",
      "content-type": "application/offset+octet-stream",
    };
    const responses = [
      await kari.call(`/${id}/images/uploads`, {
        method: "POST",
        headers: { ...sent, ...headers },
      }),
      await kari.call(`/${id}/images/uploads`, {
        method: "POST",
        body,
        headers: { ...sent, ...headers },
      }),
      await kari.page.call(location, {
        method: "PATCH",
        body,
        headers: { ...sent, "upload-offset": "0", ...headers },
      }),
      await kari.page.call(location, { method: "HEAD", headers: { ...sent, ...headers } }),
    ];
    const statuses = responses.map(({ statusCode }) => statusCode);
    if (statuses.some((status) => status >= 500)) {
      failed.push(`${JSON.stringify(headers).slice(0, 60)} ${statuses.join()}`);
    }
  }
  expect(failed).toEqual([]);
  const joined = await kari.call(`/${id}/images/uploads`, {
    method: "POST",
    headers: { ...TUS, "upload-length": "4", "upload-concat": "partial" },
  });
  expect([joined.statusCode, errorCodeOf(joined)]).toEqual([400, "malformed_body"]);
});
