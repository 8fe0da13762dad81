import type { Updateable } from "kysely";
import type { DraftTables } from "../../db/draft-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { withdrawCases } from "../moderation/case-repository.ts";
import type { DraftRow } from "./draft-access.ts";
import { isOnMarket } from "./draft-status.ts";

/** Columns of a draft that a change sets. */
export type DraftChange = Omit<
  Updateable<DraftTables["listing_draft"]>,
  "version" | "content_version" | "changed_at"
>;

/**
 * Writes a change of what a draft says, its pictures and files included: the version rises, and one that is in review
 * comes back from it, so that nothing is released that nobody has reviewed (D99). To be called with the row locked.
 */
export async function changeDraft(
  trx: Queries,
  row: DraftRow,
  change: DraftChange,
  now: number,
): Promise<DraftRow> {
  const isHeld = row.status === "in_review";
  if (isHeld) await withdrawCases(trx, row.id, now);
  return trx
    .updateTable("listing_draft")
    .set({
      ...(isHeld
        ? {
            status: isOnMarket(row) ? ("live" as const) : ("draft" as const),
            review_at: null,
            review_reason: null,
            held_for: null,
          }
        : {}),
      ...change,
      version: row.version + 1,
      ...(change.content === undefined ? {} : { content_version: row.version + 1 }),
      changed_at: new Date(now).toISOString(),
    })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Checks the version that a change was made to, out of `If-Match` (D89). Photos and PDFs that arrived since do not count:
 * a change of what is typed does not touch them.
 * @throws {ApiError} `validation_failed` without one, `draft_changed` where what is typed has changed since.
 */
export function requireVersion(row: DraftRow, ifMatch: string | undefined): void {
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch?.trim() ?? "") ?? [];
  if (version === undefined) {
    throw new ApiError("validation_failed", {
      fieldErrors: [{ field: "if-match", sentence: ifMatch === undefined ? "required" : "format" }],
    });
  }
  const known = Number(version);
  if (known < row.content_version || known > row.version) throw new ApiError("draft_changed");
}
