import { DAY_MS, MINUTE_MS } from "../durations.ts";

/** Lengths, lifetimes and names of accounts that both ends know; no zod, the browser loads this first (D42). */

/** Characters a password must have at least (issue 5). */
export const PASSWORD_MIN_LENGTH = 10;
/** Maximum bytes of a password: enough for any sentence, little enough to hash quickly. */
export const PASSWORD_MAX_BYTES = 1_024;
export const ACCOUNT_NAME_MAX_LENGTH = 100;
export const ACCOUNT_EMAIL_MAX_LENGTH = 254;
export const ACCOUNT_PHONE_MAX_LENGTH = 40;
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** Lifetime of an access token (D6). */
export const ACCESS_TOKEN_MS = 15 * MINUTE_MS;
/** A session expires after this time without use; each use extends it. */
export const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** A session expires after this time however often it is used (ASVS 7.3.2). */
export const SESSION_MAX_MS = 90 * DAY_MS;
/** For this time the previous refresh token gets the same successor again, as long as that is unused (D6). */
export const REFRESH_REPEAT_MS = 10_000;

/** Purpose of an emailed link. */
export const mailTokenKinds = [
  "activate",
  "reset_password",
  "set_password",
  "confirm_email",
  "export",
  "undo_deletion",
] as const;
export type MailTokenKind = (typeof mailTokenKinds)[number];

/** Lifetimes of emailed links. */
export const MAIL_TOKEN_MS: Readonly<Record<MailTokenKind, number>> = {
  activate: 7 * DAY_MS,
  reset_password: 60 * MINUTE_MS,
  set_password: 7 * DAY_MS,
  confirm_email: DAY_MS,
  export: DAY_MS,
  undo_deletion: 14 * DAY_MS,
};

/** Days in which a deletion can be undone (D38). */
export const DELETION_UNDO_DAYS = 14;
/**
 * Changing sign-in methods requires proof of identity at most this old, by sign-in or on request (ASVS
 * 7.5.1).
 */
export const RECENT_SIGN_IN_MS = 5 * MINUTE_MS;

/**
 * Version of the terms that registration shows, named by the day they take effect; stored with each account.
 */
export const TERMS_VERSION = "2026-11-27";
/** Every version that an open page may still show. */
export const termsVersions = [TERMS_VERSION, "2026-11-23", "2026-11-01"] as const;

/** States of an account as its owner sees them; one that is pending activation cannot sign in. */
export const accountStatuses = ["waiting", "active", "deleting"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** What the two password gates protect (D39). */
export const accessScopes = ["admin", "site"] as const;
export type AccessScope = (typeof accessScopes)[number];

/** How long a gate stays open after its password was entered. */
export const ACCESS_SCOPE_MS: Readonly<Record<AccessScope, number>> = {
  admin: 12 * 60 * MINUTE_MS,
  site: 30 * DAY_MS,
};

/** What a role allows in the admin area of its market (D56, D106). */
export const roles = ["moderator", "editor", "administrator"] as const;
export type Role = (typeof roles)[number];
/** How long a second factor is valid in the admin area (D106). */
export const ADMIN_FACTOR_MS = 12 * 60 * MINUTE_MS;

/**
 * One account per email address and region: trimmed, composed characters, lower case; dots and plus signs are
 * kept (D29).
 */
export const normaliseEmail = (email: string): string =>
  email.trim().normalize("NFC").toLowerCase();
