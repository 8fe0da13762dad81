import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStripeServer, type TestStripeServer } from "../../../testing/stripe-server.ts";
import { createStripeGateway } from "./stripe-gateway.ts";

const SECRET = "whsec_test";
const amount = { minor: 59_900, currency: "AUD" } as const;
let server: TestStripeServer;
let stripe: PaymentGateway;

beforeAll(async () => {
  server = await startStripeServer();
  stripe = createStripeGateway({
    url: server.url,
    secretKey: "sk_test_local",
    webhookSecret: SECRET,
  });
});
afterAll(() => server.close());

const begin = async (id: string = randomUUID()) => {
  const payment = await stripe.create({
    id,
    method: "card",
    amount,
    description: "Listing",
    returnUrl: "https://www.example.com.au/my-listing",
  });
  return { key: { id, reference: payment.reference }, payment };
};

test("LIST-022: a card is entered at Stripe, the amount authorised, captured and refunded", async () => {
  const { key, payment } = await begin();
  expect(payment).toMatchObject({ state: "action_required", amount, confirmBy: null });
  expect(payment.redirectUrl).toMatch(/^https:\/\/checkout\.example\//);
  const [created] = server.requests;
  expect(created?.key).toBe(key.id);
  expect(created?.body.get("payment_intent_data[capture_method]")).toBe("manual");
  server.approve(key.reference);
  expect(await stripe.get(key)).toMatchObject({
    state: "authorised",
    card: { brand: "visa", last4: "4242" },
  });
  expect((await stripe.capture(key, amount)).state).toBe("captured");
  expect((await stripe.capture(key, amount)).state).toBe("captured");
  expect(server.requests.filter(({ path }) => path.endsWith("/capture"))).toHaveLength(1);
  expect((await stripe.refund(key, amount)).state).toBe("refunded");
});

test("a repeated call begins no second payment; what was left open is ended, what was reserved given back", async () => {
  const id = randomUUID();
  const { key } = await begin(id);
  expect((await begin(id)).key).toEqual(key);
  expect(await stripe.cancel(key)).toMatchObject({ state: "failed", reason: "expired" });
  const other = await begin();
  server.approve(other.key.reference);
  expect((await stripe.cancel(other.key)).state).toBe("cancelled");
  expect(await stripe.get({ id: randomUUID(), reference: null })).toBeNull();
});

test("a notification counts only with the signature of Stripe", async () => {
  const id = randomUUID();
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    data: { object: { id: "cs_1", metadata: { payment: id } } },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", SECRET).update(`${at}.${body}`).digest("hex");
  const signed = {
    path: "/api/payments/webhooks/stripe",
    headers: { "stripe-signature": `t=${at},v1=${signature}` },
    body,
  };
  expect(await stripe.readNotification?.(signed)).toBe(id);
  expect(await stripe.readNotification?.({ ...signed, headers: {} })).toBeNull();
  expect(await stripe.readNotification?.({ ...signed, body: `${body} ` })).toBeNull();
});
