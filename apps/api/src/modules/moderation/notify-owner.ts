import { NO_AGENCY_ID } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import type { Queries } from "../../db/schema.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { agenciesOf } from "../administration/agency-member-repository.ts";
import { draftName } from "../drafts/tending/own-listing-mail.ts";
import type { DecidedCase, Outcome } from "./decide-case.ts";
import { moderationMail } from "./moderation-mails.ts";

/** Leaves the mail about a decision for the owner of a draft; listings of feeds have none. */
export async function notifyOwner(
  trx: Queries,
  mailQueue: MailQueue,
  { row, draft, owner, site, reason, now }: DecidedCase,
  outcome: Outcome,
): Promise<void> {
  if (!draft || !owner) return;
  const [agency] = await agenciesOf(trx, owner.id);
  // A release has made the id, which the row that was read before does not have.
  const { public_id: publicId } = await trx
    .selectFrom("listing_draft")
    .select("public_id")
    .where("id", "=", draft.id)
    .executeTakeFirstOrThrow();
  const isLive = outcome === "released" && publicId !== null;
  await mailQueue.enqueue(
    trx,
    moderationMail({
      kind: outcome,
      key: `${row.id}/${now}`,
      to: owner.email,
      language: owner.language,
      site,
      address: await draftName(trx, draft, site),
      reason,
      isAppealable: outcome === "rejected" || outcome === "removed",
      path: isLive
        ? paths.property.to(agency?.agencyId ?? NO_AGENCY_ID, publicId)
        : paths.myListing.to(),
    }),
  );
}
