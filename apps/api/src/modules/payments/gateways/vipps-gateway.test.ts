import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startVippsServer, type TestVippsServer } from "../../../testing/vipps-server.ts";
import { createVippsGateway } from "./vipps-gateway.ts";
import { vippsSignature } from "./vipps-signature.ts";

const SECRET = "webhook secret";
const amount = { minor: 349_000, currency: "NOK" } as const;
let server: TestVippsServer;
let vipps: PaymentGateway;

beforeAll(async () => {
  server = await startVippsServer();
  vipps = createVippsGateway({
    url: server.url,
    clientId: "client",
    clientSecret: "secret",
    subscriptionKey: "key",
    merchantSerialNumber: "123456",
    webhookSecret: SECRET,
  });
});
afterAll(() => server.close());

const begin = async () => {
  const id = randomUUID();
  const payment = await vipps.create({
    id,
    method: "mobile",
    amount,
    description: "Annonse",
    returnUrl: "https://www.example.no/my-listing",
  });
  return { key: { id, reference: id }, payment };
};

test("LIST-023: a payment is approved at Vipps, captured once, and refunded", async () => {
  const { key, payment } = await begin();
  expect(payment).toMatchObject({ state: "action_required", amount });
  expect(payment.redirectUrl).toContain(key.id);
  expect((await vipps.get(key))?.state).toBe("action_required");
  server.answer(key.id, "AUTHORIZED");
  expect((await vipps.get(key))?.state).toBe("authorised");
  expect((await vipps.capture(key, amount)).state).toBe("captured");
  expect((await vipps.capture(key, amount)).state).toBe("captured");
  const captures = server.requests.filter(({ path }) => path.endsWith(`${key.id}/capture`));
  expect(captures).toHaveLength(1);
  expect(captures[0]?.key).toBe(`${key.id}-capture`);
  expect((await vipps.refund(key, amount)).state).toBe("refunded");
});

test("one that is given up, runs out, is cancelled or never began is known as such", async () => {
  const aborted = await begin();
  server.answer(aborted.key.id, "ABORTED");
  expect((await vipps.get(aborted.key))?.state).toBe("cancelled");
  const late = await begin();
  server.answer(late.key.id, "EXPIRED");
  expect(await vipps.get(late.key)).toMatchObject({ state: "failed", reason: "expired" });
  const reserved = await begin();
  server.answer(reserved.key.id, "AUTHORIZED");
  expect((await vipps.cancel(reserved.key)).state).toBe("cancelled");
  expect(await vipps.get({ id: randomUUID(), reference: null })).toBeNull();
});

test("a notification counts only with the signature of Vipps", async () => {
  const { key } = await begin();
  const body = JSON.stringify({ reference: key.id, name: "AUTHORIZED" });
  const unsigned = {
    path: "/api/payments/webhooks/vipps",
    headers: {
      host: "www.example.no",
      "x-ms-date": "Sat, 21 Nov 2026 11:00:00 GMT",
      "x-ms-content-sha256": createHash("sha256").update(body).digest("base64"),
    },
    body,
  };
  const authorization = vippsSignature(unsigned, SECRET);
  const signed = { ...unsigned, headers: { ...unsigned.headers, authorization } };
  expect(await vipps.readNotification?.(signed)).toBe(key.id);
  expect(await vipps.readNotification?.(unsigned)).toBeNull();
  expect(await vipps.readNotification?.({ ...signed, body: body.replace("A", "B") })).toBeNull();
  expect(await vipps.readNotification?.({ ...signed, path: "/other" })).toBeNull();
});
