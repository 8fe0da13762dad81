import type { CaseDecision } from "@hjem/domain/moderation/moderation-rules";
import type { Queries } from "../../db/schema.ts";
import { forgetSharedReads } from "../../db/shared-read.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { type AuditFacts, writeAudit } from "../../security/audit.ts";
import { type Account, readAccount } from "../accounts/account-repository.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { requireUntaken } from "./case-assignee.ts";
import { findCaseDraft } from "./case-listing.ts";
import { type CaseRow, requireCase } from "./case-repository.ts";
import type { ModerationDeps } from "./moderation-deps.ts";
import { notifyOwner } from "./notify-owner.ts";
import { requireOthersListing } from "./own-listing.ts";
import { rejectCase } from "./reject-case.ts";
import { releaseCase } from "./release-case.ts";

/** A decision of a moderator. */
export interface Decision {
  caseId: string;
  decision: CaseDecision;
  /** As its owner reads it; may be empty for a release. */
  reason: string;
  /** Account of the moderator. */
  accountId: string;
  /** Who and from where. */
  audit: Required<Pick<AuditFacts, "source" | "actorAuditId">>;
}

/** A case with the draft that it is about and its owner; neither for a listing of a feed. */
export interface DecidedCase {
  row: CaseRow;
  draft: DraftRow | undefined;
  owner: Account | undefined;
  site: Site;
  reason: string;
  now: number;
}

/** What a decision has led to, which the mail to the owner is of; null for none. */
export type Outcome = "released" | "released_unpaid" | "rejected" | "removed" | "appeal_rejected";

async function lockDraft(trx: Queries, site: Site, row: CaseRow): Promise<DraftRow | undefined> {
  const found = await findCaseDraft(trx, site.id, {
    draftId: row.draft_id,
    propertyId: row.property_id,
  });
  return (
    found &&
    trx
      .selectFrom("listing_draft")
      .selectAll()
      .where("id", "=", found.id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst()
  );
}

/** @throws {ApiError} `case_closed` where there is nothing to decide any more. */
function requireOpen(row: CaseRow, draft: DraftRow | undefined): void {
  const isChanged =
    row.kind === "held" && (draft?.status !== "in_review" || draft.version !== row.draft_version);
  const isGone = row.draft_id !== null && !draft;
  if (row.decided_at !== null || isChanged || isGone) throw new ApiError("case_closed");
}

async function closeCase(
  trx: Queries,
  { row, reason, now }: DecidedCase,
  { decision, audit }: Decision,
): Promise<void> {
  if (decision === "kept") return;
  const at = new Date(now).toISOString();
  await trx
    .updateTable("moderation_case")
    .set({
      decision,
      decision_reason: reason,
      decided_at: at,
      decided_by: audit.actorAuditId,
    })
    .where("id", "=", row.id)
    .execute();
  if (row.property_id === null) return;
  await trx
    .updateTable("listing_report")
    .set({ handled_at: at })
    .where("property_id", "=", row.property_id)
    .where("handled_at", "is", null)
    .execute();
}

/** Decides a locked case; what its owner is told, null for nothing. */
function carryOut(
  trx: Queries,
  deps: ModerationDeps,
  decided: DecidedCase,
  decision: CaseDecision,
): Promise<Outcome | null> {
  if (decision === "released") return releaseCase(trx, deps, decided);
  return decision === "rejected" ? rejectCase(trx, deps, decided) : Promise.resolve(null);
}

/**
 * Carries a moderator's decision out (D99): publication or rejection, money, reports, log and mail in one transaction. A
 * case that is kept stays in the queue with a line in the log.
 * @throws {ApiError} `not_found`, `case_closed`, `case_taken`, `own_listing`
 */
export async function decideCase(
  deps: ModerationDeps,
  site: Site,
  decision: Decision,
): Promise<void> {
  const { db, mailQueue, now: clock } = deps.accountDeps;
  const now = clock();
  await inTransaction(db, async (trx) => {
    const row = await requireCase(trx, {
      id: decision.caseId,
      regionId: site.id,
      isLocked: true,
    });
    const draft = await lockDraft(trx, site, row);
    requireOpen(row, draft);
    await requireOthersListing(trx, decision.accountId, { draft, propertyId: row.property_id });
    requireUntaken(row, decision.audit.actorAuditId);
    const owner = draft && (await readAccount(trx, draft.account_id));
    const decided = { row, draft, owner, site, reason: decision.reason, now };
    const outcome = await carryOut(trx, deps, decided, decision.decision);
    await closeCase(trx, decided, decision);
    const propertyId = row.property_id ?? draft?.public_id ?? null;
    await writeAudit(trx, owner?.audit_id ?? null, `listing_${decision.decision}`, now, {
      ...decision.audit,
      reason: decision.reason,
      region: site.id,
      subject: draft ? `draft/${draft.id}` : `listing/${propertyId ?? ""}`,
    });
    if (outcome) await notifyOwner(trx, mailQueue, decided, outcome);
  });
  forgetSharedReads(db);
  mailQueue.wake();
}
