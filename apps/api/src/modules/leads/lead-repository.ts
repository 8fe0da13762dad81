import { HOUR_MS } from "@hjem/domain/durations";
import type { Language } from "@hjem/domain/language";
import { LEAD_SAME_WITHIN_MS, type LeadDoubt } from "@hjem/domain/lead/lead-kinds";
import type { LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import type { ReportRequest } from "@hjem/domain/lead/lead-request";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import { createHash } from "node:crypto";
import type { Database, Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { lastingToken } from "../../security/secrets.ts";
import { findListingOwner } from "../drafts/enquiries/find-owner.ts";
import { openReportCase } from "../moderation/report-case.ts";
import { type LeadSummary, mailsOf, recipientOf } from "./lead-mails.ts";
import * as queries from "./lead-queries.ts";

/** A lead that has passed every check. */
export interface NewLead extends Omit<LeadSummary, "id" | "language" | "linkToken"> {
  idempotencyKey: string | null;
  /** Agrees to publication of the answer without the name (D86). @default false */
  mayPublish?: boolean | undefined;
  /** Why a moderator looks at it first (D137). @default null: it is passed on at once */
  doubt?: LeadDoubt | null;
  /** Of the token of its form, which counts once. @default null */
  formTokenId?: string | null;
}

/** The listing of the lead, and the visitor of the page. */
export interface LeadPlace {
  region: Region;
  listing: Listing;
  language: Language;
  /** Of the site that the form was sent on. */
  origin: string;
}

/** Most leads per hour with one email address: each sends a mail to it. */
const LEADS_PER_ADDRESS = 20;

const fingerprintOf = (...parts: readonly (string | number | null)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

const rejectTooMany = async (trx: Queries, email: string, now: number): Promise<void> => {
  const since = new Date(now - HOUR_MS);
  const times = await queries.leadTimesOf(trx, email, since, LEADS_PER_ADDRESS);
  const [oldest] = times;
  if (times.length < LEADS_PER_ADDRESS || !oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - now) / 1000));
  throw new ApiError("too_many_requests", { values: { seconds } });
};

/** Why a lead waits for a moderator; a token that has brought one before brings no other unseen. */
const holdReason = async (
  trx: Queries,
  { doubt = null, formTokenId = null }: Pick<NewLead, "doubt" | "formTokenId">,
): Promise<LeadDoubt | null> => {
  if (doubt !== null || formTokenId === null) return doubt;
  return (await queries.isTokenUsed(trx, formTokenId)) ? "used_token" : null;
};

/** Takes leads and reports in, each once, with its mails in the same transaction. */
export const createLeadRepository = (deps: {
  db: Database;
  mailQueue: MailQueue;
  now: () => number;
}) => {
  const { db, mailQueue, now } = deps;
  return {
    /** @throws {ApiError} `too_many_requests` where the address has sent 20 within the hour. */
    async take(lead: NewLead, place: LeadPlace): Promise<LeadReceipt> {
      const { region, listing, language, origin } = place;
      const instant = now();
      const propertyId = listing.id.toLowerCase();
      const same = {
        propertyId,
        idempotencyKey: lead.idempotencyKey,
        fingerprint: fingerprintOf(
          propertyId,
          lead.kind,
          lead.email.toLowerCase(),
          lead.message,
          lead.viewing?.unixFrom ?? null,
        ),
      };
      const stored = await inTransaction(db, async (trx) => {
        await queries.lockDuplicates(trx, same);
        const since = new Date(instant - LEAD_SAME_WITHIN_MS);
        const before = await queries.findDuplicateLead(trx, same, lead.kind, since);
        if (before) return before;
        await rejectTooMany(trx, lead.email, instant);
        const id = uuidV7(instant);
        const at = new Date(instant);
        const owner = await findListingOwner(trx, propertyId);
        // Only an advertiser who answers on the site can publish there.
        const isPublishable = lead.mayPublish === true && owner !== null;
        const heldFor = await holdReason(trx, lead);
        const linkToken = lead.kind === "viewing" ? lastingToken() : null;
        await queries.saveLead(trx, {
          id,
          region: region.id,
          kind: lead.kind,
          property_id: propertyId,
          agency_id: listing.agencyId,
          agent_id: listing.agent?.id ?? null,
          name: lead.name,
          email: lead.email,
          phone: lead.phone,
          message: lead.message,
          viewing_unix: lead.viewing?.unixFrom ?? null,
          viewing_unix_to: lead.viewing?.unixTo ?? null,
          language,
          consent_version: lead.consentVersion,
          consent_at: at.toISOString(),
          fingerprint: same.fingerprint,
          idempotency_key: same.idempotencyKey,
          publish_token: linkToken,
          publish_consent_at: isPublishable ? at.toISOString() : null,
          held_for: heldFor,
          form_token_id: lead.formTokenId ?? null,
          created_at: at.toISOString(),
        });
        const mails =
          heldFor === null
            ? mailsOf({ region, listing, origin, owner }, { id, language, linkToken, ...lead })
            : [];
        for (const mail of mails) await mailQueue.enqueue(trx, mail);
        return { id, created_at: at, held_for: heldFor };
      });
      mailQueue.wake();
      return {
        leadId: stored.id,
        kind: lead.kind,
        receivedAt: stored.created_at.toISOString(),
        recipient: recipientOf(listing),
        isHeld: stored.held_for !== null,
      };
    },

    /** Stores a report for the admin area. */
    async report(
      report: ReportRequest,
      { region, listing, language }: Omit<LeadPlace, "origin">,
    ): Promise<ReportReceipt> {
      const at = new Date(now());
      const { kind, words = "", email = null, idempotencyKey = null } = report;
      const propertyId = listing.id.toLowerCase();
      const fingerprint = fingerprintOf(propertyId, kind, email?.toLowerCase() ?? null, words);
      const same = { propertyId, fingerprint, idempotencyKey };
      const stored = await inTransaction(db, async (trx) => {
        await queries.lockDuplicates(trx, same);
        const since = new Date(at.getTime() - LEAD_SAME_WITHIN_MS);
        const before = await queries.findSameReport(trx, same, since);
        if (before) return before;
        const id = uuidV7(at.getTime());
        await queries.saveReport(trx, {
          id,
          region: region.id,
          property_id: propertyId,
          kind,
          words,
          email,
          language,
          fingerprint,
          idempotency_key: idempotencyKey,
          created_at: at.toISOString(),
        });
        await openReportCase(trx, { regionId: region.id, propertyId }, at.getTime());
        return { id, created_at: at };
      });
      return { reportId: stored.id, receivedAt: stored.created_at.toISOString() };
    },
  };
};
