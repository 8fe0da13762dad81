import type { Disk } from "flydrive";
import { ApiError } from "../../plugins/api-error.ts";
import { deleteQuietly, deleteVariants, storeVariants } from "../media/stored-picture.ts";
import type { PictureFacts, VariantMaker } from "../media/variant-maker.ts";

/** The files of drafts in the storage of pictures: photos on their way, the files made of them, PDFs. */
export interface DraftFileStore {
  /**
   * Stores a photo as it was sent, until the files that are served have been made of it. It is never served itself.
   * @throws {ApiError} `storage_full`, and leaves no part of it.
   */
  putOriginal: (id: string, bytes: Buffer) => Promise<void>;
  /** Null where it is gone. */
  readOriginal: (id: string) => Promise<Buffer | null>;
  deleteOriginal: (id: string) => Promise<void>;
  /** Ids of photos that have been on their way since before an instant, in milliseconds since 1970. */
  originalsBefore: (instant: number) => Promise<string[]>;
  /**
   * Makes and stores the files that are served.
   * @throws {PictureError} for what is no picture.
   */
  makePicture: (id: string, bytes: Buffer) => Promise<PictureFacts>;
  deletePicture: (id: string) => Promise<void>;
  /** @throws {ApiError} `storage_full`, and leaves no part of it. */
  putDocument: (id: string, bytes: Buffer) => Promise<void>;
  readDocument: (id: string) => Promise<Buffer>;
  deleteDocument: (id: string) => Promise<void>;
}

/** Photos on their way; those of feeds, which stay, have a folder of their own. */
const ARRIVING = "arriving";
const originalKey = (id: string): string => `${ARRIVING}/${id}`;
const documentKey = (id: string): string => `documents/${id}.pdf`;

/** Opens the files of drafts in a storage. */
export function createDraftFileStore({
  storage,
  variants,
}: {
  storage: Disk;
  variants: VariantMaker;
}): DraftFileStore {
  const put = async (key: string, bytes: Buffer, contentType?: string) => {
    try {
      await storage.put(key, bytes, contentType === undefined ? {} : { contentType });
    } catch (error) {
      await deleteQuietly(storage, [key]);
      throw Object.assign(new ApiError("storage_full"), { cause: error });
    }
  };
  const read = async (key: string): Promise<Buffer> => Buffer.from(await storage.getBytes(key));

  return {
    putOriginal: (id, bytes) => put(originalKey(id), bytes),
    readOriginal: async (id) =>
      (await storage.exists(originalKey(id))) ? read(originalKey(id)) : null,
    deleteOriginal: (id) => deleteQuietly(storage, [originalKey(id)]),
    async originalsBefore(instant) {
      const old: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await storage.listAll(
          ARRIVING,
          paginationToken === undefined ? {} : { paginationToken },
        );
        for (const item of page.objects) {
          if (!item.isFile) continue;
          const { lastModified } = await storage.getMetaData(originalKey(item.name));
          if (lastModified.getTime() < instant) old.push(item.name);
        }
        ({ paginationToken } = page);
      } while (paginationToken !== undefined);
      return old;
    },
    makePicture: (id, bytes) => storeVariants({ storage, variants }, id, bytes),
    deletePicture: (id) => deleteVariants(storage, id),
    putDocument: (id, bytes) => put(documentKey(id), bytes, "application/pdf"),
    readDocument: (id) => read(documentKey(id)),
    deleteDocument: (id) => deleteQuietly(storage, [documentKey(id)]),
  };
}
