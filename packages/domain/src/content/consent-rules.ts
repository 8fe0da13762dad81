/** Enumerations and limits of consent, without zod: every page loads them (spec §3, §4, D112). */

/** Categories of consent, in the order of the form (CMS-038); `necessary` can't be switched off (CMS-040). */
export const consentCategories = [
  "necessary",
  "functional",
  "analytics",
  "performance",
  "advertisement",
] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The state of each category. */
export type ConsentStatus = Record<ConsentCategory, boolean>;

/** Version of the cookie policy that the product brings; a change asks everybody again (D112). */
export const COOKIE_POLICY_VERSION = "2026-11-23";

/** Months that consents are stored (D112). */
export const CONSENT_MONTHS = 24;
