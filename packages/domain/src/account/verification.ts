import { z } from "zod";
import { signInProviders } from "./sign-in-providers.ts";

/** What can be verified of the person behind an account. */
export const verificationKinds = ["provider", "email", "phone"] as const;

/** Digits of the code in a text message. */
export const PHONE_CODE_LENGTH = 6;

/**
 * One fact about the person behind an account that was verified, and when; never the address or number itself. Facts that
 * were not verified are left out.
 */
export const Verification = z.object({
  kind: z.enum(verificationKinds),
  /** The service that was signed in with; only of the kind `provider`. */
  provider: z.enum(signInProviders).nullable(),
  /** Month of the market's time in which it was verified, `YYYY-MM`. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
});
export type Verification = z.infer<typeof Verification>;

/** Response of `GET /api/v2/property/{id}/verifications`: what was verified of a private advertiser. */
export const VerificationsResponse = z.object({ data: z.array(Verification) });
export type VerificationsResponse = z.infer<typeof VerificationsResponse>;

/** What was verified of the signed-in person, and whether their mobile number can be verified. */
export const OwnVerifications = z.object({
  verifications: z.array(Verification),
  /** `none`: no number, one that receives no codes, or no text messages are sent here. */
  phone: z.enum(["none", "offered", "verified"]),
});
export type OwnVerifications = z.infer<typeof OwnVerifications>;
/** Response of `GET /api/user/verifications`, and of a confirmed code. */
export const OwnVerificationsResponse = z.object({ data: OwnVerifications });
export type OwnVerificationsResponse = z.infer<typeof OwnVerificationsResponse>;

/** Response of `POST /api/user/phone-verification`: until when the code that was sent can be entered. */
export const PhoneCodeResponse = z.object({ data: z.object({ expiresAt: z.iso.datetime() }) });
export type PhoneCodeResponse = z.infer<typeof PhoneCodeResponse>;

/** Body of `POST /api/user/phone-verification/confirm`; spaces in the code are left out. */
export const PhoneCodeRequest = z.object({
  code: z
    .string()
    .max(20)
    .transform((code) => code.replaceAll(/\s/g, "")),
});
export type PhoneCodeRequest = z.infer<typeof PhoneCodeRequest>;
