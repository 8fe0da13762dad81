import { z } from "zod";
import { emailAddress } from "../email-address.ts";
import { tidyLine, tidyText } from "../text/clean-text.ts";
import {
  LEAD_EMAIL_MAX_LENGTH,
  LEAD_MESSAGE_MAX_LENGTH,
  LEAD_NAME_MAX_LENGTH,
  LEAD_PHONE_MAX_LENGTH,
  LEAD_TRAP_FIELD,
  leadConsentVersions,
  reportKinds,
} from "./lead-kinds.ts";

const line = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(tidyLine, schema);
const text = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(tidyText, schema);

// Forms send empty fields: optional fields read empty text as missing.
const Name = z.string().max(LEAD_NAME_MAX_LENGTH);
const Email = emailAddress(LEAD_EMAIL_MAX_LENGTH);
/** As typed; without a plus sign it gets the region's dial code (LEAD-015). */
const Phone = z.string().max(LEAD_PHONE_MAX_LENGTH);
const Message = z.string().max(LEAD_MESSAGE_MAX_LENGTH);

/** A form without JavaScript sends a checked box as `on`. */
const Ticked = z.preprocess(
  (value) => (value === "on" || value === "true" ? true : value),
  z.literal(true),
);

/** A checkbox that may stay empty: a form sends nothing for it then. */
const MaybeTicked = z
  .preprocess((value) => value === "on" || value === "true" || value === true, z.boolean())
  .optional();

/** Seconds since 1970; a form sends numbers as text. */
const UnixSeconds = z.preprocess((value) => {
  const tidy = tidyLine(value);
  return typeof tidy === "string" && /^\d{1,12}$/.test(tidy) ? Number(tidy) : tidy;
}, z.int().nonnegative().optional());

/** Fields that every form has besides its own. */
const form = {
  /**
   * From `GET /api/v2/form-token`, fetched when the form got its first focus. Without a good one, and where the honeypot is
   * filled in, a moderator looks at the enquiry first (D137): nothing here is ever refused.
   */
  formToken: z.unknown().optional(),
  /** The honeypot: empty, because people do not see it. */
  [LEAD_TRAP_FIELD]: z.unknown().optional(),
  /**
   * Idempotency key of the form: the same key is the same lead. The header `Idempotency-Key` has the same
   * value.
   */
  idempotencyKey: line(
    z
      .string()
      .regex(/^[\w-]{8,100}$/)
      .optional(),
  ),
};

const sender = {
  name: line(Name),
  email: Email,
  phone: line(Phone.optional()),
  consent: Ticked,
  consentVersion: z.enum(leadConsentVersions),
  ...form,
};

/** Body of `POST /api/v3/property/{id}/contact` (LEAD-001, LEAD-003): a question to the advertiser. */
export const ContactRequest = z.object({
  ...sender,
  message: text(Message),
  /** The advertiser may publish the answer without the sender's name (D86); nobody's consent is assumed. */
  mayPublish: MaybeTicked,
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** Body of `POST /api/v2/property/{id}/register_interest` (LEAD-002, LEAD-003). */
export const InterestRequest = z.object({ ...sender, message: text(Message.optional()) });
export type InterestRequest = z.infer<typeof InterestRequest>;

/**
 * Body of `POST /api/v2/property/{id}/viewing`: `viewing` is the `unixFrom` of one of the listing's viewings.
 * Optional only where viewings are by appointment.
 */
export const ViewingRequest = z.object({
  ...sender,
  viewing: UnixSeconds,
  message: text(Message.optional()),
});
export type ViewingRequest = z.infer<typeof ViewingRequest>;

/**
 * Body of `POST /api/v2/property/{id}/valuation` (LEAD-006, LEAD-008). Without name, email address and
 * message it only requests the estimate; with any of them it is a lead too and needs all fields of
 * `InterestRequest`.
 */
export const ValuationRequest = z.object({
  name: line(Name.optional()),
  email: line(Email.optional()),
  phone: line(Phone.optional()),
  message: text(Message.optional()),
  consent: Ticked.optional(),
  consentVersion: z.enum(leadConsentVersions).optional(),
  ...form,
});
export type ValuationRequest = z.infer<typeof ValuationRequest>;

/** Body of `POST /api/v2/property/{id}/report`. */
export const ReportRequest = z.object({
  kind: z.enum(reportKinds),
  words: text(Message.optional()),
  /** Where to reply. */
  email: line(Email.optional()),
  ...form,
});
export type ReportRequest = z.infer<typeof ReportRequest>;
