import type { Database } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { PictureError } from "../media/variant-maker.ts";
import type { DraftFileStore } from "./file-store.ts";

/** What making pictures takes. */
export interface PictureJobDeps {
  db: Database;
  store: DraftFileStore;
  /** Milliseconds since 1970. */
  now: () => number;
}

const fail = ({ db }: PictureJobDeps, id: string) =>
  db
    .updateTable("draft_image")
    .set({ state: "failed", problem: "damaged" })
    .where("id", "=", id)
    .where("state", "=", "processing")
    .execute();

/**
 * The job that makes the files of a photo (D102): turned upright, without what its camera wrote beside the pixels. The photo
 * as it was sent is deleted afterwards, and with it where it was taken.
 */
export const makePicture =
  (deps: PictureJobDeps) =>
  async ({ pictureId: id }: { pictureId: string }): Promise<void> => {
    const { db, store, now } = deps;
    const row = await db
      .selectFrom("draft_image")
      .innerJoin("listing_draft", "listing_draft.id", "draft_image.draft_id")
      .select(["draft_image.state", "draft_image.sha256", "listing_draft.region"])
      .where("draft_image.id", "=", id)
      .executeTakeFirst();
    if (row?.state !== "processing") return store.deleteOriginal(id);
    const bytes = await store.readOriginal(id);
    if (bytes === null) {
      await fail(deps, id);
      return;
    }
    try {
      const { ratio, color, perceptualHash, isTruncated } = await store.makePicture(id, bytes);
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto("media")
          .values({
            id,
            region: row.region,
            sha256: row.sha256,
            perceptual_hash: perceptualHash,
            ratio,
            color,
            is_upload: true,
            created_at: new Date(now()).toISOString(),
            published_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await trx
          .updateTable("draft_image")
          .set({ state: "ready", problem: isTruncated ? "truncated" : null })
          .where("id", "=", id)
          .where("state", "=", "processing")
          .execute();
      });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      await fail(deps, id);
    }
    await store.deleteOriginal(id);
  };
