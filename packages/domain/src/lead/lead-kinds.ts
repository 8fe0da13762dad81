/** Kinds of requests that a visitor can send to the advertiser of a listing (spec §7 Leads). */
export const leadKinds = ["contact", "interest", "viewing", "valuation"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** What can be wrong with a listing, as a visitor reports it. */
export const reportKinds = ["scam", "wrong_facts", "already_sold", "other"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Version of the consent text that the forms show now; it travels with each lead and is stored. */
export const LEAD_CONSENT_VERSION = "2026-11";
/** Every version that a page still open may show. */
export const leadConsentVersions = [LEAD_CONSENT_VERSION] as const;

/** Name of the field that people do not see; what fills it in is a program. */
export const LEAD_TRAP_FIELD = "website";

export const LEAD_NAME_MAX_LENGTH = 100;
export const LEAD_EMAIL_MAX_LENGTH = 254;
export const LEAD_PHONE_MAX_LENGTH = 40;
export const LEAD_MESSAGE_MAX_LENGTH = 4_000;
/** Nobody reads a form and fills it in within this time. */
export const LEAD_FORM_MIN_MS = 2_000;
/** The same person, listing, kind and words within this time are one lead. */
export const LEAD_SAME_WITHIN_MS = 10 * 60_000;
/** Leads and reports are erased after so long. */
export const LEAD_RETENTION_MONTHS = 24;
