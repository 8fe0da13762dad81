import type { Queries } from "../../db/schema.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { cancelUnusedPayment } from "../payments/is-period-paid.ts";
import type { DecidedCase, Outcome } from "./decide-case.ts";
import type { ModerationDeps } from "./moderation-deps.ts";
import { removeListing } from "./remove-listing.ts";

const markRejected = async (
  trx: Queries,
  { id }: DraftRow,
  { row, reason, now }: DecidedCase,
  { isOffMarket }: { isOffMarket: boolean },
): Promise<void> => {
  const at = new Date(now).toISOString();
  await trx
    .updateTable("listing_draft")
    .set({
      status: "rejected",
      review_at: at,
      review_reason: reason,
      held_for: null,
      // A new rejection can be appealed again; that of an appeal cannot.
      ...(row.kind !== "appeal" && { appealed_at: null }),
      ...(isOffMarket && { off_market_since: at }),
    })
    .where("id", "=", id)
    .execute();
};

/**
 * Rejects: a held listing is not published and its payment is given back, a reported one is removed, an appeal leaves it as
 * it was. What its owner is told. A held change of a public listing leaves the old version public (D98).
 */
export async function rejectCase(
  trx: Queries,
  { paymentDeps }: ModerationDeps,
  decided: DecidedCase,
): Promise<Outcome | null> {
  const { row, draft, site, now } = decided;
  if (row.kind === "reported") {
    const propertyId = row.property_id ?? "";
    const isRemoved = await removeListing(trx, site, propertyId, now);
    if (draft) await markRejected(trx, draft, decided, { isOffMarket: true });
    return isRemoved ? "removed" : null;
  }
  if (!draft) return null;
  await markRejected(trx, draft, decided, { isOffMarket: false });
  if (row.kind === "appeal") return "appeal_rejected";
  await cancelUnusedPayment(trx, paymentDeps.jobs, { draftId: draft.id, now });
  return "rejected";
}
