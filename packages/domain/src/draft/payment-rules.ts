/** Constants and arithmetic of payments, without zod, so that pages can import them (D8, D96, D97). */

/** States of a payment (D96). */
export const paymentStates = [
  "created",
  "action_required",
  "authorised",
  "captured",
  "failed",
  "cancelled",
  "refunded",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a gateway declined. */
export const declineReasons = [
  "declined",
  "insufficient_funds",
  "authentication_failed",
  "expired",
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Why the site itself gave the money back: nobody pays for what is not published (D123, D136). */
export const releaseReasons = [
  "draft_incomplete",
  "publishing_off",
  "review_took_long",
  "not_published",
] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

/** Days for which an amount stays reserved without a publication: banks give it back after seven. */
export const RESERVED_DAYS = 6;

/** The card numbers that the sandbox accepts, with what each leads to (D8); every other number is refused. */
export const sandboxCards = [
  { number: "4242424242424242", outcome: "approved" },
  { number: "4000002500003155", outcome: "authentication" },
  { number: "4000000000000002", outcome: "declined" },
  { number: "4000000000009995", outcome: "insufficient_funds" },
] as const;
export type SandboxCard = (typeof sandboxCards)[number];

/** Digits of a card number as it is typed, with spaces or hyphens. */
export const cardDigits = (text: string): string => text.replaceAll(/[\s-]/g, "");

/** The sandbox's card with a number as typed; undefined for any other (D8). */
export const findSandboxCard = (text: string): SandboxCard | undefined =>
  sandboxCards.find(({ number }) => number === cardDigits(text));

/** In the sandbox any six digits confirm a payment at the bank, but these. */
export const SANDBOX_REFUSED_CODE = "000000";

const PERCENT = 100;

/**
 * Splits a price with its tax: `total` in minor units, `taxRate` in percent. The tax is the rest of the rounded net
 * amount, so that both add up to the total.
 */
export function splitTax(total: number, taxRate: number): { net: number; tax: number } {
  const net = Math.round((total * PERCENT) / (PERCENT + taxRate));
  return { net, tax: total - net };
}
