import type { Queries } from "../../db/schema.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { isOnMarket } from "../drafts/draft-status.ts";
import { publicationConditions } from "../drafts/publication/publication-conditions.ts";
import { checkPublication } from "../drafts/publication/publication-gate.ts";
import { publishWithin } from "../drafts/publication/publish-draft.ts";
import { isPeriodPaid } from "../payments/is-period-paid.ts";
import { releaseUnused } from "../payments/release-payment.ts";
import type { DecidedCase, Outcome } from "./decide-case.ts";
import type { ModerationDeps } from "./moderation-deps.ts";
import { restoreListing } from "./remove-listing.ts";

/** Its owner pays and publishes it, and nobody looks at it again; the old version of a public listing stays public. */
const openForPublication = async (trx: Queries, row: DraftRow): Promise<void> => {
  await trx
    .updateTable("listing_draft")
    .set({
      status: isOnMarket(row) ? "live" : "draft",
      review_at: null,
      review_reason: null,
      held_for: null,
    })
    .where("id", "=", row.id)
    .execute();
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
  const faults = await checkPublication(trx, { row: draft, region: site, now });
  if (Array.isArray(faults)) {
    // What it was checked by has changed while it waited.
    await openForPublication(trx, draft);
    const release = { draft, site, reason: "draft_incomplete", faults } as const;
    return (await releaseUnused(trx, paymentDeps, release)) ? null : "released_unpaid";
  }
  if (!(await isPeriodPaid(trx, { draft, region: site, now }))) {
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
