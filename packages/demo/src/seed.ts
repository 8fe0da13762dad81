import type { Region } from "@hjem/domain/region";
import { dayIn } from "@hjem/domain/time/zone";
import { setImmediate } from "node:timers/promises";
import type { DemoOrder } from "./demo-listings.ts";
import { demoListingSeries, marketOf } from "./demo-listings.ts";
import { demoLandingPages } from "./landing-pages.ts";
import { demoChanges } from "./listings/changes.ts";
import type { DemoListing } from "./listings/listing.ts";
import { demoOffers } from "./offers.ts";
import { demoScenes } from "./pictures/demo-scenes.ts";
import { sceneColor } from "./pictures/scene-color.ts";
import { sceneHash } from "./pictures/scene.ts";
import { demoStops } from "./places/stops.ts";
import type { DemoStore } from "./ports.ts";

/** The seed of the demo that `npm start` shows. */
const DEMO_SEED = "hjem";
/** Raised whenever the same seed and day give other data: an older demo is then written anew. */
const DEMO_VERSION = 3;
const LOT_SIZE = 2_000;
const LISTINGS_PER_TURN = 100;

/** What the demo is written with. */
export interface SeedDeps {
  store: DemoStore;
  regions: readonly Region[];
  /** Milliseconds; determines which day is today in each region. */
  now: () => number;
  /** Hears one line per step, for people who wait. */
  onProgress?: (line: string) => void;
  /** Fewer in tests. */
  listingsPerRegion: number;
}

/** What is stored of a region's demo: which data, and how far it was written. */
interface DemoMark {
  version: number;
  count: number;
  anchorDay: string;
  isComplete: boolean;
}

const settingKey = (regionId: string): string => `demo.${regionId}`;

function markOf(value: unknown): DemoMark | null {
  if (typeof value !== "object" || value === null) return null;
  if (
    !("version" in value) ||
    !("anchorDay" in value) ||
    !("isComplete" in value) ||
    !("count" in value)
  )
    return null;
  const { version, anchorDay, isComplete, count } = value;
  return typeof version === "number" &&
    typeof count === "number" &&
    typeof anchorDay === "string" &&
    typeof isComplete === "boolean"
    ? { version, count, anchorDay, isComplete }
    : null;
}

/** Cuts a list into lots, so that no single statement grows beyond a few megabytes. */
function lotsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / LOT_SIZE) }, (_, index) =>
    items.slice(index * LOT_SIZE, (index + 1) * LOT_SIZE),
  );
}

async function writeGround({ store, onProgress }: SeedDeps, regionId: string): Promise<void> {
  await store.replaceStops(regionId, demoStops(regionId));
  await store.saveAgencies(regionId, marketOf(regionId).agencies.agencies);
  await store.saveLandingPages(regionId, demoLandingPages(regionId));
  const scenes = demoScenes().map((scene) => ({
    hash: sceneHash(scene),
    scene,
    color: sceneColor(scene),
  }));
  await store.savePictures(scenes);
  onProgress?.(`Demo ${regionId}: stops, agencies and scenes are written.`);
}

/** The plans of listings; the other scenes are shared and known already. */
const plansOf = (listings: readonly DemoListing[]) =>
  listings.flatMap(({ pictures }) =>
    pictures
      .filter(({ scene }) => scene.kind === "floorplan")
      .map(({ scene, image }) => ({
        hash: image.url.slice("/media/".length),
        scene,
        color: image.color,
      })),
  );

/** Listings of `now` that differ from those of an earlier day, or all where there was none. */
function changedSince(earlier: readonly DemoListing[], now: readonly DemoListing[]): DemoListing[] {
  const before = new Map(earlier.map(({ listing }) => [listing.id, JSON.stringify(listing)]));
  return now.filter(({ listing }) => before.get(listing.id) !== JSON.stringify(listing));
}

