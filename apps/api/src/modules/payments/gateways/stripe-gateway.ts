import type {
  GatewayKey,
  GatewayPayment,
  MinorAmount,
  PaymentGateway,
} from "@hjem/domain/draft/payment-gateway";
import type { DeclineReason } from "@hjem/domain/draft/payment-rules";
import { SECOND_MS } from "@hjem/domain/durations";
import { CurrencyCode } from "@hjem/domain/listing/money";
import { Stripe } from "stripe";
import type { StripeSettings } from "../payment-settings.ts";

const TIMEOUT_MS = 10 * SECOND_MS;
/** What a payment is read with: its authorisation, and that with its card. */
const EXPANDED = ["payment_intent.latest_charge"];

type State = Pick<GatewayPayment, "state" | "reason">;

const declined = (code: string | undefined): DeclineReason =>
  code === "insufficient_funds"
    ? "insufficient_funds"
    : code === "authentication_required"
      ? "authentication_failed"
      : "declined";

const isExpanded = <Value extends object>(value: Value | string | null): value is Value =>
  value !== null && typeof value === "object";

/** What a session of Checkout and its payment amount to for us. */
function stateOf(session: Stripe.Checkout.Session): State {
  const intent = isExpanded(session.payment_intent) ? session.payment_intent : null;
  const charge = intent && isExpanded(intent.latest_charge) ? intent.latest_charge : null;
  const as = (state: GatewayPayment["state"], reason: DeclineReason | null = null) => ({
    state,
    reason,
  });
  switch (intent?.status) {
    case "requires_capture":
      return as("authorised");
    case "succeeded":
      return as(charge?.refunded ? "refunded" : "captured");
    case "canceled":
      return as("cancelled");
    default:
      // A card that was declined can be tried again on Stripe's page while the session is open.
      return session.status === "expired"
        ? as(
            "failed",
            intent?.last_payment_error
              ? declined(intent.last_payment_error.decline_code)
              : "expired",
          )
        : as("action_required");
  }
}

function paymentOf(session: Stripe.Checkout.Session): GatewayPayment {
  const intent = isExpanded(session.payment_intent) ? session.payment_intent : null;
  const charge = intent && isExpanded(intent.latest_charge) ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    ...stateOf(session),
    reference: session.id,
    amount: {
      minor: intent?.amount ?? session.amount_total ?? 0,
      currency: CurrencyCode.parse((session.currency ?? "").toUpperCase()),
    },
    redirectUrl: session.status === "open" ? session.url : null,
    confirmBy: null,
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
  };
}

/**
 * Card payments by Stripe Checkout: the payer is led to Stripe's page and back, no foreign script is loaded, and no card
 * number comes here (D8, D96). Authorised first, captured later.
 */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const { protocol, hostname, port } = new URL(settings.url);
  const stripe = new Stripe(settings.secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port !== "" && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const read = (reference: string) =>
    stripe.checkout.sessions.retrieve(reference, { expand: EXPANDED });
  const get = async ({ reference }: GatewayKey): Promise<GatewayPayment | null> =>
    reference === null ? null : paymentOf(await read(reference));
  const require = async ({ reference }: GatewayKey) => {
    if (reference === null) throw new Error("The payment has no reference.");
    const session = await read(reference);
    const intent = isExpanded(session.payment_intent) ? session.payment_intent.id : null;
    return { session, intent, ...stateOf(session) };
  };

  return {
    name: "stripe",
    acceptsCardNumber: false,
    get,
    async create({ id, amount, description, returnUrl }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          client_reference_id: id,
          success_url: returnUrl,
          cancel_url: returnUrl,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: amount.currency.toLowerCase(),
                unit_amount: amount.minor,
                product_data: { name: description },
              },
            },
          ],
          payment_intent_data: { capture_method: "manual", metadata: { payment: id } },
          metadata: { payment: id },
        },
        { idempotencyKey: id },
      );
      return paymentOf(session);
    },
    async capture(key, { minor }: MinorAmount) {
      const { session, intent, state } = await require(key);
      if (state !== "authorised" || intent === null) return paymentOf(session);
      await stripe.paymentIntents.capture(
        intent,
        { amount_to_capture: minor },
        { idempotencyKey: `${key.id}/capture` },
      );
      return paymentOf(await read(session.id));
    },
    async cancel(key) {
      const { session, intent, state } = await require(key);
      if (state === "authorised" && intent !== null) {
        await stripe.paymentIntents.cancel(intent, {}, { idempotencyKey: `${key.id}/cancel` });
      } else if (session.status === "open") {
        await stripe.checkout.sessions.expire(session.id);
      }
      return paymentOf(await read(session.id));
    },
    async refund(key, { minor }) {
      const { session, intent, state } = await require(key);
      if (state === "captured" && intent !== null) {
        await stripe.refunds.create(
          { payment_intent: intent, amount: minor },
          { idempotencyKey: `${key.id}/refund` },
        );
      }
      return paymentOf(await read(session.id));
    },
    async readNotification({ headers, body }) {
      try {
        const signature = String(headers["stripe-signature"] ?? "");
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          settings.webhookSecret,
        );
        const { object } = event.data;
        return "metadata" in object ? (object.metadata?.payment ?? "") : "";
      } catch {
        // Caught: whatever is wrong with it, it is not from Stripe.
        return null;
      }
    },
  };
}
