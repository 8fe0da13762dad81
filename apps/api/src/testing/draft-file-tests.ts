import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Deps } from "../app.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { openDraftFiles, type OpenDraftFiles } from "../modules/draft-files/open-draft-files.ts";
import type { UploadQuotas } from "../modules/draft-files/upload-quota.ts";
import { type MediaConfig, openMediaStorage } from "../modules/media/media-storage.ts";
import { createMediaStore } from "../modules/media/media-store.ts";
import { type AccountTest, openAccountTest } from "./account-tests.ts";
import { TEST_NOW } from "./sample-listings.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

/** The API with a folder for files, and its jobs done when a test says so. */
export interface DraftFileTest extends AccountTest {
  folder: string;
  draftFiles: OpenDraftFiles;
  /** Does the jobs that were left, in their order. @returns ids of the photos */
  work(): Promise<readonly string[]>;
  sweep(): Promise<void>;
}

/** Opens the API with files in a temporary folder, or in another storage, on a database of its own or one that is open. */
export async function openDraftFileTest(
  options: { media?: MediaConfig; quotas?: UploadQuotas } & Partial<
    Pick<Deps, "firstAdministrators" | "regions">
  > = {},
  open?: TestDatabase,
): Promise<DraftFileTest> {
  const folder = await mkdtemp(join(tmpdir(), "hjem-draft-files-"));
  const database = open ?? (await openTestDatabase());
  const clock = { now: TEST_NOW };
  const now = () => clock.now;
  const storage = await openMediaStorage(options.media ?? { kind: "disk", dataDir: folder });
  const { quotas } = options;
  const draftFiles = openDraftFiles({
    db: database.db,
    storage,
    dataDir: folder,
    now,
    ...(quotas && { quotas }),
  });
  const left: { pictureId: string; rank: number }[] = [];
  const jobs: Jobs = {
    async enqueue(_trx, name, payload, { rank = 0 } = {}) {
      if (name === "make-picture" && "pictureId" in payload)
        left.push({ pictureId: payload.pictureId, rank });
    },
    wake: () => undefined,
  };
  const media = createMediaStore({ db: database.db, storage, now, variants: null });
  const api = await openAccountTest(
    { ...options, draftFiles: draftFiles.files, jobs, media: [media], now },
    database,
  );
  return {
    ...api,
    clock,
    folder,
    draftFiles,
    async work() {
      const done = left.splice(0).toSorted((one, other) => one.rank - other.rank);
      for (const { pictureId } of done) await draftFiles.jobs["make-picture"]?.({ pictureId });
      return done.map(({ pictureId }) => pictureId);
    },
    sweep: async () => draftFiles.jobs["tidy-draft-files"]?.({}),
    async close() {
      await (open ? api.app.close() : api.close());
      draftFiles.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A photo of one colour with a lighter corner, as it comes from a camera. */
export const samplePhoto = ({
  background = "#2a7f62",
  width = 1200,
  height = 800,
  format = "jpeg" as const,
}: {
  background?: string;
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp" | "avif" | "tiff" | "gif";
} = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 3),
            height: Math.ceil(height / 3),
            channels: 3,
            background: "#eeeeee",
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .toFormat(format)
    .toBuffer();

/** The body and headers of a request that sends one file as a form of a page does. */
export async function formWith(
  bytes: Buffer,
  name: string,
  type = "application/octet-stream",
): Promise<{ method: "POST"; body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
  const response = new Response(form);
  return {
    method: "POST",
    body: Buffer.from(await response.arrayBuffer()),
    headers: { "content-type": response.headers.get("content-type") ?? "" },
  };
}