async function writeListings(
  deps: SeedDeps,
  region: Region,
  listings: readonly DemoListing[],
): Promise<void> {
  const { store, onProgress } = deps;
  for (const lot of lotsOf(plansOf(listings))) await store.savePictures(lot);
  let reported = 0;
  await store.saveListings(
    region,
    listings.map(({ listing }) => listing),
    (written) => {
      if (written < listings.length && written - reported < 1_000) return;
      reported = written;
      onProgress?.(`Demo ${region.id}: ${written} of ${listings.length} listings are written.`);
    },
  );
}

/** Of all listings, those too that are the same as the day before: their past is a day longer. */
async function writeLogs({ store }: SeedDeps, anchorDay: string, listings: readonly DemoListing[]) {
  for (const lot of lotsOf(listings)) {
    const logs = lot.map(({ listing }) => ({
      id: listing.id,
      changes: demoChanges(DEMO_SEED, listing, anchorDay).toReversed(),
    }));
    await store.replaceLogs(logs);
  }
}

/** Draws the listings and lets others have their turn in between: the API may be serving requests already. */
async function drawListings(order: DemoOrder): Promise<DemoListing[]> {
  const drawn: DemoListing[] = [];
  let rested = 0;
  for (const group of demoListingSeries(order)) {
    drawn.push(...group);
    if (drawn.length - rested < LISTINGS_PER_TURN) continue;
    rested = drawn.length;
    await setImmediate();
  }
  return drawn;
}

async function ensureRegion(deps: SeedDeps, region: Region): Promise<boolean> {
  const { store, now, listingsPerRegion: count } = deps;
  const anchorDay = dayIn(now(), region.timeZones.default);
  const mark = markOf(await store.readSetting(settingKey(region.id)));
  const isSame = mark !== null && mark.version === DEMO_VERSION && mark.count === count;
  if (isSame && mark.isComplete && mark.anchorDay === anchorDay) return false;
  const order = { region: region.id, count, seed: DEMO_SEED };
  const listings = await drawListings({ ...order, anchorDay });
  if (isSame && mark.isComplete) {
    const earlier = await drawListings({ ...order, anchorDay: mark.anchorDay });
    const changed = changedSince(earlier, listings);
    deps.onProgress?.(`Demo ${region.id}: ${changed.length} listings move on to ${anchorDay}.`);
    // Stopped in the middle it keeps the earlier day, so that the next call compares with that one again.
    await writeListings(deps, region, changed);
  } else {
    const started: DemoMark = { version: DEMO_VERSION, count, anchorDay, isComplete: false };
    await store.writeSetting(settingKey(region.id), started);
    await writeGround(deps, region.id);
    await writeListings(deps, region, listings);
  }
  await writeLogs(deps, anchorDay, listings);
  const done: DemoMark = { version: DEMO_VERSION, count, anchorDay, isComplete: true };
  await store.writeSetting(settingKey(region.id), done);
  return true;
}

/** True once every region has a whole demo, of whatever day: then it can be shown while it moves on to today. */
export async function hasDemoData({
  store,
  regions,
}: Pick<SeedDeps, "store" | "regions">): Promise<boolean> {
  for (const { id } of regions) {
    const mark = markOf(await store.readSetting(settingKey(id)));
    if (mark === null || !mark.isComplete || mark.version !== DEMO_VERSION) return false;
  }
  return true;
}

/**
 * Writes the demo of every region, or brings it to today (D35): stops, agencies, pictures and listings, in places that are loaded before.
 * Writing again changes nothing; what was interrupted is finished by the next call, since everything is written over
 * what is there. On a later day only the listings that differ are written.
 */
export async function ensureDemoData(deps: SeedDeps): Promise<void> {
  let hasWritten = false;
  for (const region of deps.regions) {
    if (await ensureRegion(deps, region)) hasWritten = true;
    await deps.store.replaceOffers(region.id, demoOffers(region));
  }
  if (hasWritten) await deps.store.tidyAfterBulk();
}
