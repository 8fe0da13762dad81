import { DAY_MS, HOUR_MS } from "../durations.ts";

/** Constants of moderation, without zod, so that pages can import them (D99, D106). */

/** Why a listing waits for a moderator: by a rule before it is public, by reports of visitors, or by its owner's appeal. */
export const caseKinds = ["held", "reported", "appeal"] as const;
export type CaseKind = (typeof caseKinds)[number];

/** What a moderator decides: it is public, it is not, or it goes on waiting. */
export const caseDecisions = ["released", "rejected", "kept"] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** Within which a case is to be decided; moderators get a mail about an older one. */
export const CASE_DUE_MS = DAY_MS;
/** Age from which a case is marked in the queue. */
export const CASE_LATE_MS = 20 * HOUR_MS;
/** An account younger than this is new. */
export const NEW_ACCOUNT_MS = 7 * DAY_MS;
/** Part of the area's median under which a new account's price is held. */
export const LOW_PRICE_SHARE = 0.6;
/** Time for an appeal against a rejection. */
export const APPEAL_WITHIN_MS = 14 * DAY_MS;
/** Characters of a reason that a listing's owner reads. */
export const DECISION_REASON_MAX_LENGTH = 1_000;
/** Payments, and lines of the log, on a page. */
export const ADMIN_PAGE_SIZE = 50;
/** Listings and people of a search by administrators, at most. */
export const ADMIN_RESULTS_MAX = 20;

/** Acts of moderators and administrators, as the log has them (D56). */
export const adminActs = [
  "listing_released",
  "listing_rejected",
  "listing_kept",
  "case_taken",
  "case_returned",
  "account_locked",
  "account_unlocked",
  "payment_refunded",
  "place_corrected",
  "feature_changed",
  "role_granted",
  "role_revoked",
  "agency_member_added",
  "agency_member_removed",
  "sessions_ended",
  "all_sessions_ended",
  "content_published",
  "content_removed",
  "enquiry_released",
  "enquiry_deleted",
] as const;
export type AdminAct = (typeof adminActs)[number];

/** What else the log of a listing has. */
export const listingEvents = [
  "account_opened",
  "account_activated",
  "draft_created",
  "published",
  "held",
  "reported",
  "appealed",
  "withdrawn",
] as const;
export type ListingEvent = (typeof listingEvents)[number];

/** Parts of a site that its administrators can switch off for everybody (D106). */
/** Reason in the log of a first administrator, who is named in the settings of the server (D106). */
export const FIRST_ADMINISTRATOR_REASON = "FIRST_ADMINISTRATOR";

export const marketFeatures = ["publishing", "registration", "reports"] as const;
export type MarketFeature = (typeof marketFeatures)[number];
