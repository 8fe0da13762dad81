import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { type ApiProcess, startApi } from "../search/api-process.ts";
import { fillDatabase } from "../search/postgres.ts";
import { benchRows } from "../search/rows.ts";
import { milliseconds, table } from "../table.ts";
import { percentiles } from "../timing.ts";
import { type Advertiser, signInAdvertiser } from "./advertiser.ts";
import { insertDrafts, insertEmptyDraft, insertTown } from "./draft-rows.ts";
import { makePhoto, uploadPhotos } from "./photos.ts";
import { searchQuietly, startSearching } from "./search-load.ts";
import { placesOfAppearance, publishAndFind } from "./visibility.ts";

/** Homes of which the others are copies. */
const GENERATED = 100_000;
const PHOTOS = 20;
/** Limit of the p95 from the press until a listing is found. */
const FOUND_WITHIN_MS = 2_000;
/** Limit of the time until 20 photos have all their sizes, on two cores. */
const READY_WITHIN_S = 60;
/** Limit of the p95 of searches meanwhile, as a multiple of the quiet one. */
const SLOWER_MAX = 2;
const QUIET_MS = 20_000;
/** Later values than those of the quiet searches. */
const ROUND_DURING = 100_000;

/** What is measured, and with how much. */
export interface PublishSizes {
  listings: number;
  /** Listings that are published, five a second. */
  publications: number;
}

/** Tables of the measurement, and whether every bound was met. */
export interface PublishReport {
  tables: string[];
  isWithin: boolean;
}

const ms = (value: number): string =>
  Number.isFinite(value) ? `${Math.round(value)} ms` : "never";
const loadNow = (): string => `load ${os.loadavg()[0]?.toFixed(1)}`;

async function measureVisibility(api: ApiProcess, advertiser: Advertiser, drafts: string[]) {
  const before = loadNow();
  const quiet = await searchQuietly(api, QUIET_MS);
  const searching = startSearching(api, ROUND_DURING);
  const { response, appearance } = await publishAndFind(api, advertiser, drafts);
  const during = await searching.end();
  let isWithin = true;
  const row = (name: string, samples: readonly number[], bound: number | null) => {
    const { p50, p95 } = percentiles(samples);
    const isGood = bound === null || p95 <= bound;
    isWithin &&= isGood;
    return [
      name,
      ms(p50),
      ms(p95),
      ms(Math.max(...samples)),
      bound === null ? "" : `p95 of ${bound / 1_000} s ${isGood ? "✓" : "✗"}`,
    ];
  };
  const rows = [
    row("response to the press", response, null),
    ...placesOfAppearance.map((name) => row(`until ${name}`, appearance[name], FOUND_WITHIN_MS)),
    ["a search, quiet", milliseconds(quiet.p50), milliseconds(quiet.p95), "", ""],
    ["a search, meanwhile", milliseconds(during.p50), milliseconds(during.p95), "", ""],
  ];
  const title = `${drafts.length} publications, 5 a second; ${before}`;
  return { text: table([title, "p50", "p95", "longest", "bound"], rows), isWithin };
}

async function measurePhotos(api: ApiProcess, advertiser: Advertiser, draftId: string) {
  const photos: Buffer[] = [];
  for (let number = 1; number <= PHOTOS; number += 1) photos.push(await makePhoto(number));
  const before = loadNow();
  const quiet = await searchQuietly(api, QUIET_MS);
  const searching = startSearching(api, ROUND_DURING);
  const { sent, ready } = await uploadPhotos(advertiser, draftId, photos);
  const during = await searching.end();
  const slower = during.p95 / quiet.p95;
  const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1e6;
  const isReady = ready <= READY_WITHIN_S;
  const isQuick = slower <= SLOWER_MAX;
  const rows = [
    ["sent", `${sent.toFixed(1)} s`, ""],
    ["every size ready", `${ready.toFixed(1)} s`, `${READY_WITHIN_S} s ${isReady ? "✓" : "✗"}`],
    ["p95 of a search, quiet", milliseconds(quiet.p95), ""],
    [
      "p95 of a search, meanwhile",
      milliseconds(during.p95),
      `${slower.toFixed(2)}× of ${SLOWER_MAX}× ${isQuick ? "✓" : "✗"}`,
    ],
  ];
  const title = `${PHOTOS} photos of 12 megapixels, ${megabytes.toFixed(0)} MB; ${before}`;
  return { text: table([title, "measured", "bound"], rows), isWithin: isReady && isQuick };
}

/** Publishing costs nothing here: payments are not measured. */
const freePrices = JSON.stringify({
  no: [{ key: "standard", listing_types: ["residential_sale"], days: 90, total: 0 }],
});

/**
 * `pnpm bench publish [--listings 1000000] [--publications 150]`: how soon listings of people are found, and how long
 * their photos take, over the whole API and PostgreSQL.
 */
export async function measurePublish(sizes: PublishSizes): Promise<PublishReport> {
  const base = Math.min(sizes.listings, GENERATED);
  const copies = Math.ceil(sizes.listings / base);
  const database = await fillDatabase(benchRows(base), { base, copies });
  const folder = await mkdtemp(path.join(os.tmpdir(), "hjem-bench-publish-"));
  const prices = path.join(folder, "prices.json");
  const client = new Client({ connectionString: database.url });
  try {
    await writeFile(prices, freePrices);
    await client.connect();
    await insertTown(client);
    const api = await startApi(database.url, { PRICES_FILE: prices });
    try {
      const advertiser = await signInAdvertiser(api.port, client);
      const { accountId } = advertiser;
      const drafts = await insertDrafts(client, accountId, sizes.publications);
      const found = await measureVisibility(api, advertiser, drafts);
      const draftId = await insertEmptyDraft(client, accountId);
      const photos = await measurePhotos(api, advertiser, draftId);
      const title = `${(base * copies).toLocaleString("en")} listings, PostgreSQL.`;
      return {
        tables: [title, found.text, photos.text],
        isWithin: found.isWithin && photos.isWithin,
      };
    } finally {
      await api.stop();
    }
  } finally {
    await client.end();
    await database.close();
    await rm(folder, { recursive: true });
  }
}
