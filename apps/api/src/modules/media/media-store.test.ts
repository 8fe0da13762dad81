import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  australianPlaces,
  norwegianPlaces,
  sampleId,
  TEST_NOW,
} from "../../testing/sample-listings.ts";
import { buildTestApp, testSites } from "../../testing/test-app.ts";
import { openTestBucket } from "../../testing/test-bucket.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { ingestListings } from "../ingestion/ingest-listings.ts";
import { savePlaces } from "../places/repository.ts";
import { type MediaConfig, openMediaStorage } from "./media-storage.ts";
import { createMediaStore, type MediaStore } from "./media-store.ts";
import { createVariantMaker } from "./variant-maker.ts";

const NO = { host: "no.localhost:3000" };
let database: TestDatabase;
let folder: string;
const variants = createVariantMaker();
beforeAll(async () => {
  database = await openTestDatabase();
  await savePlaces(database.db, "no", norwegianPlaces);
  await savePlaces(database.db, "au", australianPlaces);
  folder = await mkdtemp(join(tmpdir(), "hjem-media-test-"));
  await writeFile(join(folder, "front.jpg"), await photo("#2a7f62"));
});
afterAll(async () => {
  variants.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

const openStore = async (config: MediaConfig): Promise<MediaStore> =>
  createMediaStore({
    db: database.db,
    storage: await openMediaStorage(config),
    now: () => TEST_NOW,
    variants,
  });

/** A feed as an agency's program writes it. */
const feedOf = (number: number, region = "no") => ({
  region,
  listings: [
    {
      id: sampleId(number),
      listing_type: "residential_sale",
      property_types: ["apartment"],
      owner_type: "api",
      agency_id: "-1",
      agency: null,
      title: "Lys leilighet ved parken",
      description: "<p>Stue mot sør.</p>",
      address: {
        full_address: "Storgata 1, 0184 Oslo",
        display_name: "Grünerløkka",
        street: "Storgata 1",
        suburb: "Oslo",
        region: "Oslo",
        municipality: "Oslo",
        post_code: "0184",
        coordinates: { lat: 59.914, lng: 10.754 },
        geo_ids: ["county:03", "municipality:0301"],
        time_zone: "Europe/Oslo",
      },
      images: [{ file: "front.jpg", type: "exterior" }],
      facilities: [],
      prices: { price: { amount: 5_000_000, currency: "NOK" } },
      details: {},
      contract_details: {},
      additional_info: { energy_profile: {} },
      status: "available",
      viewing_dates: [],
      price_history: [],
    },
  ],
});

const ingest = (media: MediaStore, feed: object) =>
  ingestListings(
    { db: database.db, regions: testSites, media, now: () => TEST_NOW },
    JSON.stringify(feed),
    folder,
  );

describe.each(["disk", "s3"] as const)("pictures on %s", (kind) => {
  test("L1, D102: an ingested listing has its picture, in every format, and the original is not served", async () => {
    await database.db.deleteFrom("media").execute();
    const bucket = await openTestBucket();
    onTestFinished(() => bucket.close());
    const config: MediaConfig = kind === "disk" ? { kind, dataDir: folder } : bucket.config;
    const media = await openStore(config);
    const app = await buildTestApp(database.db, { media: [media] });
    onTestFinished(() => app.close());
    const { listings } = await ingest(media, feedOf(kind === "disk" ? 1 : 2));

    const [image] = listings[0]?.images ?? [];
    expect(image?.url).toMatch(/^\/media\/[0-9a-f]{20}$/);
    expect(image).toMatchObject({ ratio: 1.5, isIllustration: false });
    const found = await app.inject({
      method: "POST",
      url: "/api/v2/property/search",
      headers: NO,
      payload: { geo_ids: ["municipality:0301"] },
    });
    expect(found.body).toContain(image?.url);
    for (const [end, type] of [
      ["-400.avif", "image/avif"],
      ["-1600.webp", "image/webp"],
      [".png", "image/png"],
      ["-share.jpg", "image/jpeg"],
      ["", "image/jpeg"],
    ]) {
      const result = await app.inject({ url: `${image?.url}${end}`, headers: NO });
      expect([result.statusCode, result.headers["content-type"]]).toEqual([200, type]);
      expect(result.headers["cache-control"]).toBe("public, max-age=60");
      expect((await sharp(result.rawPayload).metadata()).width).toBeGreaterThan(0);
    }
    const original = `/media/originals/${image?.url.slice("/media/".length)}`;
    expect((await app.inject({ url: original, headers: NO })).statusCode).toBe(404);
    expect(bucket.keys()).toHaveLength(kind === "s3" ? 10 : 0);

    const again = await ingest(media, feedOf(kind === "disk" ? 1 : 2));
    expect(again.listings[0]?.images[0]?.url).toBe(image?.url);
  });
});

test("D102, D130: a picture that was not published is 404 also to those who know its address; a published one is kept for a minute", async () => {
  const media = await openStore({ kind: "disk", dataDir: folder });
  const app = await buildTestApp(database.db, { media: [media] });
  onTestFinished(() => app.close());
  const { url } = await media.add("no", await photo("#884422"));
  const before = await app.inject({ url: `${url}-400.webp`, headers: NO });
  expect([before.statusCode, before.headers["cache-control"]]).toEqual([404, "no-store"]);
  await media.publish(database.db, [url]);
  const after = await app.inject({ url: `${url}-400.webp`, headers: NO });
  expect(after.headers["cache-control"]).toBe("public, max-age=60");
});

test("D102: photos as they were sent are read by nobody else on the machine", async () => {
  const dataDir = await mkdtemp(join(folder, "private-"));
  await mkdir(join(dataDir, "media"), { mode: 0o755 });
  await openStore({ kind: "disk", dataDir });
  expect((await stat(join(dataDir, "media"))).mode & 0o077).toBe(0);
});

test("what cannot be stored says why, and leaves no part of it", async () => {
  await database.db.deleteFrom("media").execute();
  const dataDir = await mkdtemp(join(folder, "full-"));
  await mkdir(join(dataDir, "media"));
  // A file where a folder must be: like a full disk, it fails after the original was written.
  await writeFile(join(dataDir, "media/variants"), "");
  const media = await openStore({ kind: "disk", dataDir });
  await expect(ingest(media, feedOf(5))).rejects.toThrow(/^Listing 1 \(\w+\): .*: E[A-Z]+: /);
  expect(await readdir(join(dataDir, "media/originals"))).toEqual([]);
});

test("a file that is no picture, a path elsewhere on the machine, or an id of the other market's listing is rejected", async () => {
  const media = await openStore({ kind: "disk", dataDir: folder });
  await expect(media.add("no", Buffer.from("<svg onload=alert(1)>"))).rejects.toThrow("Input");
  const [first] = feedOf(3).listings;
  const outside = { ...first, images: [{ file: "../../etc/passwd", type: "exterior" }] };
  await expect(ingest(media, { region: "no", listings: [outside] })).rejects.toThrow(
    "does not lie beside the feed",
  );
  await ingest(media, feedOf(4));
  const [taken] = feedOf(4).listings;
  const moved = {
    ...taken,
    address: { ...taken?.address, region: "VIC", geo_ids: ["state:vic"] },
    prices: { price: { amount: 5_000_000, currency: "AUD" } },
  };
  await expect(ingest(media, { region: "au", listings: [moved] })).rejects.toThrow(
    "this id is another owner's listing",
  );
});
