import type { HeldEnquiry } from "@hjem/domain/lead/held-enquiry";
import type { LeadDoubt } from "@hjem/domain/lead/lead-kinds";
import { CASE_DUE_MS } from "@hjem/domain/moderation/moderation-rules";
import { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { findListingOwner } from "../drafts/enquiries/find-owner.ts";
import { findListing } from "../listings/repository.ts";
import { mailsOf } from "./lead-mails.ts";
import { type LeadRow, storedViewing, summaryOf } from "./stored-lead.ts";

/** Held enquiries that are shown at once; those behind come up as the first are decided. */
const HELD_MAX = 100;

const Uuid = z.uuid();

/** A held enquiry of a market. */
export interface HeldLead {
  id: string;
  site: Site;
}

const heldOf = (db: Queries, regionId: string) =>
  db
    .selectFrom("lead")
    .selectAll()
    .where("region", "=", regionId)
    .where("held_for", "is not", null)
    .orderBy("created_at")
    .orderBy("id");

const toHeldEnquiry = async (db: Queries, row: LeadRow, doubt: LeadDoubt): Promise<HeldEnquiry> => {
  const found = await findListing(db, row.property_id);
  return {
    id: row.id,
    kind: row.kind,
    doubt,
    at: row.created_at.toISOString(),
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    viewing: found && storedViewing(row, found.listing),
    listing: found && {
      agencyId: found.listing.agencyId,
      propertyId: found.listing.id,
      address: found.listing.address.fullAddress,
    },
  };
};

/** Enquiries of a market that wait for a moderator, the oldest first (D137). */
export async function readHeldLeads(db: Queries, regionId: string): Promise<HeldEnquiry[]> {
  const held: HeldEnquiry[] = [];
  for (const row of await heldOf(db, regionId).limit(HELD_MAX).execute()) {
    if (row.held_for !== null) held.push(await toHeldEnquiry(db, row, row.held_for));
  }
  return held;
}

/** The oldest that is held, once it has waited for as long as a case may, and how many there are; else null. */
export async function lateHeldLeads(
  db: Queries,
  regionId: string,
  now: number,
): Promise<{ oldest: HeldEnquiry; count: number } | null> {
  const held = await readHeldLeads(db, regionId);
  const [oldest] = held;
  if (!oldest || Date.parse(oldest.at) + CASE_DUE_MS > now) return null;
  return { oldest, count: held.length };
}

/** @throws {ApiError} `not_found` for one that is not held, or not any more. */
async function lockHeld(trx: Queries, { id, site }: HeldLead): Promise<LeadRow> {
  const row = Uuid.safeParse(id).success
    ? await heldOf(trx, site.id).where("id", "=", id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * Passes a held enquiry on, with the mails of any other.
 * @throws {ApiError} `not_found` for one that is not held, `listing_closed` where its listing is erased.
 */
export async function releaseLead(
  trx: Queries,
  mailQueue: MailQueue,
  held: HeldLead,
): Promise<void> {
  const { site } = held;
  const row = await lockHeld(trx, held);
  const found = await findListing(trx, row.property_id);
  if (!found) throw new ApiError("listing_closed");
  const { listing } = found;
  await trx.updateTable("lead").set({ held_for: null }).where("id", "=", row.id).execute();
  const owner = await findListingOwner(trx, row.property_id);
  const around = { region: site, listing, origin: site.origin, owner };
  for (const mail of mailsOf(around, summaryOf(row, listing))) await mailQueue.enqueue(trx, mail);
}

/**
 * Deletes a held enquiry, of which nobody hears.
 * @throws {ApiError} `not_found` for one that is not held.
 */
export async function deleteHeldLead(trx: Queries, held: HeldLead): Promise<void> {
  const { id } = await lockHeld(trx, held);
  await trx.deleteFrom("lead").where("id", "=", id).execute();
}
