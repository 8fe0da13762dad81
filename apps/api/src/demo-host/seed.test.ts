import { ensureDemoData, hasDemoData, type SeedDeps } from "@hjem/demo/seed";
import { MINUTE_MS } from "@hjem/domain/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadPlaces } from "../modules/places/load-places.ts";
import { regions } from "../regions.ts";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { createDemoStore } from "./demo-store.ts";

const today = Date.parse("2026-11-21T09:00:00Z");
const COUNT = 160;
/** Places of a country and listings are drawn and written, in some tests twice. */
const LIMIT = { timeout: 2 * MINUTE_MS };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.close());

/** Writes the demo as of an instant and gives the lines that people would read. */
const ensure = async (instant = today, deps: Partial<SeedDeps> = {}): Promise<string[]> => {
  const lines: string[] = [];
  await loadPlaces({ db: database.db, regions: regions.slice(0, 1), ...deps });
  await ensureDemoData({
    store: createDemoStore(database.db),
    regions: regions.slice(0, 1),
    now: () => instant,
    listingsPerRegion: COUNT,
    onProgress: (line) => lines.push(line),
    ...deps,
  });
  return lines;
};

const stored = () =>
  database.db.selectFrom("listing").select(["public_id", "listing"]).orderBy("public_id").execute();

test(
  "an empty database gets stops, agencies, pictures and listings of both regions",
  LIMIT,
  async () => {
    expect(await hasDemoData({ store: createDemoStore(database.db), regions })).toBe(false);
    const lines = await ensure(today, { regions });
    expect(lines.some((line) => line.includes(`${COUNT} of ${COUNT}`))).toBe(true);
    expect(await hasDemoData({ store: createDemoStore(database.db), regions })).toBe(true);
    expect(await stored()).toHaveLength(2 * COUNT);
    const agencies = await database.db.selectFrom("agency").select("id").execute();
    expect(agencies).toHaveLength(60);
    const hashes = new Set(
      (await database.db.selectFrom("picture").select("hash").execute()).map(({ hash }) => hash),
    );
    const shown = (await stored()).flatMap(({ listing }) => listing.images.map(({ url }) => url));
    expect(shown.filter((url) => !hashes.has(url.slice("/media/".length)))).toEqual([]);
  },
);

test("a second start on the same day writes nothing", LIMIT, async () => {
  await ensure();
  expect(await ensure()).toEqual([]);
});

test(
  "on a later day the listings that differ are updated, and end as in a fresh database",
  LIMIT,
  async () => {
    const later = today + 9 * 86_400_000;
    await ensure();
    const lines = await ensure(later);
    expect(lines.some((line) => line.includes("move on to 2026-11-30"))).toBe(true);
    const moved = await stored();
    await database.empty();
    await ensure(later);
    expect(moved).toEqual(await stored());
  },
);

test("an interrupted seed is finished by the next start", LIMIT, async () => {
  const stop = new Error("killed");
  const killed = ensure(today, {
    onProgress: (line) => {
      if (line.startsWith("Demo no") && line.includes("listings are written")) throw stop;
    },
  });
  await expect(killed).rejects.toThrow(stop);
  expect(
    await hasDemoData({ store: createDemoStore(database.db), regions: regions.slice(0, 1) }),
  ).toBe(false);
  await ensure();
  expect(
    await hasDemoData({ store: createDemoStore(database.db), regions: regions.slice(0, 1) }),
  ).toBe(true);
  expect(await stored()).toHaveLength(COUNT);
});
