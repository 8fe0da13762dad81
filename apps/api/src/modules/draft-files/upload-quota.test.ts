import { DAY_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import {
  type DraftFileTest,
  formWith,
  openDraftFileTest,
  samplePhoto,
} from "../../testing/draft-file-tests.ts";
import { signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { samplePdf } from "../../testing/sample-pdf.ts";

const MB = 1024 * 1024;
let api: DraftFileTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;
beforeAll(async () => {
  api = await openDraftFileTest({ quotas: { dayMb: 30, newAccountMb: 50, accountMb: 100 } });
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
});
afterAll(() => api.close());
beforeEach(async () => {
  await kari.later(TEST_NOW - api.clock.now);
  await sql`truncate listing_draft, account_upload, media cascade`.execute(api.db);
});

/** Announces an upload in parts. */
const announce = (person: TestAdvertiser, draftId: string, mb: number) =>
  person.call(`/${draftId}/images/uploads`, {
    method: "POST",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": String(mb * MB),
      "upload-metadata": "filename YS5qcGc=",
    },
  });
/** What has arrived, without its bytes. */
const arrived = (draftId: string, mb: number, id = crypto.randomUUID()) =>
  sql`insert into draft_image (id, draft_id, position, kind, alt, state, name, size, width, sha256, created_at)
    values (${id}, ${draftId}, 0, 'other', '', 'ready', 'a.jpg', ${mb * MB}, 100, ${id},
      ${new Date(api.clock.now).toISOString()}::timestamptz)`.execute(api.db);
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

test("in a day a new account sends so much, over all its drafts; the next day it goes on", async () => {
  const [first, second] = [await kari.create(), await kari.create()];
  await arrived(first.id, 10);
  expect(statusOf(await announce(kari, second.id, 15))).toBe(201);
  const refused = await announce(kari, first.id, 6);
  expect([refused.statusCode, refused.json().error]).toEqual([
    422,
    {
      code: "files_of_day_full",
      message: expect.stringMatching(/30\sMB.*(?:tomorrow|i morgen)/),
    },
  ]);
  expect(statusOf(await announce(ola, (await ola.create()).id, 6))).toBe(201);
  await kari.later(DAY_MS);
  expect(statusOf(await announce(kari, first.id, 6))).toBe(201);
});

test("what was deleted makes room in all, but not in its day", async () => {
  const { id } = await kari.create();
  await arrived(id, 29);
  await sql`delete from draft_image`.execute(api.db);
  expect(errorCodeOf(await announce(kari, id, 2))).toBe("files_of_day_full");
});

test("before its first published listing an account stores so much in all, then more", async () => {
  const { id } = await kari.create();
  for (const days of [2, 1]) {
    await kari.later(TEST_NOW - days * DAY_MS - api.clock.now);
    await arrived(id, 24);
  }
  await kari.later(TEST_NOW - api.clock.now);
  expect(errorCodeOf(await announce(kari, id, 3))).toBe("files_full");
  await sql`update listing_draft set published_at = created_at`.execute(api.db);
  expect(statusOf(await announce(kari, id, 40))).toBe(201);
  expect(errorCodeOf(await announce(kari, id, 13))).toBe("files_full");
});

test("photos and PDFs in one request count too; the same photo in a copy of the draft counts once", async () => {
  const { id } = await kari.create();
  const photo = await formWith(await samplePhoto(), "a.jpg");
  expect(statusOf(await kari.call(`/${id}/images`, photo))).toBe(201);
  const pdf = await formWith(await samplePdf(), "a.pdf");
  expect(statusOf(await kari.call(`/${id}/attachments`, pdf))).toBe(201);
  await api.work();
  const sent = await sql<{ bytes: number }>`select bytes from account_upload`.execute(api.db);
  expect(sent.rows[0]?.bytes).toBeGreaterThan(1_000);
  expect(statusOf(await kari.call(`/${id}/duplicate`, { method: "POST" }))).toBe(201);
  const copied = await sql<{ bytes: number }>`select bytes from account_upload`.execute(api.db);
  expect(copied.rows).toEqual(sent.rows);

  await arrived(id, 29);
  await arrived(id, 1);
  expect(errorCodeOf(await kari.call(`/${id}/images`, photo))).toBe("files_of_day_full");
  expect(errorCodeOf(await kari.call(`/${id}/attachments`, pdf))).toBe("files_of_day_full");
});
