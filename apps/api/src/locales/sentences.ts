import type { PasswordError } from "@hjem/domain/account/password-rule";
import type { ReleaseReason } from "@hjem/domain/draft/payment-rules";
import type { ErrorCode } from "@hjem/domain/errors";
import type { Language } from "@hjem/domain/language";
import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import type { PersonalDataKind } from "@hjem/domain/lead/personal-data";
import type { FilterRule } from "@hjem/domain/search/filter-check";
import { readFileSync } from "node:fs";
import type { ExportSentence, exportNames, exportValues } from "./export-sentences.ts";

/** Ids of the messages for invalid fields. */
export type FieldSentence =
  | "required"
  | "number"
  | "integer"
  | "text"
  | "list"
  | "object"
  | "yes_no"
  | "choice"
  | "min"
  | "max"
  | "too_short"
  | "too_long"
  | "too_few"
  | "too_many"
  | "date"
  | "day_while_listed"
  | "format"
  | "accepted"
  | "email"
  | "phone"
  | "processing"
  | `personal_${PersonalDataKind}`
  | "viewing"
  | PasswordError
  | "password_breached"
  | "password_wrong"
  | "code_wrong"
  | "code_ended"
  | "phone_no_codes"
  | "phone_unreachable"
  | "account_unknown"
  | "url_taken"
  | "agency_unknown"
  | "own_role"
  | "has_role"
  | "email_same"
  | "card_number_unknown"
  | "card_number_unwanted"
  | FilterRule;

/** Mails about an account. */
export const accountMailKinds = [
  "activate",
  "activate_provider",
  "already_registered",
  "set_password",
  "reset_password",
  "password_changed",
  "confirm_email",
  "email_changing",
  "export",
  "deletion",
  "provider_joined",
  "provider_removed",
  "new_device",
  "session_stolen",
  "totp_added",
  "totp_removed",
  "passkey_added",
  "passkey_removed",
  "recovery_codes_renewed",
  "recovery_code_used",
  "role_changed",
  "agency_member_added",
  "agency_member_removed",
  "sessions_ended",
  "account_locked",
  "account_unlocked",
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** Ids of the sentences of mails about alerts. */
export type AlertSentence =
  | `tag.${"new" | "price" | "price_down" | "price_up" | "viewing" | "viewing_cancelled" | "back_sale" | "back_rent" | "withdrawn" | "area" | "text" | "photos"}`
  | `${"bedrooms" | "heading" | "button"}.${"one" | "many"}`
  | `subject.${"search" | "searches" | "favourites" | "both"}`
  | `lead.${"search" | "searches" | "favourites" | "search_and_favourites" | "searches_and_favourites"}`
  | "was"
  | "saved"
  | "matches"
  | "more"
  | "rest"
  | "why"
  | "change"
  | "stop"
  | "stop_one"
  | "unsubscribe"
  | "privacy";

/** Mails about one's own listings and drafts. */
export type OwnListingMailKind = "expiry" | "expired" | "abandoned";
/** Fields of a draft that are no fields of a market's table, as mails name them. */
export const ownFieldNames = [
  "listing_type",
  "images",
  "location",
  "location.street",
  "location.suburb",
  "location.region",
  "location.post_code",
  "location.coordinates",
  "contacts",
  "contacts.name",
  "contacts.phones",
  "contacts.email",
] as const;
/** Mails of moderation to the owner of a listing; `late` goes to the moderators (D99). */
export type ModerationMailKind =
  | "released"
  | "released_unpaid"
  | "rejected"
  | "removed"
  | "appeal_rejected"
  | "late";

/** Ids of the sentences of mails. */
export type MailSentence =
  | "listing"
  | "appointment"
  | "listing_in"
  | "name"
  | "email"
  | "phone"
  | "see_listing"
  | `sender.${LeadKind}.${"subject" | "heading" | "text"}`
  | `owner.${LeadKind}.${"subject" | "heading"}`
  | "sender.viewing.button"
  | `owner.${"cancelled" | "restored"}.${"subject" | "heading" | "text"}`
  | "owner.text"
  | `contact.${"subject" | "heading" | "text" | "button" | "footer"}`
  | "owner.language"
  | `owner.${"answer_text" | "answer_button"}`
  | `answer.${"subject" | "heading" | "text" | "button" | "footer"}`
  | `published.${"subject" | "heading" | "text" | "withdraw" | "button" | "footer"}`
  | `own.${OwnListingMailKind}.${"subject" | "heading" | "text" | "button"}`
  | `own.${"untitled" | "footer"}`
  | `released.${ReleaseReason}.${"subject" | "heading" | "text" | "button"}`
  | `released.field.${(typeof ownFieldNames)[number]}`
  | "advertiser"
  | "sender.footer"
  | "owner.footer"
  | `account.${AccountMailKind}.${"subject" | "heading" | "text" | "button"}`
  | "account.footer"
  | "account.owner_footer"
  | `alert.${AlertSentence}`
  | `${"receipt" | "credit_note"}.${"subject" | "text"}`
  | "receipt.footer"
  | `moderation.${ModerationMailKind}.${"subject" | "heading" | "text" | "button"}`
  | "moderation.appeal"
  | `invitation.${"somebody" | "subject" | "subject_named" | "heading" | "heading_named" | "text" | "until" | "button" | "footer"}`;

/** Messages of receipts and credit notes. */
export type ReceiptSentence =
  | "receipt"
  | "credit_note"
  | "number"
  | "date"
  | "refunds"
  | "buyer"
  | "listing"
  | "method"
  | "card"
  | "mobile"
  | "line"
  | "tax"
  | "total"
  | "sandbox";

/** Why a PDF is refused (D104, D135). */
export type AttachmentRefusal =
  | "not_a_pdf"
  | "password"
  | "scripts"
  | "files"
  | "actions"
  | "too_complex"
  | "damaged";

/** Every sentence that the API sends; the texts are in `en.po` and `no.po`. */
export type SentenceId =
  | `error.${ErrorCode}`
  | `error.attachment_refused.${AttachmentRefusal}`
  | "error.picture_refused.heic"
  | "error.picture_refused.short"
  | "error.picture_too_large.pixels"
  | `field.${FieldSentence}`
  | `mail.${MailSentence}`
  | "sms.code"
  | `receipt.${ReceiptSentence}`
  | `export.${ExportSentence}`
  | `export.name.${(typeof exportNames)[number]}`
  | `export.value.${(typeof exportValues)[number]}`;

const entry = /^msgid "(?<id>[^"]+)"\nmsgstr "(?<text>(?:[^"\\]|\\.)*)"$/gm;

/** Ids and texts of a catalog with one line per entry. */
export const readCatalogue = (po: string): Map<string, string> =>
  new Map(
    [...po.matchAll(entry)].flatMap(({ groups }) =>
      groups?.id ? [[groups.id, groups.text?.replaceAll(/\\(.)/g, "$1") ?? ""]] : [],
    ),
  );

const load = (language: Language): Map<string, string> =>
  readCatalogue(readFileSync(new URL(`./${language}.po`, import.meta.url), "utf8"));

const catalogues: Record<Language, Map<string, string>> = { en: load("en"), no: load("no") };

/** A sentence in a language, with `{name}` filled in. */
export const say = (
  language: Language,
  id: SentenceId,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const text = catalogues[language].get(id);
  if (text === undefined) throw new Error(`The sentence ${id} is missing in ${language}.po.`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
};
