import type { ListingImage } from "@hjem/domain/listing/image";
import type { MediaSource } from "@hjem/picture-files/media-source";
import type { Disk } from "flydrive";
import { createHash, randomBytes } from "node:crypto";
import type { Database, Queries } from "../../db/schema.ts";
import { isPublicMedium } from "./public-files.ts";
import { publishMedia } from "./publish-media.ts";
import { deleteQuietly, storeVariants, variantKey } from "./stored-picture.ts";
import type { VariantMaker } from "./variant-maker.ts";

/** A picture as it was sent may have this many bytes (D101). */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

const ID_BYTES = 10;
/** What a stored picture is to a listing that shows it. */
export type StoredMedia = Pick<ListingImage, "url" | "ratio" | "color">;

/** Pictures uploaded by advertisers: stored on disk or in a bucket, known by a random id (D102). */
export interface MediaStore extends MediaSource {
  /**
   * Stores a picture and makes all its files; the same bytes are stored once in a region. Unpublished until `publish`.
   * @throws {Error} for what is too large or no picture.
   */
  add: (region: string, bytes: Buffer) => Promise<StoredMedia>;
  /** From now on anybody may see and keep these pictures, by their addresses. */
  publish: (db: Queries, urls: readonly string[]) => Promise<void>;
}

/** Dependencies of the store. */
export interface MediaStoreDeps {
  db: Database;
  storage: Disk;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Null in a process that only reads. */
  variants: VariantMaker | null;
}

/** Opens the store of pictures. */
export function createMediaStore({ db, storage, now, variants }: MediaStoreDeps): MediaStore {
  const findSame = (region: string, sha256: string) =>
    db
      .selectFrom("media")
      .select(["id", "ratio", "color"])
      .where("region", "=", region)
      .where("sha256", "=", sha256)
      .where("is_upload", "=", false)
      .executeTakeFirst();

  /** Stores the original, which is never served, and the files that are made of it. */
  const storeFiles = async (id: string, bytes: Buffer) => {
    if (!variants) throw new Error("This process only reads pictures.");
    const original = `originals/${id}`;
    try {
      await storage.put(original, bytes);
      return await storeVariants({ storage, variants }, id, bytes);
    } catch (error) {
      await deleteQuietly(storage, [original]);
      throw error;
    }
  };

  return {
    async add(region, bytes) {
      if (bytes.length > PICTURE_MAX_BYTES) throw new Error("A picture may have 8 MB.");
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const same = await findSame(region, sha256);
      if (same) return { url: `/media/${same.id}`, ratio: same.ratio, color: same.color };
      const id = randomBytes(ID_BYTES).toString("hex");
      const { ratio, color, perceptualHash } = await storeFiles(id, bytes);
      const createdAt = new Date(now()).toISOString();
      await db
        .insertInto("media")
        .values({
          id,
          region,
          sha256,
          perceptual_hash: perceptualHash,
          ratio,
          color,
          created_at: createdAt,
          published_at: null,
        })
        .execute();
      return { url: `/media/${id}`, ratio, color };
    },

    publish: (queries, urls) => publishMedia(queries, urls, now()),

    async read(id, file) {
      const row = await db
        .selectFrom("media")
        .select(isPublicMedium.as("isPublic"))
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) return "missing";
      return {
        open: () => storage.getStream(variantKey(id, file)),
        isPublic: row.isPublic,
      };
    },
  };
}
