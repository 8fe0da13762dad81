import { PDFDocument } from "@cantoo/pdf-lib";
import { DAY_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type JobRunner, JOBS_SCHEMA, openJobs } from "../../../jobs/job-runner.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { createPasswordAttempts } from "../../../security/password-attempts.ts";
import { type AccountTest, openAccountTest, PASSWORD } from "../../../testing/account-tests.ts";
import { formWith } from "../../../testing/draft-file-tests.ts";
import {
  completeDraft,
  draftOf,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { freeSites, testSecrets } from "../../../testing/test-app.ts";
import { openTestBucket, type TestBucket } from "../../../testing/test-bucket.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { openDraftFiles, type OpenDraftFiles } from "../../draft-files/open-draft-files.ts";
import { openMediaStorage } from "../../media/media-storage.ts";
import { createMediaStore } from "../../media/media-store.ts";
import { eraseExpiredAccounts } from "./erase-expired-accounts.ts";

const NAME = "Kvikkfrid Ulvemose";
const EMAIL = "kvikkfrid@ulvemose.example";
const traces = ["Kvikkfrid", "Ulvemose", "93456789", "Trollheggvegen"];

let bucket: TestBucket;
let folder: string;
let queue: JobRunner;
let draftFiles: OpenDraftFiles;
let api: AccountTest;
let kvikkfrid: TestAdvertiser;

beforeAll(async () => {
  bucket = await openTestBucket();
  folder = await mkdtemp(join(tmpdir(), "hjem-erasure-"));
  const database = await openTestDatabase();
  const { db, url: databaseUrl } = database;
  const now = () => api.clock.now;
  // Nobody works: every job that was left stays where it can be read.
  queue = await openJobs({ db, databaseUrl, log: createLogger("silent") });
  const storage = await openMediaStorage(bucket.config);
  draftFiles = openDraftFiles({ db, storage, dataDir: folder, now });
  const media = [createMediaStore({ db, storage, now, variants: null })];
  const deps = { regions: freeSites, draftFiles: draftFiles.files, jobs: queue, media };
  api = await openAccountTest(deps, database);
  await saveDraftPlaces(db);
  kvikkfrid = await signInAdvertiser(api, EMAIL);
}, 60_000);
afterAll(async () => {
  await queue.close();
  await api.close();
  draftFiles.close();
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

/** A photo in which a camera has written who took it and where. */
const signedPhoto = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .withExif({ IFD0: { Artist: NAME, ImageDescription: "Trollheggvegen 77" } })
    .jpeg()
    .toBuffer();

/** A PDF that says who wrote it. */
const signedPdf = async (): Promise<Buffer> => {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText("93456789");
  document.setAuthor(NAME);
  return Buffer.from(await document.save({ useObjectStreams: false }));
};

/** A listing with a photo and a PDF, a photo of which nothing is made yet, and an upload that was broken off. */
const leaveFiles = async (): Promise<string> => {
  const draft = await completeDraft(api, kvikkfrid);
  const path = `/${draft.id}`;
  const send = async (kind: string, bytes: Buffer, name: string) =>
    draftOf(await kvikkfrid.call(`${path}/${kind}`, await formWith(bytes, name)));
  const { images } = await send("images", await signedPhoto("#224466"), "Kvikkfrid hjemme.jpg");
  const pictureId = images.find(({ state }) => state === "processing")?.id ?? "";
  await draftFiles.jobs["make-picture"]?.({ pictureId });
  await send("attachments", await signedPdf(), "Kvikkfrid.pdf");
  const published = await kvikkfrid.call(`${path}/publish`, { method: "POST" });
  expect(published.statusCode).toBe(200);
  await send("images", await signedPhoto("#886644"), "Ulvemose.jpg");
  const filename = Buffer.from("Kvikkfrid.jpg").toString("base64");
  const begun = await kvikkfrid.call(`${path}/images/uploads`, {
    method: "POST",
    body: Buffer.from("half of Kvikkfrid"),
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": "100",
      "upload-metadata": `filename ${filename}`,
      "content-type": "application/offset+octet-stream",
    },
  });
  expect(begun.statusCode).toBe(201);
  return pictureId;
};

/** What lies in the bucket, in the folder of uploads, and in the queue. */
const everything = async (): Promise<{ place: string; text: string }[]> => {
  const uploads = join(folder, "uploads");
  const { rows: jobs } = await sql<{ text: string }>`
    select to_jsonb(j)::text as text from ${sql.table(`${JOBS_SCHEMA}.job`)} j`.execute(api.db);
  return [
    ...bucket.texts().map((text) => ({ place: "bucket", text })),
    ...(await Promise.all(
      (await readdir(uploads)).map(async (name) => ({
        place: "uploads",
        text: `${name}\n${await readFile(join(uploads, name), "utf8")}`,
      })),
    )),
    ...jobs.map(({ text }) => ({ place: "jobs", text })),
  ];
};

const found = async () =>
  (await everything()).flatMap(({ place, text }) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${place}: ${trace}`),
  );

test("D38: of an erased person nothing is left in the bucket, among uploads or in the queue, neither in files nor beside them", async () => {
  const pictureId = await leaveFiles();
  const before = await everything();
  expect(new Set(before.map(({ place }) => place))).toEqual(new Set(["bucket", "uploads", "jobs"]));
  expect(await found()).toEqual(
    expect.arrayContaining(["bucket: Kvikkfrid", "bucket: Ulvemose", "uploads: Kvikkfrid"]),
  );
  // What visitors see of a photo has nothing of what its camera wrote, and the queue has ids alone, before already.
  const shown = before.filter(({ text }) => text.startsWith(`variants/${pictureId}`));
  expect(shown.length).toBeGreaterThan(4);
  for (const { text } of shown) for (const trace of traces) expect(text).not.toContain(trace);
  expect((await found()).filter((place) => place.startsWith("jobs"))).toEqual([]);

  const gone = await kvikkfrid.page.call("/api/user", {
    method: "DELETE",
    body: { password: PASSWORD },
  });
  expect(gone.statusCode).toBe(202);
  // The clock of the folder is the machine's own.
  api.clock.now = Math.max(api.clock.now, Date.now()) + 15 * DAY_MS;
  const { db } = api;
  const now = () => api.clock.now;
  const attempts = createPasswordAttempts({ db, keys: testSecrets.keys, now });
  await eraseExpiredAccounts({ db, now, attempts })();
  await draftFiles.jobs["tidy-draft-files"]?.({});
  expect(await found()).toEqual([]);
  expect(bucket.keys()).toEqual([]);
  expect(await readdir(join(folder, "uploads"))).toEqual([]);
}, 60_000);
