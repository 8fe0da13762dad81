import { UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import { type DraftFileTest, formWith, openDraftFileTest } from "../../testing/draft-file-tests.ts";
import { draftOf, signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { samplePdf } from "../../testing/sample-pdf.ts";

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
let api: DraftFileTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;

beforeAll(async () => {
  api = await openDraftFileTest();
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate listing_draft, document cascade`.execute(api.db);
  await rm(join(api.folder, "media/documents"), { recursive: true, force: true });
});

const send = async (draftId: string, bytes: Buffer, name = "Tilstandsrapport.pdf") =>
  kari.call(`/${draftId}/attachments`, await formWith(bytes, name, "application/pdf"));

test("LIST-079, LIST-111, D104: a PDF is listed with its size and pages, and downloaded as a file that can run nothing", async () => {
  const { id } = await kari.create();
  const pdf = await samplePdf({ pages: 3 });
  const sent = await send(id, pdf, "../Tilstands\u202erapport «æ».pdf");
  expect(sent.statusCode).toBe(201);
  const [attachment] = draftOf(sent).attachments;
  expect(attachment).toMatchObject({
    id: sent.json().id,
    name: "Tilstandsrapport «æ».pdf",
    size: pdf.length,
    pages: 3,
  });
  const file = await kari.page.call(attachment?.url ?? "", { method: "GET" });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals(pdf)).toBe(true);
  expect(file.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  expect(file.headers["content-disposition"]).toBe(
    `attachment; filename="document.pdf"; filename*=UTF-8''Tilstandsrapport%20%C2%AB%C3%A6%C2%BB.pdf`,
  );
});

test("LIST-080, LIST-112: a deleted PDF is gone from the draft, and then from the disk", async () => {
  const { id } = await kari.create();
  const [attachment] = draftOf(await send(id, await samplePdf())).attachments;
  const path = `/${id}/attachments/${attachment?.id}`;
  expect((await ola.call(path, { method: "DELETE" })).statusCode).toBe(404);
  expect(draftOf(await kari.call(path, { method: "DELETE" })).attachments).toEqual([]);
  expect((await kari.call(path, { method: "DELETE" })).statusCode).toBe(404);
  const restore = (who = kari) => who.call(`${path}/restore`, { method: "POST" });
  expect((await restore(ola)).statusCode).toBe(404);
  await api.sweep();
  expect(draftOf(await restore()).attachments).toEqual([attachment]);
  expect((await restore()).statusCode).toBe(404);
  await kari.call(path, { method: "DELETE" });
  await kari.later(UNDO_MS + 1);
  expect((await restore()).statusCode).toBe(404);
  await api.sweep();
  expect(await readdir(join(api.folder, "media/documents"))).toEqual([]);
  const gone = await kari.page.call(attachment?.url ?? "", { method: "GET" });
  expect(gone.statusCode).toBe(404);
});

/** An object stream of many zeros in few bytes. */
function fullOfZeros(): Buffer {
  const zeros = deflateSync(Buffer.alloc(100_000_000), { level: 9 });
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"),
    Buffer.from("2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n"),
    Buffer.from(
      `3 0 obj\n<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${zeros.length}>>\nstream\n`,
    ),
    zeros,
    Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF"),
  ]);
}

const scripts = /scripts/;
const files = /other files inside/;
const actions = /opens programs or other files/;

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ["a script", () => samplePdf({ openAction: { S: "/JavaScript", JS: "app.alert(1)" } }), scripts],
  ["a program to start", () => samplePdf({ openAction: { S: "/Launch", F: "calc.exe" } }), actions],
  ["a file inside", () => samplePdf({ embedded: true }), files],
  ["a file named inside", () => samplePdf({ openAction: { Type: "/Filespec", EF: "a" } }), files],
  [
    "a file pinned to a page",
    () => samplePdf({ annotation: { Subtype: "/FileAttachment" } }),
    files,
  ],
  ["a form to send", () => samplePdf({ openAction: { S: "/SubmitForm", F: "http://a" } }), actions],
  ["data to read in", () => samplePdf({ openAction: { S: "/ImportData", F: "a.fdf" } }), actions],
  ["a film", () => samplePdf({ openAction: { S: "/Rendition" } }), actions],
  ["a way into a file inside", () => samplePdf({ openAction: { S: "/GoToE", D: "a" } }), actions],
  [
    "a way to a file of a network",
    () => samplePdf({ openAction: { S: "/GoToR", F: "\\\\evil.example\\a.pdf" } }),
    actions,
  ],
  [
    "a link to a file of a network",
    () => samplePdf({ openAction: { S: "/URI", URI: "file://evil.example/a" } }),
    actions,
  ],
  [
    "a script behind an owner's password",
    () => samplePdf({ password: "", openAction: { S: "/JavaScript", JS: "app.alert(1)" } }),
    scripts,
  ],
  ["a password", () => samplePdf({ password: "hemmelig" }), /only with a password/],
  ["100 MB of zeros in 98 KB", fullOfZeros, /too complex/],
  ["nothing but a header", () => Buffer.from("%PDF-1.7 hello"), /damaged/],
  [
    "its header too late",
    async () => Buffer.concat([Buffer.alloc(1_100, " "), await samplePdf()]),
    /isn't a PDF/,
  ],
  ["nothing", () => Buffer.alloc(0), /isn't a PDF/],
])("D104, D135: a PDF with %s is refused with the reason", async (_, make, reason) => {
  const { id } = await kari.create();
  const form = await formWith(await make(), "a.pdf", "application/pdf");
  const headers = { ...form.headers, "accept-language": "en" };
  const response = await kari.call(`/${id}/attachments`, { ...form, headers });
  expect([response.statusCode, errorCodeOf(response)]).toEqual([415, "attachment_refused"]);
  expect(response.json().error.message).toMatch(reason);
  expect((await kari.read(id)).attachments).toEqual([]);
});

test.each<[string, () => Promise<Buffer>]>([
  ["a mark of its encoding", async () => Buffer.concat([BOM, await samplePdf()])],
  ["an empty line", async () => Buffer.concat([Buffer.from("\r\n"), await samplePdf()])],
  [
    "a kilobyte of a mail",
    async () => Buffer.concat([Buffer.alloc(1_000, "x"), await samplePdf()]),
  ],
])("D135: a PDF with %s before its header is taken", async (_, make) => {
  const { id } = await kari.create();
  expect((await send(id, await make())).statusCode).toBe(201);
});

test("D135: a PDF that only its owner's password protects is taken, and so are links to pages", async () => {
  const { id } = await kari.create();
  expect((await send(id, await samplePdf({ password: "", pages: 2 }))).statusCode).toBe(201);
  const link = { S: "/URI", URI: "https://www.hjem.example/salgsoppgave" };
  expect((await send(id, await samplePdf({ openAction: link }))).statusCode).toBe(201);
  const { attachments } = await kari.read(id);
  expect(new Set(attachments.map(({ pages }) => pages))).toEqual(new Set([1, 2]));
});

test("D104: whoever sends files that are refused is stopped after sixty in an hour, and nobody else is", async () => {
  const person = await signInAdvertiser(api, "per@example.no");
  const { id } = await person.create();
  const form = await formWith(Buffer.from("hello"), "a.pdf");
  for (let count = 0; count < 60; count += 1) await person.call(`/${id}/attachments`, form);
  const good = await formWith(await samplePdf(), "a.pdf");
  const stopped = await person.call(`/${id}/attachments`, good);
  expect([stopped.statusCode, errorCodeOf(stopped)]).toEqual([429, "too_many_requests"]);
  expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
  const { id: other } = await kari.create();
  expect((await send(other, await samplePdf())).statusCode).toBe(201);
});

test("D92, D104: a PDF beyond 25 MB and a 41st one are refused with their limits", async () => {
  const { id } = await kari.create();
  const large = await send(id, Buffer.alloc(25 * 1024 * 1024 + 1, "%PDF-1.7 "));
  expect([large.statusCode, errorCodeOf(large)]).toEqual([413, "attachment_too_large"]);
  const pdf = await samplePdf();
  for (let count = 0; count < 40; count += 1) expect((await send(id, pdf)).statusCode).toBe(201);
  const full = await send(id, pdf);
  expect([full.statusCode, errorCodeOf(full)]).toEqual([422, "attachments_full"]);
});
