import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { isFeatureOn } from "../administration/market-features.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { canRenew } from "../drafts/draft-status.ts";
import { publicationConditions } from "../drafts/publication/publication-conditions.ts";
import { publishWithin, renewWithin } from "../drafts/publication/publish-draft.ts";
import type { PaymentDeps, PaymentRow } from "./payment-deps.ts";
import { readPayment } from "./payment-repository.ts";
import { releasePayment } from "./release-payment.ts";

/** Nothing is wrong with a listing, but it cannot be published yet: its photos are still being processed. */
export class NotYetPublishable extends Error {
  override name = "NotYetPublishable";
}

/** A payment that is authorised, with the draft that it is for, both locked. */
export interface AuthorisedPayment {
  row: PaymentRow;
  draft: DraftRow;
  site: Site;
}

/**
 * Publishes the current version of the draft that a payment is authorised for, or holds it for a moderator; what cannot be
 * published gets its money back, and its payer a mail (D136). A listing that is shown is renewed, and stays as it is (D100).
 * @throws {NotYetPublishable}
 */
export async function publishPaid(
  trx: Queries,
  deps: Pick<PaymentDeps, "jobs" | "mailQueue" | "now">,
  authorised: AuthorisedPayment,
): Promise<PaymentRow> {
  const { row, draft, site } = authorised;
  if (!(await isFeatureOn(trx, site.id, "publishing"))) {
    return releasePayment(trx, deps, { ...authorised, reason: "publishing_off" });
  }
  const publication = { now: deps.now, ...publicationConditions(deps) };
  if (canRenew(draft, deps.now())) {
    await renewWithin(trx, publication, { row: draft, region: site });
    return (await readPayment(trx, row.id)) ?? row;
  }
  try {
    await publishWithin(trx, publication, { row: draft, region: site }, { isRelisting: true });
  } catch (error) {
    // The gate is before everything that is written: the transaction is as it was.
    if (!(error instanceof ApiError) || error.code !== "draft_incomplete") throw error;
    const { fieldErrors: faults } = error;
    if (faults.every(({ sentence }) => sentence === "processing")) throw new NotYetPublishable();
    return releasePayment(trx, deps, { ...authorised, reason: "draft_incomplete", faults });
  }
  return (await readPayment(trx, row.id)) ?? row;
}
