import type { ModerationCase } from "@hjem/domain/moderation/moderation-case";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import type { SignedInUser } from "../accounts/sessions/require-user.ts";
import { readListingLog } from "./admin-log.ts";
import { readPaymentsOf } from "./admin-payments.ts";
import { readAssignee } from "./case-assignee.ts";
import { findCaseDraft, readCaseListing } from "./case-listing.ts";
import { type CaseRow, requireCase } from "./case-repository.ts";
import { readVersions } from "./case-versions.ts";
import { isOwnListing } from "./own-listing.ts";

const readReports = async (db: Queries, { kind, property_id, opened_at }: CaseRow) => {
  if (kind !== "reported") return [];
  const rows = await db
    .selectFrom("listing_report")
    .select(["kind", "words", "created_at"])
    .where("property_id", "=", property_id ?? "")
    .where("created_at", ">=", opened_at)
    .orderBy("created_at")
    .execute();
  return rows.map(({ kind: what, words, created_at: at }) => ({
    kind: what,
    words,
    at: at.toISOString(),
  }));
};

/** A case with its evidence: what was measured, the listing beside the one it resembles, reports and log (D99). */
export async function readCase(
  db: Queries,
  region: Region,
  { id, reader, now }: { id: string; reader: Pick<SignedInUser, "id" | "auditId">; now: number },
): Promise<Omit<ModerationCase, "previewPath">> {
  const row = await requireCase(db, { id, regionId: region.id });
  const key = { draftId: row.draft_id, propertyId: row.property_id };
  const same = row.reasons.find((reason) => reason.kind === "same_photos");
  const draft = await findCaseDraft(db, region.id, key);
  const payments = draft ? await readPaymentsOf(db, region, draft.id, now) : [];
  const waiting = payments.find(({ status }) => status === "authorised");
  return {
    id: row.id,
    kind: row.kind,
    openedAt: row.opened_at.toISOString(),
    assignee: await readAssignee(db, row, reader.auditId),
    decision: row.decision,
    decisionReason: row.decision_reason,
    reasons: row.reasons,
    reports: await readReports(db, row),
    words: row.words,
    isOwn: await isOwnListing(db, reader.id, { draft, propertyId: row.property_id }),
    listing: await readCaseListing(db, region, key, now),
    ...(await readVersions(db, region, { row, draft, now })),
    other: same
      ? await readCaseListing(
          db,
          region,
          { draftId: same.draftId, propertyId: same.draftId ? null : same.propertyId },
          now,
        )
      : null,
    log: await readListingLog(db, {
      draft,
      propertyId: row.property_id ?? draft?.public_id ?? null,
    }),
    payment: waiting ?? null,
  };
}
