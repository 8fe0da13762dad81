import type { ListingImage } from "@hjem/domain/listing/image";
import type { MediaSource } from "@hjem/picture-files/media-source";
import { BATCHES, type PictureFile } from "@hjem/picture-files/picture-file";
import type { Disk } from "flydrive";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, Queries } from "../../db/schema.ts";
import { publishMedia } from "./publish-media.ts";
import type { VariantMaker } from "./variant-maker.ts";

/** A picture as it was sent may have this many bytes (D101). */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

const ID_BYTES = 10;
const FILES: readonly PictureFile[] = Object.values(BATCHES).flat();

const contentTypes = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpeg: "image/jpeg",
};

const nameOf = ({ width, format }: PictureFile): string => `${width}.${format}`;
const variantKey = (id: string, file: PictureFile): string => `variants/${id}-${nameOf(file)}`;

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
      .executeTakeFirst();

  /** Makes the files in a folder of their own and hands them to the storage; the original is stored, never served. */
  const storeFiles = async (id: string, bytes: Buffer) => {
    if (!variants) throw new Error("This process only reads pictures.");
    const folder = await mkdtemp(join(tmpdir(), "hjem-media-"));
    try {
      const original = join(folder, "original");
      await writeFile(original, bytes);
      const targets = FILES.map((file) => ({ ...file, path: join(folder, nameOf(file)) }));
      const facts = await variants.make({ file: original, targets });
      await storage.put(`originals/${id}`, bytes);
      for (const { path, ...file } of targets) {
        const contentType = contentTypes[file.format];
        await storage.put(variantKey(id, file), await readFile(path), { contentType });
      }
      return facts;
    } catch (error) {
      // What does not fit leaves nothing that takes room. Caught: the storage may be what failed.
      const keys = [`originals/${id}`, ...FILES.map((file) => variantKey(id, file))];
      await Promise.allSettled(keys.map((key) => storage.delete(key)));
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
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
        .select("published_at")
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) return "missing";
      const stream = await storage.getStream(variantKey(id, file));
      return row.published_at === null ? { stream, isUnpublished: true } : { stream };
    },
  };
}
