import type { CurrencyCode } from "../listing/money.ts";
import type { DeclineReason, PaymentState } from "./payment-rules.ts";

/*
 * The port of payment gateways (D8, D96): every gateway authorises first, and captures or cancels later. Each call may be
 * repeated: a second capture, cancellation or refund of a payment changes nothing.
 */

/** An amount in minor units (øre, cents). */
export interface MinorAmount {
  minor: number;
  currency: CurrencyCode;
}

/** A payment to begin. */
export interface NewGatewayPayment {
  /** Our id of the payment (UUID): the reference and the key under which a repeated call is the same payment. */
  id: string;
  method: "card" | "mobile";
  amount: MinorAmount;
  /** What is paid for, as the gateway shows it. */
  description: string;
  /** Where the payer's browser goes from the gateway's pages. */
  returnUrl: string;
  /** For the sandbox alone, and one of its own numbers; never stored or logged (LIST-119). */
  cardNumber?: string | undefined;
}

/** A payment as a gateway has it. */
export interface GatewayPayment {
  state: Exclude<PaymentState, "created">;
  /** Why it failed; null otherwise. */
  reason: DeclineReason | null;
  amount: MinorAmount;
  /** The gateway's own id. */
  reference: string;
  /** Page of the gateway where the payer goes on; null where there is none. */
  redirectUrl: string | null;
  /** Until when a code of the bank is expected on our page, in milliseconds since 1970; null where none is. */
  confirmBy: number | null;
  /** Brand and last four digits; null for other methods and where it is not known. */
  card: { brand: string; last4: string } | null;
}

/** A payment that a gateway knows: our id and its own. */
export interface GatewayKey {
  id: string;
  /** Null where the process ended before the gateway's own id was stored. */
  reference: string | null;
}

/** A notification by a gateway as it came. */
export interface GatewayNotification {
  /** Path with query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** A provider of payments. Methods throw where it cannot be reached or refuses the call. */
export interface PaymentGateway {
  name: "sandbox" | "stripe" | "vipps";
  /** True for the sandbox, to which card numbers are given; others take them on their own pages. */
  acceptsCardNumber: boolean;
  create: (payment: NewGatewayPayment) => Promise<GatewayPayment>;
  /** Null for a payment that was never begun there. */
  get: (key: GatewayKey) => Promise<GatewayPayment | null>;
  /** Confirms with the code of the bank; only where `confirmBy` asks for it. */
  confirm?: (key: GatewayKey, code: string) => Promise<GatewayPayment>;
  /** Takes the authorised amount. */
  capture: (key: GatewayKey, amount: MinorAmount) => Promise<GatewayPayment>;
  /** Gives the authorised amount up, or ends what was not authorised yet. */
  cancel: (key: GatewayKey) => Promise<GatewayPayment>;
  /** Pays the whole captured amount back. */
  refund: (key: GatewayKey, amount: MinorAmount) => Promise<GatewayPayment>;
  /**
   * Our id of the payment that a notification is about; null for one that is not from the gateway. The notification is not
   * believed beyond that: the payment is read from the gateway.
   */
  readNotification?: (notification: GatewayNotification) => Promise<string | null>;
}
