import { BATCHES, type PictureFile } from "@hjem/picture-files/picture-file";
import type { Disk } from "flydrive";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PictureFacts, VariantMaker } from "./variant-maker.ts";

const FILES: readonly PictureFile[] = Object.values(BATCHES).flat();

const contentTypes = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpeg: "image/jpeg",
};

const nameOf = ({ width, format }: PictureFile): string => `${width}.${format}`;

/** Where a file of a picture lies in the storage. */
export const variantKey = (id: string, file: PictureFile): string =>
  `variants/${id}-${nameOf(file)}`;

/** Deletes files of which some may be missing. Failures are ignored: the storage may be what failed. */
export async function deleteQuietly(storage: Disk, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.delete(key)));
}

/** Deletes every file that is served of a picture. */
export const deleteVariants = (storage: Disk, id: string): Promise<void> =>
  deleteQuietly(
    storage,
    FILES.map((file) => variantKey(id, file)),
  );

/** Beginning of the names of the folders in which photos are read and files are made. */
export const WORK_PREFIX = "hjem-media-";

/**
 * Deletes the folders of pictures whose process was killed, with the picture as it was sent: those that nothing was added to
 * since an instant, in milliseconds since 1970.
 */
export async function deleteBrokenOff(instant: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(WORK_PREFIX));
  for (const name of names) {
    const folder = join(tmpdir(), name);
    // Caught: it was finished meanwhile.
    const facts = await stat(folder).catch(() => null);
    if (facts && facts.mtimeMs < instant) await rm(folder, { recursive: true, force: true });
  }
}

/** What the files of a picture are made with. */
export interface PictureWriter {
  storage: Disk;
  variants: VariantMaker;
}

/**
 * Makes the files of a picture in a folder of their own and hands them to the storage. Nothing that a camera writes beside
 * the pixels goes into them.
 * @throws {PictureError} for what is no picture; {Error} for what cannot be stored, of which no part stays.
 */
export async function storeVariants(
  { storage, variants }: PictureWriter,
  id: string,
  bytes: Buffer,
): Promise<PictureFacts> {
  const folder = await mkdtemp(join(tmpdir(), WORK_PREFIX));
  try {
    const file = join(folder, "original");
    await writeFile(file, bytes);
    const targets = FILES.map((each) => ({ ...each, path: join(folder, nameOf(each)) }));
    const facts = await variants.make({ file, targets });
    for (const { path, ...each } of targets) {
      const contentType = contentTypes[each.format];
      await storage.put(variantKey(id, each), await readFile(path), { contentType });
    }
    return facts;
  } catch (error) {
    // What does not fit leaves nothing that takes room.
    await deleteVariants(storage, id);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
