import { isComplete } from "@hjem/domain/draft/complete-tabs";
import type { Queries } from "../../db/schema.ts";
import { type DraftRow, draftView } from "../drafts/draft-access.ts";
import { publicationConditions } from "../drafts/publication/publication-conditions.ts";
import { publishWithin } from "../drafts/publication/publish-draft.ts";
import { isPeriodPaid } from "../payments/is-period-paid.ts";
import type { DecidedCase, Outcome } from "./decide-case.ts";
import type { ModerationDeps } from "./moderation-deps.ts";
import { restoreListing } from "./remove-listing.ts";

/** A rejection has given the payment back: its owner pays and publishes, and nobody looks at it again. */
const openForPublication = async (trx: Queries, { id }: DraftRow): Promise<void> => {
  await trx
    .updateTable("listing_draft")
    .set({ status: "draft", review_at: null, review_reason: null, held_for: null })
    .where("id", "=", id)
    .execute();
};

const canBePublished = async (
  trx: Queries,
  draft: DraftRow,
  { site, now }: DecidedCase,
): Promise<boolean> => {
  const { tabs } = await draftView({ db: trx, now: () => now }, site, draft);
  return isComplete(tabs) && isPeriodPaid(trx, { draft, region: site, now });
};

/** Makes a held or rejected listing public, and leaves a reported one where it is; what its owner is told. */
export async function releaseCase(
  trx: Queries,
  { paymentDeps }: ModerationDeps,
  decided: DecidedCase,
): Promise<Outcome | null> {
  const { row, draft, site, now } = decided;
  if (row.kind === "reported" || !draft) return null;
  if (draft.public_id !== null) await restoreListing(trx, site, draft.public_id, now);
  if (!(await canBePublished(trx, draft, decided))) {
    await openForPublication(trx, draft);
    return "released_unpaid";
  }
  await publishWithin(
    trx,
    { now: () => now, ...publicationConditions(paymentDeps) },
    { row: draft, region: site },
    { isReleased: true, isRelisting: true },
  );
  return "released";
}
