import { sql } from "kysely";
import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { completeDraft, signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { openPaymentTest, type PaymentTest } from "../../testing/payment-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { startStripeServer, type TestStripeServer } from "../../testing/stripe-server.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { startVippsServer, type TestVippsServer } from "../../testing/vipps-server.ts";
import { createStripeGateway } from "./gateways/stripe-gateway.ts";
import { createVippsGateway } from "./gateways/vipps-gateway.ts";
import { vippsSignature } from "./gateways/vipps-signature.ts";

const HOST = "no.localhost:3000";
const STRIPE_PATH = "/api/payments/webhooks/stripe";
const VIPPS_PATH = "/api/payments/webhooks/vipps";
const STRIPE_SECRET = "whsec_test";
const VIPPS_SECRET = "webhook secret";
const MINUTE_S = 60;

const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** A notification as Stripe sends it, about one of our payments. */
const stripeEvent = (payment: string) =>
  JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    data: { object: { id: "cs_1", metadata: { payment } } },
  });

onEmbeddedFirst((database: () => TestDatabase) => {
  let stripe: TestStripeServer;
  let vipps: TestVippsServer;
  let api: PaymentTest;
  let kari: TestAdvertiser;
  beforeAll(async () => {
    stripe = await startStripeServer();
    vipps = await startVippsServer();
    api = await openPaymentTest(database(), {
      card: createStripeGateway({
        url: stripe.url,
        secretKey: "sk_test_local",
        webhookSecret: STRIPE_SECRET,
      }),
      mobile: createVippsGateway({
        url: vipps.url,
        clientId: "client",
        clientSecret: "secret",
        subscriptionKey: "key",
        merchantSerialNumber: "123456",
        webhookSecret: VIPPS_SECRET,
      }),
    });
    await api.emptyAccounts();
    kari = await signInAdvertiser(api, "kari@example.no");
  });
  afterAll(async () => {
    await stripe.close();
    await vipps.close();
  });
  beforeEach(async () => {
    api.clock.now = TEST_NOW;
    await sql`truncate payment, receipt_series, mail, request_count`.execute(api.db);
    await sql`truncate listing_draft cascade`.execute(api.db);
  });

  /** Begins a payment on the gateway's own page; its row. */
  const begin = async (method: "card" | "mobile") => {
    const { id: draftId } = await completeDraft(api, kari);
    const body = { method };
    const response = await kari.call(`/${draftId}/payment`, { method: "POST", body });
    expect(response.json()).toMatchObject({ status: "action_required" });
    return { draftId, ...(await read(response.json().id)) };
  };
  const read = (id: string) =>
    api.db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const post = (url: string, payload: string, headers: Record<string, string>) =>
    api.app.inject({
      method: "POST",
      url,
      payload,
      headers: { host: HOST, "content-type": "application/json", ...headers },
    });
  const notifyStripe = (
    body: string,
    { at = nowSeconds(), secret = STRIPE_SECRET }: { at?: number; secret?: string } = {},
  ) => {
    const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    return post(STRIPE_PATH, body, { "stripe-signature": `t=${at},v1=${signature}` });
  };
  const notifyVipps = (
    body: string,
    { secret = VIPPS_SECRET, sent = body }: { secret?: string; sent?: string } = {},
  ) => {
    const headers = {
      host: HOST,
      "x-ms-date": "Sat, 21 Nov 2026 11:00:00 GMT",
      "x-ms-content-sha256": createHash("sha256").update(body).digest("base64"),
    };
    const authorization = vippsSignature({ path: VIPPS_PATH, headers, body }, secret);
    return post(VIPPS_PATH, sent, { ...headers, authorization });
  };

  test("LIST-022, D96, D136: a card payment is authorised when Stripe notifies of it, and its listing published before the payer is back", async () => {
    const { id, reference, draftId } = await begin("card");
    stripe.approve(reference);
    expect((await notifyStripe(stripeEvent(id))).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ state: "authorised", card_last4: "4242" });
    expect(await kari.read(draftId)).toMatchObject({ status: "live", isPaid: true });
    const offer = await kari.call(`/${draftId}/payment/current`, { method: "POST" });
    expect(offer.json().data.is_paid).toBe(true);
  });

  test("D96: a notification of Stripe that is not signed, signed by another secret, changed, or old is refused and changes nothing", async () => {
    const { id, reference } = await begin("card");
    stripe.approve(reference);
    const body = stripeEvent(id);
    const refused = [
      await post(STRIPE_PATH, body, {}),
      await notifyStripe(body, { secret: "whsec_other" }),
      await notifyStripe(body, { at: nowSeconds() - 10 * MINUTE_S }),
    ];
    const signature = createHmac("sha256", STRIPE_SECRET).update(`1.${body}`).digest("hex");
    refused.push(
      await post(STRIPE_PATH, body, { "stripe-signature": `t=${nowSeconds()},v1=${signature}` }),
      await post(STRIPE_PATH, `${body} `, { "stripe-signature": `t=1,v1=${signature}` }),
    );
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await read(id)).state).toBe("action_required");
  });

  test("D96: a notification that is sent again, also after publication, charges once and sends one receipt", async () => {
    const { id, reference, draftId } = await begin("card");
    stripe.approve(reference);
    await Promise.all([
      notifyStripe(stripeEvent(id)),
      notifyStripe(stripeEvent(id)),
      kari.call(`/${draftId}/payment/current`, { method: "POST" }),
    ]);
    await api.runJobs();
    expect((await notifyStripe(stripeEvent(id))).statusCode).toBe(204);
    await api.runJobs();
    expect((await read(id)).state).toBe("captured");
    const captures = stripe.requests.filter(({ path }) => path.endsWith(`${reference}/capture`));
    expect(captures).toHaveLength(1);
    const receipts = await api.db
      .selectFrom("mail")
      .select("key")
      .where("key", "like", "receipt/%")
      .execute();
    expect(receipts).toHaveLength(1);
  });

  test("D96: another amount at Stripe than the price pays for nothing, whatever is notified, and is given back", async () => {
    const { id, reference, draftId } = await begin("card");
    stripe.approve(reference, 100);
    expect((await notifyStripe(stripeEvent(id))).statusCode).toBe(204);
    await api.runJobs();
    expect((await read(id)).state).toBe("failed");
    const cancelled = stripe.requests.filter(({ path }) => path.endsWith(`${reference}/cancel`));
    expect(cancelled).toHaveLength(1);
    expect((await kari.call(`/${draftId}/payment`)).json().data.is_paid).toBe(false);
  });

  test("a notification about no payment of ours is accepted and ignored; it believes no state but the gateway's", async () => {
    const { id } = await begin("card");
    const unknown = stripeEvent("0198a2b4-0000-7000-8000-000000000000");
    expect((await notifyStripe(unknown)).statusCode).toBe(204);
    expect((await notifyStripe(stripeEvent(id))).statusCode).toBe(204);
    expect((await read(id)).state).toBe("action_required");
  });

  test("LIST-023, D96: a mobile payment is authorised when Vipps notifies of it, and again without effect", async () => {
    const { id } = await begin("mobile");
    vipps.answer(id, "AUTHORIZED");
    const body = JSON.stringify({ reference: id, name: "AUTHORIZED" });
    expect((await notifyVipps(body)).statusCode).toBe(204);
    expect((await notifyVipps(body)).statusCode).toBe(204);
    expect((await read(id)).state).toBe("authorised");
  });

  test("D96: a notification of Vipps with another secret or another body is refused", async () => {
    const { id } = await begin("mobile");
    vipps.answer(id, "AUTHORIZED");
    const body = JSON.stringify({ reference: id, name: "ABORTED" });
    const sent = JSON.stringify({ reference: id, name: "AUTHORIZED" });
    expect((await notifyVipps(body, { secret: "another" })).statusCode).toBe(404);
    expect((await notifyVipps(body, { sent })).statusCode).toBe(404);
    expect((await read(id)).state).toBe("action_required");
  });

  test("a mobile payment that was given up says so, and leaves room for another", async () => {
    const { id, draftId } = await begin("mobile");
    vipps.answer(id, "ABORTED");
    const body = JSON.stringify({ reference: id, name: "ABORTED" });
    expect((await notifyVipps(body)).statusCode).toBe(204);
    expect((await read(id)).state).toBe("cancelled");
    const again = await kari.call(`/${draftId}/payment`, {
      method: "POST",
      body: { method: "mobile" },
    });
    expect(again.json().status).toBe("action_required");
  });

  test("LIST-119: a card number is refused where the gateway asks for it on its own page", async () => {
    const { id } = await completeDraft(api, kari);
    const body = { card_number: "4242424242424242" };
    const response = await kari.call(`/${id}/payment`, { method: "POST", body });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.fields).toHaveProperty("card_number");
  });

  test("there is no webhook of another gateway, nor of the sandbox", async () => {
    expect((await post("/api/payments/webhooks/sandbox", "{}", {})).statusCode).toBe(400);
    expect((await post("/api/payments/webhooks/other", "{}", {})).statusCode).toBe(400);
  });
});
