import type { Listing } from "@hjem/domain/listing/listing";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import type { DemoStore } from "./ports.ts";
import { ensureDemoData } from "./seed.ts";

const COUNT = 620;

/** A store that records the number of listings in each batch. */
function createCountingStore(onSaved: (listings: readonly Listing[]) => void = () => undefined) {
  const settings = new Map<string, unknown>();
  const counts = { listings: [] as number[], logs: [] as number[], pictures: [] as number[] };
  const nothing = async () => undefined;
  const store: DemoStore = {
    readSetting: async (key) => settings.get(key) ?? null,
    writeSetting: async (key, value) => void settings.set(key, value),
    replaceStops: nothing,
    saveAgencies: nothing,
    saveLandingPages: nothing,
    savePictures: async (pictures) => void counts.pictures.push(pictures.length),
    findScene: async () => null,
    saveListings: async (_region, listings) => {
      counts.listings.push(listings.length);
      onSaved(listings);
    },
    replaceLogs: async (logs) => void counts.logs.push(logs.length),
    replaceOffers: nothing,
    tidyAfterBulk: nothing,
  };
  return { store, counts };
}

test("listings are written as they are drawn, so that memory never holds them all", async () => {
  const { store, counts } = createCountingStore();
  const lines: string[] = [];
  const deps = { store, regions: [regionNo], listingsPerRegion: COUNT };
  await ensureDemoData({
    ...deps,
    now: () => Date.parse("2026-11-21T09:00:00Z"),
    onProgress: (line) => lines.push(line),
  });
  expect(counts.listings).toEqual([500, 120]);
  expect(counts.logs).toEqual([500, 120]);
  expect(lines.at(-1)).toBe("Demo no: 620 of 620 listings are written.");

  counts.listings = [];
  counts.logs = [];
  await ensureDemoData({ ...deps, now: () => Date.parse("2026-11-22T09:00:00Z") });
  const moved = counts.listings.reduce((sum, count) => sum + count, 0);
  expect(counts.listings).toHaveLength(2);
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThan(COUNT);
  expect(counts.logs).toEqual([500, 120]);
});

test("D35: whatever the hour at which the demo starts, nothing is published, created or changed in the future", async () => {
  // Half past midnight in Sydney: it is the day before in Perth, and six hours early for the last listing of the day.
  const now = Date.parse("2026-11-20T13:30:00Z");
  const times: number[] = [];
  const { store } = createCountingStore((listings) => {
    for (const { createdAt, publishedAt, changedAt } of listings)
      times.push(...[createdAt, publishedAt, changedAt].map((at) => Date.parse(at)));
  });
  let newest = 0;
  store.replaceLogs = async (logs) => {
    const all = logs.flatMap(({ changes }) => changes.map(({ at }) => Date.parse(at)));
    newest = Math.max(newest, ...all);
  };
  await ensureDemoData({ store, regions: [regionAu], listingsPerRegion: COUNT, now: () => now });
  expect(Math.max(...times)).toBe(now);
  expect(newest).toBeLessThanOrEqual(now);
});
