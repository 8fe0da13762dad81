import type { CaseAssignee } from "@hjem/domain/moderation/moderation-case";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { type AuditFacts, writeAudit } from "../../security/audit.ts";
import { findCaseDraft } from "./case-listing.ts";
import { type CaseRow, requireCase } from "./case-repository.ts";
import type { ModerationDeps } from "./moderation-deps.ts";
import { requireOthersListing } from "./own-listing.ts";

/** Who has taken a case, as the moderator with `auditId` sees it; null where nobody has. */
export async function readAssignee(
  db: Queries,
  { assigned_to: assignedTo, assigned_at: at }: Pick<CaseRow, "assigned_to" | "assigned_at">,
  auditId: string,
): Promise<CaseAssignee | null> {
  if (assignedTo === null || at === null) return null;
  const account = await db
    .selectFrom("account")
    .select("name")
    .where("audit_id", "=", assignedTo)
    .executeTakeFirst();
  return { name: account?.name ?? null, isMe: assignedTo === auditId, at: at.toISOString() };
}

/** @throws {ApiError} `case_taken` where another moderator than `auditId` has taken the case. */
export function requireUntaken({ assigned_to: assignedTo }: CaseRow, auditId: string): void {
  if (assignedTo !== null && assignedTo !== auditId) throw new ApiError("case_taken");
}

/** A change of who has taken a case. */
export interface CaseAssignment {
  caseId: string;
  regionId: string;
  /** Whether the case is taken or given back. */
  isTaken: boolean;
  /** Whether it is taken also from another moderator. @default false */
  isTakeover?: boolean;
  /** Account of the moderator. */
  accountId: string;
  /** Who and from where. */
  audit: Required<Pick<AuditFacts, "source" | "actorAuditId">>;
}

/**
 * Takes an open case or gives it back, with a line in the log; again, it changes nothing.
 * @throws {ApiError} `not_found`, `case_closed`, `case_taken` where another moderator has it and it is not taken over.
 */
export async function assignCase(
  { accountDeps: { db, now: clock } }: ModerationDeps,
  { caseId, regionId, isTaken, isTakeover = false, accountId, audit }: CaseAssignment,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (trx) => {
    const row = await requireCase(trx, { id: caseId, regionId, isLocked: true });
    if (row.decided_at !== null) throw new ApiError("case_closed");
    if (!isTakeover) requireUntaken(row, audit.actorAuditId);
    if (isTaken) {
      const key = { draftId: row.draft_id, propertyId: row.property_id };
      const draft = await findCaseDraft(trx, regionId, key);
      await requireOthersListing(trx, accountId, { draft, propertyId: row.property_id });
    }
    const assignedTo = isTaken ? audit.actorAuditId : null;
    if (row.assigned_to === assignedTo) return;
    await trx
      .updateTable("moderation_case")
      .set({
        assigned_to: assignedTo,
        assigned_at: isTaken ? new Date(now).toISOString() : null,
      })
      .where("id", "=", caseId)
      .execute();
    await writeAudit(trx, null, isTaken ? "case_taken" : "case_returned", now, {
      ...audit,
      region: regionId,
      subject: row.draft_id === null ? `listing/${row.property_id ?? ""}` : `draft/${row.draft_id}`,
    });
  });
}
