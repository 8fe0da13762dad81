import type { EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { findListingOwner } from "../drafts/enquiries/find-owner.ts";
import { findListing } from "../listings/repository.ts";
import { changeMail, type RegistrationChange } from "./lead-mails.ts";
import { type LeadRow, storedViewing, summaryOf } from "./stored-lead.ts";

/** How often one registration is cancelled or restored: each is a mail to the advertiser. */
const CHANGES_MAX = 6;

/** The link of a mail to who asked, and the site that it leads to. */
interface EnquiryLink {
  token: string;
  site: Site;
}

const leadOf = (db: Queries, { token, site }: EnquiryLink) =>
  db
    .selectFrom("lead")
    .selectAll()
    .where("publish_token", "=", token)
    .where("region", "=", site.id);

/** Answers to an enquiry, the oldest first. */
async function readAnswers(db: Queries, leadId: string) {
  const rows = await db
    .selectFrom("lead_answer")
    .select(["words", "created_at"])
    .where("lead_id", "=", leadId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ words, created_at: at }) => ({ text: words, at: at.toISOString() }));
}

const isOver = ({ viewing_unix: from, viewing_unix_to: to }: LeadRow, now: number): boolean =>
  from !== null && (to ?? from) * 1_000 <= now;

/**
 * The enquiry of the link of a mail, with its answers.
 * @throws {ApiError} `not_found` for an unknown token, and once the enquiry is erased.
 */
export async function readEnquiryByLink(
  db: Queries,
  link: EnquiryLink,
  now: number,
): Promise<EnquiryLinkState["data"]> {
  const lead = await leadOf(db, link).executeTakeFirst();
  if (!lead) throw new ApiError("not_found");
  const found = await findListing(db, lead.property_id);
  return {
    message: lead.message,
    at: lead.created_at.toISOString(),
    answers: await readAnswers(db, lead.id),
    registration:
      lead.kind === "viewing"
        ? {
            viewing: found && storedViewing(lead, found.listing),
            cancelledAt: lead.cancelled_at?.toISOString() ?? null,
            isOver: isOver(lead, now),
          }
        : null,
    listing: found && {
      agencyId: found.listing.agencyId,
      propertyId: found.listing.id,
      address: found.listing.address.fullAddress,
    },
  };
}

/** Tells whoever advertises, unless a moderator still looks at the registration: then nobody knows of it. */
async function tellAdvertiser(
  trx: Queries,
  mailQueue: MailQueue,
  { lead, site, change }: { lead: LeadRow; site: Site; change: RegistrationChange },
): Promise<void> {
  const found = lead.held_for === null ? await findListing(trx, lead.property_id) : null;
  if (!found) return;
  const prefix = `lead/${lead.id}/change/`;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int4 as count from mail where starts_with(key, ${prefix})`.execute(trx);
  const [{ count } = { count: 0 }] = rows;
  if (count >= CHANGES_MAX) throw new ApiError("limit_reached");
  const { listing } = found;
  const owner = await findListingOwner(trx, lead.property_id);
  const mail = changeMail(
    { region: site, listing, origin: site.origin, owner },
    summaryOf(lead, listing),
    { change, key: `${prefix}${count + 1}` },
  );
  if (mail) await mailQueue.enqueue(trx, mail);
}

/**
 * Cancels a registration for a viewing, or restores it; done a second time, it changes nothing.
 * @throws {ApiError} `not_found` for an unknown token and for any other enquiry, `viewing_over` once it is over,
 * `limit_reached` for somebody who goes on changing it.
 */
export async function changeRegistration(
  trx: Queries,
  mailQueue: MailQueue,
  { now, change, ...link }: EnquiryLink & { now: number; change: RegistrationChange },
): Promise<EnquiryLinkState["data"]> {
  const lead = await leadOf(trx, link).where("kind", "=", "viewing").forUpdate().executeTakeFirst();
  if (!lead) throw new ApiError("not_found");
  const isCancelled = change === "cancelled";
  if ((lead.cancelled_at !== null) !== isCancelled) {
    if (isOver(lead, now)) throw new ApiError("viewing_over");
    const cancelledAt = isCancelled ? new Date(now).toISOString() : null;
    await trx
      .updateTable("lead")
      .set({ cancelled_at: cancelledAt })
      .where("id", "=", lead.id)
      .execute();
    await tellAdvertiser(trx, mailQueue, { lead, site: link.site, change });
  }
  return readEnquiryByLink(trx, link, now);
}
