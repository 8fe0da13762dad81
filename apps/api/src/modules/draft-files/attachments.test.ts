import { sql } from "kysely";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import { type DraftFileTest, formWith, openDraftFileTest } from "../../testing/draft-file-tests.ts";
import { draftOf, signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { samplePdf } from "../../testing/sample-pdf.ts";

const NO = { host: "no.localhost:3000" };
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
  const file = await api.app.inject({ url: attachment?.url ?? "", headers: NO });
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
  await api.sweep();
  expect(await readdir(join(api.folder, "media/documents"))).toEqual([]);
  expect((await api.app.inject({ url: attachment?.url ?? "", headers: NO })).statusCode).toBe(404);
});

test("D104: a PDF with a script, a program to start, a file inside or a password is refused, as is what only says it is one", async () => {
  const { id } = await kari.create();
  const good = await samplePdf();
  const refused = {
    script: await samplePdf({ openAction: "JavaScript" }),
    launch: await samplePdf({ openAction: "Launch" }),
    embedded: await samplePdf({ embedded: true }),
    password: await samplePdf({ password: "hemmelig" }),
    polyglot: Buffer.concat([Buffer.from("<html><script>alert(1)</script>"), good]),
    "not one": Buffer.from("%PDF-1.7 hello"),
    nothing: Buffer.alloc(0),
  };
  for (const [what, bytes] of Object.entries(refused)) {
    const response = await send(id, bytes);
    expect([what, response.statusCode, errorCodeOf(response)]).toEqual([
      what,
      415,
      "attachment_refused",
    ]);
  }
  expect((await kari.read(id)).attachments).toEqual([]);
  // The process that read them goes on.
  expect((await send(id, good)).statusCode).toBe(201);
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
