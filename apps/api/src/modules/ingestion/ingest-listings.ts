import { pictureKinds } from "@hjem/domain/listing/enumerations";
import { ListingImage } from "@hjem/domain/listing/image";
import { Listing } from "@hjem/domain/listing/listing";
import { errorMessage } from "@hjem/domain/narrow";
import { toCamelKeys, toSnake } from "@hjem/domain/wire/case";
import { sql } from "kysely";
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import type { Site } from "../../regions.ts";
import { fitToMarket } from "../listings/fit-to-market.ts";
import { randomPropertyId } from "../listings/property-id.ts";
import { saveListings } from "../listings/repository.ts";
import type { MediaStore } from "../media/media-store.ts";
import { rememberListings } from "../media/publish-media.ts";
import { withoutRemoved } from "../moderation/remove-listing.ts";
import { UnknownPlaceError } from "../places/listing-places.ts";

/** A feed: listings of one market in the wire's names. */
const Feed = z.object({ region: z.string(), listings: z.array(z.unknown()).min(1) });

/** A listing of a feed, whose pictures are files in the feed's folder. */
const FeedListing = z.looseObject({
  id: z.string().optional(),
  images: z
    .array(z.object({ file: z.string().min(1), type: z.enum(pictureKinds) }))
    .max(80)
    .default([]),
});

/** What is needed to take a feed. */
export interface IngestionDeps {
  db: Database;
  regions: readonly Site[];
  media: MediaStore;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A file of the feed's own folder: a feed never reads files elsewhere on the machine. */
function pictureFile(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (path.startsWith(`${resolve(folder)}${sep}`)) return path;
  throw new Error(`The picture ${name} does not lie beside the feed.`);
}

/** What is wrong, in the wire's names and on one line. */
const problemOf = (error: unknown): string =>
  error instanceof z.ZodError
    ? error.issues
        .map(({ path, message }) =>
          [path.map((key) => toSnake(String(key))).join("."), message].filter(Boolean).join(": "),
        )
        .join("; ")
    : // A storage says only that it failed; its cause says why.
      [error, error instanceof Error && error.cause].filter(Boolean).map(errorMessage).join(": ");

/** Which listing of the feed it is, for who has to find it there: `Listing 2 (4kt7m2x9qa)`. */
function nameOfListing(given: unknown, index: number): string {
  const isNamed = typeof given === "object" && given !== null && "id" in given;
  return `Listing ${index + 1}${isNamed ? ` (${String(given.id)})` : ""}`;
}

/**
 * Holds that no listing comes under the id of another owner's: a person's, another agency's, or one of the other market
 * (D127).
 * @throws {Error} naming the first that does.
 */
async function requireOwnIds(
  db: Database,
  { regionId, listings }: { regionId: string; listings: readonly Listing[] },
  nameOf: (index: number) => string,
): Promise<void> {
  const ids = listings.map(({ id }) => id.toLowerCase());
  const { rows } = await sql<{
    public_id: string;
    region: string;
    agency: string;
    is_draft: boolean;
  }>`
    select l.public_id, l.region, l.listing ->> 'agencyId' as agency,
      exists (select 1 from listing_draft d where d.public_id = l.public_id) as is_draft
    from listing l where l.public_id = any(${ids}::text[])
  `.execute(db);
  const known = new Map(rows.map((row) => [row.public_id, row]));
  const index = listings.findIndex(({ id, agencyId }) => {
    const stored = known.get(id.toLowerCase());
    return stored && (stored.is_draft || stored.agency !== agencyId || stored.region !== regionId);
  });
  if (index >= 0) throw new Error(`${nameOf(index)}: this id is another owner's listing.`);
}

/**
 * Takes listings with their pictures into a market: new ones, and under a known id changed ones. What is missing of
 * instants is now. One that a moderator has removed stays removed. Returns the listings of the feed.
 * @throws {Error} naming the first listing that is wrong, and what is; the listings of the feed are stored together or not at all.
 */
export async function ingestListings(
  { db, regions, media, now }: IngestionDeps,
  text: string,
  folder: string,
): Promise<{ site: Site; listings: Listing[] }> {
  const feed = Feed.parse(toCamelKeys(JSON.parse(text)));
  const site = regions.find(({ id }) => id === feed.region);
  if (!site) throw new Error(`The region "${feed.region}" is not served.`);
  const instant = new Date(now()).toISOString();
  const readListing = async (given: unknown): Promise<Listing> => {
    const { images: files, id = randomPropertyId(), ...stated } = FeedListing.parse(given);
    const times = { createdAt: instant, publishedAt: instant, changedAt: instant };
    const listing = fitToMarket(
      Listing.parse({ ...times, ...stated, id, images: [], isDemo: false }),
      site,
    );
    for (const { file, type } of files) {
      const bytes = await readFile(pictureFile(folder, file));
      listing.images.push(ListingImage.parse({ type, ...(await media.add(site.id, bytes)) }));
    }
    return listing;
  };
  const listings: Listing[] = [];
  for (const [index, given] of feed.listings.entries()) {
    try {
      listings.push(await readListing(given));
    } catch (error) {
      throw new Error(`${nameOfListing(given, index)}: ${problemOf(error)}`, { cause: error });
    }
  }
  await requireOwnIds(db, { regionId: site.id, listings }, (index) =>
    nameOfListing(feed.listings[index], index),
  );
  try {
    await saveListings(db, site, await withoutRemoved(db, listings), { at: now() });
  } catch (error) {
    if (!(error instanceof UnknownPlaceError)) throw error;
    // Who gave no id knows the listing by its position alone.
    const index = listings.findIndex(({ id }) => id === error.propertyId);
    const name = nameOfListing(feed.listings[index], index);
    throw new Error(`${name}: the place ${error.geoId} is not known.`, { cause: error });
  }
  const urls = listings.flatMap(({ images }) => images.map(({ url }) => url));
  await media.publish(db, urls);
  await rememberListings(db, listings);
  return { site, listings };
}
