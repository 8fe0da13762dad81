import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { tidyLine, tidyText } from "../text/tidy.ts";
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

// Forms send empty fields: what may be left out is optional inside, where empty text is nothing already.
const Name = z.string().max(LEAD_NAME_MAX_LENGTH);
const Email = z.email().max(LEAD_EMAIL_MAX_LENGTH);
/** As it was typed; without a plus sign it is read with the region's dial code (LEAD-015). */
const Phone = z.string().max(LEAD_PHONE_MAX_LENGTH);
const Message = z.string().max(LEAD_MESSAGE_MAX_LENGTH);

/** A form without JavaScript sends a ticked box as `on`. */
const Ticked = z.preprocess(
  (value) => (value === "on" || value === "true" ? true : value),
  z.literal(true),
);

/** Seconds since 1970; a form sends figures as text. */
const UnixSeconds = z.preprocess((value) => {
  const tidy = tidyLine(value);
  return typeof tidy === "string" && /^\d{1,12}$/.test(tidy) ? Number(tidy) : tidy;
}, z.int().nonnegative().optional());

/** What every form carries beside its own fields. */
const form = {
  /** When the form was opened: sent sooner than a person could have filled it in, it goes nowhere. */
  openedAt: Instant,
  /** The trap: stays empty, people do not see it. */
  [LEAD_TRAP_FIELD]: z.unknown().optional(),
  /** Made once for each form: the same key is the same lead. The header `Idempotency-Key` has the same value. */
  idempotencyKey: line(
    z
      .string()
      .regex(/^[\w-]{8,100}$/)
      .optional(),
  ),
};

const sender = {
  name: line(Name),
  email: line(Email),
  phone: line(Phone.optional()),
  consent: Ticked,
  consentVersion: z.enum(leadConsentVersions),
  ...form,
};

/** Body of `POST /api/v3/property/{id}/contact` (LEAD-001, LEAD-003): a question to those who advertise. */
export const ContactRequest = z.object({ ...sender, message: text(Message) });
export type ContactRequest = z.infer<typeof ContactRequest>;

/** Body of `POST /api/v2/property/{id}/register_interest` (LEAD-002, LEAD-003). */
export const InterestRequest = z.object({ ...sender, message: text(Message.optional()) });
export type InterestRequest = z.infer<typeof InterestRequest>;

/**
 * Body of `POST /api/v2/property/{id}/viewing`: `viewing` is the `unixFrom` of one of the listing's viewings. It may be
 * left out only where viewings are by appointment.
 */
export const ViewingRequest = z.object({
  ...sender,
  viewing: UnixSeconds,
  message: text(Message.optional()),
});
export type ViewingRequest = z.infer<typeof ViewingRequest>;

/**
 * Body of `POST /api/v2/property/{id}/valuation` (LEAD-006, LEAD-008). Without a name, an address or a message it only
 * requests the estimate; with any of them it is a lead too, and then all that `InterestRequest` needs is needed.
 */
export const ValuationRequest = z.object({
  name: line(Name.optional()),
  email: line(Email.optional()),
  phone: line(Phone.optional()),
  message: text(Message.optional()),
  consent: Ticked.optional(),
  consentVersion: z.enum(leadConsentVersions).optional(),
  ...form,
  openedAt: Instant.optional(),
});
export type ValuationRequest = z.infer<typeof ValuationRequest>;

/** Body of `POST /api/v2/property/{id}/report`. */
export const ReportRequest = z.object({
  kind: z.enum(reportKinds),
  words: text(Message.optional()),
  /** Where we may reply. */
  email: line(Email.optional()),
  ...form,
});
export type ReportRequest = z.infer<typeof ReportRequest>;
