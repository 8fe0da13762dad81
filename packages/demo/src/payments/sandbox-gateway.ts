import type {
  GatewayKey,
  NewGatewayPayment,
  PaymentGateway,
} from "@hjem/domain/draft/payment-gateway";
import {
  cardDigits,
  findSandboxCard,
  SANDBOX_REFUSED_CODE,
  type SandboxCard,
} from "@hjem/domain/draft/payment-rules";
import { MINUTE_MS } from "@hjem/domain/durations";
import type { SandboxPayment, SandboxStore } from "./sandbox-store.ts";

/** Path of the simulated mobile payment; the sites proxy `/api`. */
export const SANDBOX_PAYMENTS_PATH = "/api/demo-payments";
/** Time to confirm a payment, at the bank or on the phone. */
const CONFIRM_WITHIN_MS = 5 * MINUTE_MS;

/** The sandbox with what its approval page does. */
export interface SandboxGateway extends PaymentGateway {
  find: (id: string) => SandboxPayment | null;
  /** Approves or declines a mobile payment; null for one that does not wait for it. */
  answer: (id: string, isApproved: boolean) => SandboxPayment | null;
}

type Outcome = Pick<SandboxPayment, "state" | "reason">;

const cardOutcomes: Readonly<Record<SandboxCard["outcome"], Outcome>> = {
  approved: { state: "authorised", reason: null },
  authentication: { state: "action_required", reason: null },
  declined: { state: "failed", reason: "declined" },
  insufficient_funds: { state: "failed", reason: "insufficient_funds" },
};

const LAST_DIGITS = 4;

/** Why the sandbox does not do what it is asked for; nothing of the card. */
export class SandboxError extends Error {
  override name = "SandboxError";
}

/**
 * The demo's gateway (D8, D27): no money moves. It accepts its published test numbers alone, and keeps of a card its brand
 * and last four digits. `now` is in milliseconds since 1970.
 */
export function createSandboxGateway(store: SandboxStore, now: () => number): SandboxGateway {
  const change = (id: string, payment: SandboxPayment, next: Partial<SandboxPayment>) => {
    const changed = { ...payment, redirectUrl: null, confirmBy: null, ...next };
    store.save(id, changed);
    return changed;
  };
  const find = (id: string): SandboxPayment | null => {
    const payment = store.find(id);
    if (payment?.state !== "action_required" || payment.expiresAt > now()) return payment;
    return change(id, payment, { state: "failed", reason: "expired" });
  };
  const require = ({ id }: GatewayKey): SandboxPayment => {
    const payment = find(id);
    if (!payment) throw new SandboxError("The sandbox has no such payment.");
    return payment;
  };
  const begin = (payment: NewGatewayPayment): SandboxPayment => {
    const { id, method, amount, description, returnUrl, cardNumber = "" } = payment;
    const expiresAt = now() + CONFIRM_WITHIN_MS;
    const started = {
      method,
      amount,
      description,
      returnUrl,
      expiresAt,
      reference: `sandbox-${id}`,
    };
    const none = { reason: null, redirectUrl: null, confirmBy: null, card: null } as const;
    if (method === "mobile") {
      const redirectUrl = `${new URL(returnUrl).origin}${SANDBOX_PAYMENTS_PATH}/${id}`;
      return { ...none, ...started, state: "action_required", redirectUrl };
    }
    const known = findSandboxCard(cardNumber);
    if (!known) throw new SandboxError("The sandbox accepts its test numbers only.");
    const outcome = cardOutcomes[known.outcome];
    const last4 = cardDigits(cardNumber).slice(-LAST_DIGITS);
    const confirmBy = outcome.state === "action_required" ? expiresAt : null;
    return { ...none, ...started, ...outcome, confirmBy, card: { brand: "visa", last4 } };
  };

  return {
    name: "sandbox",
    acceptsCardNumber: true,
    find,
    async create(payment) {
      const known = find(payment.id);
      if (known) return known;
      const begun = begin(payment);
      store.save(payment.id, begun);
      return begun;
    },
    get: async ({ id }) => find(id),
    async confirm(key, code) {
      const payment = require(key);
      if (payment.state !== "action_required" || payment.confirmBy === null) return payment;
      return change(
        key.id,
        payment,
        code === SANDBOX_REFUSED_CODE
          ? { state: "failed", reason: "authentication_failed" }
          : { state: "authorised" },
      );
    },
    async capture(key) {
      const payment = require(key);
      return payment.state === "authorised"
        ? change(key.id, payment, { state: "captured" })
        : payment;
    },
    async cancel(key) {
      const payment = require(key);
      const isOpen = payment.state === "authorised" || payment.state === "action_required";
      return isOpen ? change(key.id, payment, { state: "cancelled" }) : payment;
    },
    async refund(key) {
      const payment = require(key);
      return payment.state === "captured"
        ? change(key.id, payment, { state: "refunded" })
        : payment;
    },
    answer(id, isApproved) {
      const payment = find(id);
      if (payment?.state !== "action_required" || payment.method !== "mobile") return null;
      return change(id, payment, isApproved ? { state: "authorised" } : { state: "cancelled" });
    },
  };
}
