import type {
  GatewayKey,
  GatewayPayment,
  MinorAmount,
  PaymentGateway,
} from "@hjem/domain/draft/payment-gateway";
import { MINUTE_MS, SECOND_MS } from "@hjem/domain/durations";
import { CurrencyCode } from "@hjem/domain/listing/money";
import { z } from "zod";
import type { VippsSettings } from "../payment-settings.ts";
import { isSignedByVipps } from "./vipps-signature.ts";

const TIMEOUT_MS = 10 * SECOND_MS;
/** A token is renewed this long before it runs out. */
const TOKEN_MARGIN_MS = MINUTE_MS;

const Token = z.object({ access_token: z.string(), expires_in: z.coerce.number() });
const Amount = z.object({ currency: CurrencyCode, value: z.int() });
const Created = z.object({ redirectUrl: z.url() });
const Known = z.object({
  reference: z.string(),
  state: z.enum(["CREATED", "AUTHORIZED", "ABORTED", "EXPIRED", "TERMINATED"]),
  amount: Amount,
  aggregate: z.object({
    cancelledAmount: Amount,
    capturedAmount: Amount,
    refundedAmount: Amount,
  }),
});
const Notification = z.object({ reference: z.uuid() });

/** A response of Vipps that is no success. */
class VippsError extends Error {
  override name = "VippsError";
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

function stateOf({
  state,
  aggregate,
}: z.infer<typeof Known>): Pick<GatewayPayment, "state" | "reason"> {
  switch (state) {
    case "CREATED":
      return { state: "action_required", reason: null };
    case "AUTHORIZED": {
      if (aggregate.refundedAmount.value > 0) return { state: "refunded", reason: null };
      if (aggregate.capturedAmount.value > 0) return { state: "captured", reason: null };
      const isCancelled = aggregate.cancelledAmount.value > 0;
      return { state: isCancelled ? "cancelled" : "authorised", reason: null };
    }
    case "EXPIRED":
      return { state: "failed", reason: "expired" };
    default:
      return { state: "cancelled", reason: null };
  }
}

/**
 * Mobile payments by Vipps ePayment: the payer is led to Vipps and back; the amount is authorised first, and captured
 * later (D96). Our id of the payment is the reference there. `now` is in milliseconds since 1970.
 */
export function createVippsGateway(
  settings: VippsSettings,
  now: () => number = () => performance.now(),
): PaymentGateway {
  const { url, clientId, clientSecret, subscriptionKey, merchantSerialNumber } = settings;
  let token: { value: string; until: number } | null = null;
  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(url + path, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response.status === 204 ? null : response.json();
    await response.body?.cancel();
    throw new VippsError(response.status);
  };
  const keys = {
    "ocp-apim-subscription-key": subscriptionKey,
    "merchant-serial-number": merchantSerialNumber,
  };
  const bearer = async (): Promise<string> => {
    if (token && token.until > now()) return token.value;
    const requested = now();
    const read = Token.parse(
      await send("/accesstoken/get", {
        method: "POST",
        headers: { ...keys, client_id: clientId, client_secret: clientSecret },
      }),
    );
    const until = requested + read.expires_in * SECOND_MS - TOKEN_MARGIN_MS;
    token = { value: read.access_token, until };
    return token.value;
  };
  const call = async (path: string, body?: unknown, idempotencyKey?: string): Promise<unknown> =>
    send(`/epayment/v1/payments${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...keys,
        authorization: `Bearer ${await bearer()}`,
        "content-type": "application/json",
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async (id: string): Promise<GatewayPayment> => {
    const known = Known.parse(await call(`/${id}`));
    return {
      ...stateOf(known),
      reference: known.reference,
      amount: { minor: known.amount.value, currency: known.amount.currency },
      redirectUrl: null,
      confirmBy: null,
      card: null,
    };
  };
  const wire = ({ minor, currency }: MinorAmount) => ({ value: minor, currency });
  /** Does something to a payment in the state that it is for; in any other state nothing. */
  const act = async (
    { id }: GatewayKey,
    { from, path, body }: { from: readonly GatewayPayment["state"][]; path: string; body: unknown },
  ): Promise<GatewayPayment> => {
    const before = await read(id);
    if (!from.includes(before.state)) return before;
    await call(`/${id}/${path}`, body, `${id}-${path}`);
    return read(id);
  };

  return {
    name: "vipps",
    acceptsCardNumber: false,
    async create({ id, amount, description, returnUrl }) {
      const { redirectUrl } = Created.parse(
        await call(
          "",
          {
            amount: wire(amount),
            paymentMethod: { type: "WALLET" },
            reference: id,
            returnUrl,
            userFlow: "WEB_REDIRECT",
            paymentDescription: description,
          },
          id,
        ),
      );
      return {
        state: "action_required",
        reason: null,
        amount,
        reference: id,
        redirectUrl,
        confirmBy: null,
        card: null,
      };
    },
    async get({ id }) {
      try {
        return await read(id);
      } catch (error) {
        if (error instanceof VippsError && error.status === 404) return null;
        throw error;
      }
    },
    capture: (key, amount) =>
      act(key, {
        from: ["authorised"],
        path: "capture",
        body: { modificationAmount: wire(amount) },
      }),
    cancel: (key) =>
      act(key, { from: ["authorised", "action_required"], path: "cancel", body: {} }),
    refund: (key, amount) =>
      act(key, { from: ["captured"], path: "refund", body: { modificationAmount: wire(amount) } }),
    async readNotification(notification) {
      if (!isSignedByVipps(notification, settings.webhookSecret)) return null;
      try {
        return Notification.parse(JSON.parse(notification.body)).reference;
      } catch {
        // Caught: it is from Vipps, and about something else than a payment of ours.
        return "";
      }
    },
  };
}
