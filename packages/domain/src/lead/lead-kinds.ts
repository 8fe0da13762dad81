/** Kinds of enquiries that a visitor can send to the advertiser of a listing (spec §7 Leads). */
export const leadKinds = ["contact", "interest", "viewing", "valuation"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Reasons for reporting a listing. */
export const reportKinds = ["scam", "wrong_facts", "already_sold", "other"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Version of the consent text that the forms show; it is sent and stored with each lead. */
export const LEAD_CONSENT_VERSION = "2026-11";
/** Every version that an open page may still show. */
export const leadConsentVersions = [LEAD_CONSENT_VERSION] as const;

/** Name of the honeypot field, which people do not see; only programs fill it in. */
export const LEAD_TRAP_FIELD = "website";

export const LEAD_NAME_MAX_LENGTH = 100;
export const LEAD_EMAIL_MAX_LENGTH = 254;
export const LEAD_PHONE_MAX_LENGTH = 40;
export const LEAD_MESSAGE_MAX_LENGTH = 4_000;
/** Characters of a question and of its answer as they are published on a listing (D86). */
export const PUBLIC_QUESTION_MAX_LENGTH = 500;
export const PUBLIC_ANSWER_MAX_LENGTH = 2_000;
/** Nobody reads and fills in a form in less than this time. */
export const LEAD_FORM_MIN_MS = 2_000;
/**
 * A lead from the same person about the same listing, with the same kind and message, within this time is a
 * duplicate.
 */
export const LEAD_SAME_WITHIN_MS = 10 * 60_000;
/** Leads and reports are erased after this time. */
export const LEAD_RETENTION_MONTHS = 24;
