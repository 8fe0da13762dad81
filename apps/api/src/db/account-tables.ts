import type { MailTokenKind, Role } from "@hjem/domain/account/account-rules";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { Subscriptions } from "@hjem/domain/account/subscriptions";
import type { Language } from "@hjem/domain/language";
import { adminActs } from "@hjem/domain/moderation/moderation-rules";
import type { ColumnType, Generated } from "kysely";

/** The audited events of an account: sign-ins and changes, never what was typed (issue 5). */
export const auditKinds = [
  "registered",
  "activated",
  "signed_in",
  "sign_in_failed",
  "sign_in_unknown",
  "reauthentication_failed",
  "signed_out",
  "signed_out_everywhere",
  "session_revoked",
  "refresh_token_reused",
  "password_set",
  "password_changed",
  "email_change_asked",
  "email_changed",
  "provider_joined",
  "provider_removed",
  "data_exported",
  "deletion_asked",
  "deletion_undone",
  "erased",
  "second_factor_failed",
  "totp_added",
  "totp_removed",
  "passkey_added",
  "passkey_removed",
  "recovery_codes_renewed",
  "gate_opened",
  "gate_refused",
  ...adminActs,
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What a challenge is for; one of another purpose is none. */
export type ChallengePurpose = "second_step" | "passkey_sign_in" | "passkey_new" | "proof";

/** A person's identity, as returned by a provider after a sign-in. */
export interface ProviderIdentity {
  /** The provider's own id of the person. */
  subject: string;
  /** As accounts keep it (D29). */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
}

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null, string | null>;

interface AccountTable {
  id: string;
  audit_id: string;
  region: string;
  email: string;
  new_email: string | null;
  name: string;
  mobile: string | null;
  mobile_code: string | null;
  phone: string | null;
  phone_code: string | null;
  language: Language;
  password_hash: string | null;
  has_second_factor: Generated<boolean>;
  /** When the first address was confirmed. */
  verified_at: OptionalTime;
  /** When the present address was, if it is not the first. */
  email_confirmed_at: ColumnType<Date | null, string | null | undefined, string | null>;
  terms_version: string;
  terms_at: Time;
  is_notified: Generated<boolean>;
  subscriptions: Json<Subscriptions>;
  feature_flags: ColumnType<Record<string, boolean>, string | undefined, string>;
  /** Set while a deletion can be undone. */
  erase_at: OptionalTime;
  /** Since when an administrator lets nobody sign in to it. */
  locked_at: ColumnType<Date | null, string | null | undefined, string | null>;
  created_at: Time;
  updated_at: Time;
}

interface AccountProviderTable {
  region: string;
  provider: SignInProvider;
  subject: string;
  account_id: string;
  email: string | null;
  /** False while nothing but the provider says that its person is the account's. */
  is_proved: boolean;
  created_at: Time;
}

interface SessionTable {
  id: string;
  account_id: string;
  device_hash: string;
  device: string;
  /** When the person last proved who they are. */
  proved_at: Time;
  /** When they last did so by a second factor. */
  factor_at: OptionalTime;
  created_at: Time;
  seen_at: Time;
  expires_at: Time;
  ended_at: OptionalTime;
}

interface RefreshTokenTable {
  hash: string;
  session_id: string;
  created_at: Time;
  used_at: OptionalTime;
  salt: string | null;
  successor: string | null;
}

interface KnownDeviceTable {
  account_id: string;
  device_hash: string;
  seen_at: Time;
}

interface MailTokenTable {
  hash: string;
  kind: MailTokenKind;
  account_id: string;
  email: string;
  password_hash: string | null;
  /** Hash of the cookie of the browser that registered. */
  browser_hash: string | null;
  created_at: Time;
  expires_at: Time;
  /** Null until the link, or another that does the same, was used. */
  used_at: OptionalTime;
}

interface PasswordAttemptTable {
  account_key: string;
  actor_key: string;
  count: number;
  last_at: Time;
  retry_at: Time;
}

interface RequestCountTable {
  key: string;
  count: number;
  ends_at: Time;
}

interface AccountAuditTable {
  id: string;
  /** Null for what happened to no account. */
  audit_id: string | null;
  kind: AuditKind;
  at: Time;
  /** Keyed hash of the visitor's network. */
  source: string | null;
  /** Who did it, where that is somebody else. */
  actor_audit_id: string | null;
  /** Why, in the words of who did it. */
  reason: string | null;
  /** The market, of an act of its administrators. */
  region: ColumnType<string | null, string | null | undefined, never>;
  /** What it was about beside a person, e.g. `listing/3f7q9z2k1m`. */
  subject: ColumnType<string | null, string | null | undefined, never>;
}

interface AccountTotpTable {
  account_id: string;
  /** Encrypted. */
  secret: string;
  last_step: Generated<number>;
  created_at: Time;
  /** Null until its first code. */
  confirmed_at: OptionalTime;
}

interface AccountPasskeyTable {
  /** Of the credential. */
  id: string;
  account_id: string;
  /** COSE in base64url. */
  public_key: string;
  counter: number;
  transports: Json<string[]>;
  name: string;
  created_at: Time;
  used_at: OptionalTime;
}

interface RecoveryCodeTable {
  hash: string;
  account_id: string;
  created_at: Time;
}

interface FactorChallengeTable {
  hash: string;
  purpose: ChallengePurpose;
  region: string;
  account_id: string | null;
  challenge: string;
  redirect: string | null;
  created_at: Time;
}

interface AccountRoleTable {
  account_id: string;
  region: string;
  role: Role;
  granted_at: Time;
  /** Audit id of who gave it; null for the first administrator. */
  granted_by: string | null;
}

interface AgencyMemberTable {
  account_id: string;
  agency_id: string;
  region: string;
  granted_at: Time;
  /** Audit id of who let them. */
  granted_by: string;
}

interface ClosedGateTable {
  id: string;
  expires_at: Time;
}

interface ProviderVisitTable {
  state_hash: string;
  browser_hash: string;
  region: string;
  provider: SignInProvider;
  nonce: string;
  verifier: string;
  redirect: string;
  return_url: string;
  join_account_id: string | null;
  identity: ColumnType<ProviderIdentity | null, string | null, string | null>;
  created_at: Time;
  used_at: OptionalTime;
}

interface PhoneVerificationTable {
  account_id: string;
  /** E.164; that of the account at the time. */
  number: string;
  /** Keyed hash; null once the code is used up. */
  code_hash: string | null;
  /** Codes that were entered. */
  tries: Generated<number>;
  expires_at: OptionalTime;
  /** Null until its code was entered. */
  verified_at: OptionalTime;
}

/** Tables of people and their sessions. */
export interface AccountTables {
  account: AccountTable;
  account_provider: AccountProviderTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  known_device: KnownDeviceTable;
  mail_token: MailTokenTable;
  password_attempt: PasswordAttemptTable;
  request_count: RequestCountTable;
  account_audit: AccountAuditTable;
  provider_visit: ProviderVisitTable;
  closed_gate: ClosedGateTable;
  account_role: AccountRoleTable;
  agency_member: AgencyMemberTable;
  account_totp: AccountTotpTable;
  account_passkey: AccountPasskeyTable;
  recovery_code: RecoveryCodeTable;
  factor_challenge: FactorChallengeTable;
  phone_verification: PhoneVerificationTable;
}
