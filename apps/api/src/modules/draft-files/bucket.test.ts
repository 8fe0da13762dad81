import { MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type DraftFileTest,
  formWith,
  openDraftFileTest,
  samplePhoto,
} from "../../testing/draft-file-tests.ts";
import { signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { samplePdf } from "../../testing/sample-pdf.ts";
import { openTestBucket, type TestBucket } from "../../testing/test-bucket.ts";

let bucket: TestBucket;
let api: DraftFileTest;
let kari: TestAdvertiser;

beforeAll(async () => {
  bucket = await openTestBucket();
  api = await openDraftFileTest({ media: bucket.config });
  kari = await signInAdvertiser(api, "kari@example.no");
});
afterAll(async () => {
  await api.close();
  bucket.close();
});

test("D101, D102: in a bucket a draft's photo and PDF arrive, are shown in every size, and are gone once they are deleted", async () => {
  const { id } = await kari.create("residential_sale");
  await kari.call(`/${id}/images`, await formWith(await samplePhoto(), "stue.jpg"));
  const [photo] = (await kari.read(id)).images;
  expect(bucket.keys()).toEqual([`arriving/${photo?.id}`]);
  await api.work();
  expect((await kari.read(id)).images).toMatchObject([{ state: "ready" }]);
  expect(bucket.keys()).toHaveLength(9);
  expect(bucket.keys().every((key) => key.startsWith(`variants/${photo?.id}`))).toBe(true);
  for (const end of ["-400.avif", "-1600.webp", ".png", "-share.jpg"]) {
    const shown = await kari.page.call(`${photo?.url}${end}`, { method: "GET" });
    expect([end, shown.statusCode]).toEqual([end, 200]);
  }
  await kari.call(`/${id}/attachments`, await formWith(await samplePdf(), "Salgsoppgave.pdf"));
  const [pdf] = (await kari.read(id)).attachments;
  expect(bucket.keys()).toContain(`documents/${pdf?.id}.pdf`);
  // Neither is on the machine that took it.
  expect(await readdir(api.folder)).not.toContain("media");

  await kari.call(`/${id}/images/${photo?.id}`, { method: "DELETE" });
  await kari.call(`/${id}/attachments/${pdf?.id}`, { method: "DELETE" });
  api.clock.now += 5 * MINUTE_MS + 1;
  await api.sweep();
  expect(bucket.keys()).toEqual([]);
});

test("in a bucket a photo whose draft has never stored it is deleted a day later, one that is awaited is not", async () => {
  api.clock.now = TEST_NOW;
  const { id } = await kari.create("residential_sale");
  await kari.call(`/${id}/images`, await formWith(await samplePhoto(), "stue.jpg"));
  const [photo] = (await kari.read(id)).images;
  await api.draftFiles.files.store.putOriginal("f".repeat(20), await samplePhoto());
  await api.sweep();
  expect(bucket.keys()).toHaveLength(2);
  api.clock.now = TEST_NOW + 24 * 60 * MINUTE_MS + 1;
  await sql`update draft_image set created_at = ${new Date(api.clock.now).toISOString()}`.execute(
    api.db,
  );
  await api.sweep();
  expect(bucket.keys()).toEqual([`arriving/${photo?.id}`]);
});
