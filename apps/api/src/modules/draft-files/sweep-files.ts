import { UPLOAD_RESUME_MS } from "@hjem/domain/draft/draft-rules";
import { HOUR_MS } from "@hjem/domain/durations";
import { UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { deleteBrokenOff } from "../media/stored-picture.ts";
import type { DraftFileStore } from "./file-store.ts";
import type { ResumableUploads } from "./resumable-uploads.ts";

/** What tidying the files of drafts takes. */
export interface SweepDeps {
  db: Database;
  store: DraftFileStore;
  uploads: ResumableUploads;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Files that are deleted at a time. */
const LOT = 200;

/** Photos whose job was lost are given up. */
const PROCESSING_MAX_MS = UPLOAD_RESUME_MS;

/** The sizes of a photo are made within minutes; what was begun an hour ago has lost its process. */
const MAKING_MAX_MS = HOUR_MS;

const iso = (instant: number): string => new Date(instant).toISOString();

/** What a listing does not show (any more) and no draft has. */
const orphans = (table: "media" | "document", member: "draft_image" | "draft_attachment") => sql<{
  id: string;
}>`
  select file.id::text as id from ${sql.table(table)} file
  where not exists (select from ${sql.table(member)} own where own.id = file.id)
    ${table === "media" ? sql`and file.is_upload` : sql``}
    and not exists (
      select from listing where listing.public_id = any(file.public_ids)
        and position(file.id::text in listing.listing::text) > 0)
  limit ${LOT}`;

/**
 * The job that deletes what is no longer needed: photos and PDFs five minutes after their deletion, uploads that were broken off a
 * day ago (D101), what a killed process left of making sizes, and files that neither a draft has nor a listing shows.
 */
export const sweepDraftFiles =
  ({ db, store, uploads, now }: SweepDeps) =>
  async (): Promise<void> => {
    for (const table of ["draft_image", "draft_attachment"] as const) {
      await db
        .deleteFrom(table)
        .where("deleted_at", "<", new Date(now() - UNDO_MS))
        .execute();
    }
    await db
      .updateTable("draft_image")
      .set({ state: "failed", problem: "damaged" })
      .where("state", "=", "processing")
      .where("created_at", "<", new Date(now() - PROCESSING_MAX_MS))
      .execute();

    for (const { id } of (await orphans("media", "draft_image").execute(db)).rows) {
      await store.deletePicture(id);
      await db.deleteFrom("media").where("id", "=", id).execute();
    }
    for (const { id } of (await orphans("document", "draft_attachment").execute(db)).rows) {
      await store.deleteDocument(id);
      await db.deleteFrom("document").where("id", "=", id).execute();
    }

    const expired = now() - UPLOAD_RESUME_MS;
    await sql`delete from draft_upload where created_at < ${iso(expired)}`.execute(db);
    for (const id of await uploads.untouchedSince(expired)) await uploads.remove(id);

    await sql`delete from account_upload where day < (${iso(expired)}::timestamptz at time zone 'UTC')::date`.execute(
      db,
    );

    await deleteBrokenOff(now() - MAKING_MAX_MS);

    // What was stored just now may get its row in a moment.
    const arriving = await store.originalsBefore(expired);
    const awaited = await sql<{ id: string }>`
      select id from draft_image where state = 'processing' and id = any(${arriving}::text[])
    `.execute(db);
    const kept = new Set(awaited.rows.map(({ id }) => id));
    for (const id of arriving) if (!kept.has(id)) await store.deleteOriginal(id);
  };
