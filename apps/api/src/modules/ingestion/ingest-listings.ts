import { pictureKinds } from "@hjem/domain/listing/enumerations";
import { Listing } from "@hjem/domain/listing/listing";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import type { Site } from "../../regions.ts";
import { saveListings } from "../listings/repository.ts";
import type { MediaStore } from "../media/media-store.ts";

/** A feed: listings of one market in the wire's names, whose pictures are files beside it. */
const Feed = z.object({
  region: z.string(),
  listings: z
    .array(
      z.looseObject({
        id: z.string().optional(),
        images: z
          .array(z.object({ file: z.string().min(1), type: z.enum(pictureKinds) }))
          .max(80)
          .default([]),
      }),
    )
    .min(1),
});

/** What is needed to take a feed. */
export interface IngestionDeps {
  db: Database;
  regions: readonly Site[];
  media: MediaStore;
  /** Milliseconds since 1970. */
  now: () => number;
}

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten characters of Crockford base32 (D36). */
const randomPropertyId = (): string =>
  Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join("");

/** A file of the feed's own folder: a feed never reads what lies elsewhere on the machine. */
function pictureFile(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (path.startsWith(`${resolve(folder)}${sep}`)) return path;
  throw new Error(`The picture ${name} does not lie beside the feed.`);
}

/**
 * Takes listings with their pictures into a market: new ones, and under a known id changed ones. What is missing of
 * instants is now. Returns the listings as they were stored.
 * @throws {Error} naming the first thing that is wrong; the listings of the feed are stored together or not at all.
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
  const listings: Listing[] = [];
  for (const { images: files, ...given } of feed.listings) {
    const images = [];
    for (const { file, type } of files) {
      const bytes = await readFile(pictureFile(folder, file));
      images.push({ type, ...(await media.add(site.id, bytes)) });
    }
    const times = { createdAt: instant, publishedAt: instant, changedAt: instant };
    const id = given.id ?? randomPropertyId();
    listings.push(Listing.parse({ ...times, ...given, id, images, isDemo: false }));
  }
  await saveListings(db, site, listings);
  const urls = listings.flatMap(({ images }) => images.map(({ url }) => url));
  await media.publish(db, urls);
  return { site, listings };
}
