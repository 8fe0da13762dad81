/** Kinds of enquiries that a visitor can send to the advertiser of a listing (spec §7 Leads). */
export const leadKinds = ["contact", "interest", "viewing", "valuation"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Reasons for reporting a listing. */
export const reportKinds = ["scam", "wrong_facts", "already_sold", "other"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Version of the consent text that the forms show; it is sent and stored with each lead. */
export const LEAD_CONSENT_VERSION = "2026-12";
/** Before the forms said that the telephone number goes to the advertiser. */
const SILENT_ABOUT_PHONE = "2026-11";
/** Every version that an open page may still show. */
export const leadConsentVersions = [LEAD_CONSENT_VERSION, SILENT_ABOUT_PHONE] as const;
/** Whether the sender of a lead has read that the telephone number goes to the advertiser. */
export const saysWhoGetsPhone = (consentVersion: string): boolean =>
  consentVersion !== SILENT_ABOUT_PHONE;

/**
 * Name of the honeypot field, which people do not see. No kind of data that browsers and password managers fill in by
 * themselves is called so: what they fill in is not a sign of a program (D137).
 */
export const LEAD_TRAP_FIELD = "otherTopic";

/** Why a moderator looks at an enquiry before it is passed on (D137). */
export const leadDoubts = ["trap", "too_fast", "no_token", "old_token", "used_token"] as const;
export type LeadDoubt = (typeof leadDoubts)[number];

export const LEAD_NAME_MAX_LENGTH = 100;
export const LEAD_EMAIL_MAX_LENGTH = 254;
export const LEAD_PHONE_MAX_LENGTH = 40;
export const LEAD_MESSAGE_MAX_LENGTH = 4_000;
/** Characters of a question and of its answer as they are published on a listing (D86). */
export const PUBLIC_QUESTION_MAX_LENGTH = 500;
export const PUBLIC_ANSWER_MAX_LENGTH = 2_000;
/** Hardly anybody fills in a form in less than this time. */
export const LEAD_FORM_MIN_MS = 2_000;
/** How long the token of a form that was opened is good. */
export const LEAD_FORM_MAX_MS = 24 * 60 * 60_000;
/**
 * A lead from the same person about the same listing, with the same kind and message, within this time is a
 * duplicate.
 */
export const LEAD_SAME_WITHIN_MS = 10 * 60_000;
/** Registrations for a viewing are kept for this time after it. */
export const VIEWING_LIST_DAYS = 30;
/** Leads and reports are erased after this time. */
export const LEAD_RETENTION_MONTHS = 24;
/** Mail is kept for questions about it, then erased whether it went out or not. */
export const MAIL_RETENTION_DAYS = 90;
