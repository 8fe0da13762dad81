import type { Listing } from "@hjem/domain/listing/listing";
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
/** Version of the data and of the words they are found by, increased whenever the same seed and day give others: an older demo is then rewritten. */
const DEMO_VERSION = 6;
/** Number of listings that are created and written at a time, which limits memory. */
const LOT_SIZE = 500;
const LISTINGS_PER_TURN = 100;
const LISTINGS_PER_LINE = 1_000;

/** What the demo is written with. */
export interface SeedDeps {
  store: DemoStore;
  regions: readonly Region[];
  /** Milliseconds; determines which day is today in each region. */
  now: () => number;
  /** Called with one line for each step. */
  onProgress?: (line: string) => void;
  /** Fewer in tests. */
  listingsPerRegion: number;
}

/** Stored state of a region's demo: its version and progress. */
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

/** Writes the floor plans of listings; the other scenes are shared and already stored. */
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

/** Listings of `now` that differ from those of an earlier day. */
function changedSince(earlier: readonly DemoListing[], now: readonly DemoListing[]): DemoListing[] {
  const before = new Map(earlier.map(({ listing }) => [listing.id, JSON.stringify(listing)]));
  return now.filter(({ listing }) => before.get(listing.id) !== JSON.stringify(listing));
}

/** A listing none of whose times is ahead: days begin at other instants in other zones, and the demo may start at any hour. */
function upTo(now: number, listing: Listing): Listing {
  const past = (instant: string) =>
    Date.parse(instant) > now ? new Date(now).toISOString() : instant;
  const { createdAt, publishedAt, changedAt } = listing;
  return {
    ...listing,
    createdAt: past(createdAt),
    publishedAt: past(publishedAt),
    changedAt: past(changedAt),
  };
}

/** Writes a batch of listings, of which `changed` differ from the stored ones. */
async function writeLot(
  { store, now }: SeedDeps,
  region: Region,
  anchorDay: string,
  { lot, changed }: { lot: readonly DemoListing[]; changed: readonly DemoListing[] },
): Promise<void> {
  const written = now();
  await store.savePictures(plansOf(changed));
  await store.saveListings(
    region,
    changed.map(({ listing }) => upTo(written, listing)),
  );
  // For unchanged listings too: their history is a day longer.
  await store.replaceLogs(
    lot.map(({ listing }) => ({
      id: listing.id,
      changes: demoChanges(DEMO_SEED, listing, anchorDay)
        .filter(({ at }) => Date.parse(at) <= written)
        .toReversed(),
    })),
  );
}

/** Creates the listings in batches and yields in between, because the API may already be serving requests. */
async function* drawLots(order: DemoOrder): AsyncGenerator<DemoListing[], undefined> {
  let drawn: DemoListing[] = [];
  let rested = 0;
  for (const group of demoListingSeries(order)) {
    drawn.push(...group);
    rested += group.length;
    if (rested >= LISTINGS_PER_TURN) {
      rested = 0;
      await setImmediate();
    }
    if (drawn.length < LOT_SIZE) continue;
    yield drawn.slice(0, LOT_SIZE);
    drawn = drawn.slice(LOT_SIZE);
  }
  if (drawn.length > 0) yield drawn;
}

/** Writes the listings of the given options, in place of those of earlier options; null if there were none. */
async function writeListings(
  deps: SeedDeps,
  region: Region,
  order: DemoOrder,
  earlierOrder: DemoOrder | null,
): Promise<void> {
  const { onProgress } = deps;
  const { anchorDay, count } = order;
  const earlierLots = earlierOrder && drawLots(earlierOrder);
  let drawn = 0;
  let reported = 0;
  let written = 0;
  for await (const lot of drawLots(order)) {
    // Both have the same listings, whatever the day.
    const earlier = earlierLots && (await earlierLots.next()).value;
    const changed = earlier ? changedSince(earlier, lot) : lot;
    await writeLot(deps, region, anchorDay, { lot, changed });
    drawn += lot.length;
    written += changed.length;
    if (earlierLots || (drawn < count && drawn - reported < LISTINGS_PER_LINE)) continue;
    reported = drawn;
    onProgress?.(`Demo ${region.id}: ${written} of ${count} listings are written.`);
  }
  if (earlierLots) onProgress?.(`Demo ${region.id}: ${written} listings move on to ${anchorDay}.`);
}

async function ensureRegion(deps: SeedDeps, region: Region): Promise<boolean> {
  const { store, now, listingsPerRegion: count } = deps;
  const anchorDay = dayIn(now(), region.timeZones.default);
  const mark = markOf(await store.readSetting(settingKey(region.id)));
  const isSame = mark !== null && mark.version === DEMO_VERSION && mark.count === count;
  if (isSame && mark.isComplete && mark.anchorDay === anchorDay) return false;
  const order = { region: region.id, count, seed: DEMO_SEED, anchorDay };
  if (isSame && mark.isComplete) {
    // If interrupted, the earlier day stays stored, so that the next call compares with that one again.
    await writeListings(deps, region, order, { ...order, anchorDay: mark.anchorDay });
  } else {
    const started: DemoMark = { version: DEMO_VERSION, count, anchorDay, isComplete: false };
    await store.writeSetting(settingKey(region.id), started);
    await writeGround(deps, region.id);
    await writeListings(deps, region, order, null);
  }
  const done: DemoMark = { version: DEMO_VERSION, count, anchorDay, isComplete: true };
  await store.writeSetting(settingKey(region.id), done);
  return true;
}

/** True once every region has a complete demo of any day: it can be shown while it is updated to today. */
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
 * Idempotent: an interrupted run is completed by the next call, because everything is written over
 * existing data. On a later day only the listings that differ are written.
 */
export async function ensureDemoData(deps: SeedDeps): Promise<void> {
  let hasWritten = false;
  for (const region of deps.regions) {
    if (await ensureRegion(deps, region)) hasWritten = true;
    await deps.store.replaceOffers(region.id, demoOffers(region));
  }
  if (hasWritten) await deps.store.tidyAfterBulk();
}
