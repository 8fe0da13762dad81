import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import { onBothEngines } from "../../testing/both-engines.ts";
import {
  completeDraft,
  rentChange,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { tryGate } from "../../testing/gate-tests.ts";
import { openPaymentTest, type PaymentTest } from "../../testing/payment-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { freeSites, testSecrets } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";

const CARD = {
  approved: "4242 4242 4242 4242",
  declined: "4000000000000002",
  insufficient: "4000000000009995",
  authentication: "4000002500003155",
};

onBothEngines((database: () => TestDatabase) => {
  let api: PaymentTest;
  let kari: TestAdvertiser;
  let ola: TestAdvertiser;
  let priya: TestAdvertiser;
  beforeAll(async () => {
    api = await openPaymentTest(database());
    await api.emptyAccounts();
    kari = await signInAdvertiser(api, "kari@example.no");
    ola = await signInAdvertiser(api, "ola@example.no");
    priya = await signInAdvertiser(api, "priya@example.com.au", { host: "au.localhost:3000" });
  });
  beforeEach(async () => {
    api.clock.now = TEST_NOW;
    await sql`truncate payment, receipt_series, mail, request_count`.execute(api.db);
    await sql`truncate listing_draft cascade`.execute(api.db);
  });

  const pay = (person: TestAdvertiser, id: string, body: object) =>
    person.call(`/${id}/payment`, { method: "POST", body });
  const offer = async (person: TestAdvertiser, id: string) =>
    (await person.call(`/${id}/payment/current`, { method: "POST" })).json().data;
  const rows = () => api.db.selectFrom("payment").selectAll().orderBy("created_at").execute();
  const gatewayState = async (index = -1) => {
    const row = (await rows()).at(index);
    return row && (await api.sandbox.get(row))?.state;
  };
  const receipts = () =>
    api.db.selectFrom("mail").selectAll().where("key", "like", "receipt/%").execute();

  test("LIST-122: the price of a sale is offered with its tax to the cent, and mobile payment in Norway only (LIST-025)", async () => {
    const { id } = await completeDraft(api, kari);
    expect(await offer(kari, id)).toMatchObject({
      packages: [
        {
          key: "sale",
          days: 90,
          price: { net: 279_200, tax: 69_800, tax_rate: 25, total: 349_000, currency: "NOK" },
        },
      ],
      methods: ["card", "mobile"],
      tax_name: "mva.",
      is_sandbox: true,
      is_paid: false,
      payment: null,
    });
    const rent = await priya.create("residential_rent");
    expect(await offer(priya, rent.id)).toMatchObject({
      packages: [{ key: "rent", days: 30, price: { total: 14_900, currency: "AUD" } }],
      methods: ["card"],
      tax_name: "GST",
    });
  });

  test("LIST-081, LIST-117: a payment by card is authorised, charged on publication, and confirmed by a receipt", async () => {
    const { id } = await completeDraft(api, kari);
    const response = await pay(kari, id, { card_number: CARD.approved });
    expect(response.json()).toMatchObject({
      status: "authorised",
      reason: null,
      redirect_url: null,
    });
    expect(await offer(kari, id)).toMatchObject({
      is_paid: true,
      payment: { status: "authorised", card: { brand: "visa", last4: "4242" } },
    });
    expect(await gatewayState()).toBe("authorised");

    expect((await api.publish(id))?.getTime()).toBe(TEST_NOW + 90 * DAY_MS);
    await api.runJobs();
    expect(await gatewayState()).toBe("captured");
    const { payment } = await offer(kari, id);
    expect(payment).toMatchObject({ status: "captured" });
    expect(payment.receipt_number).toMatch(/^20\d\d-000001$/);
    const [mail] = await receipts();
    expect(mail?.message.to).toBe("kari@example.no");
    const [pdf] = mail?.message.attachments ?? [];
    expect(pdf?.name).toBe(`${payment.receipt_number}.pdf`);
    expect(Buffer.from(pdf?.content ?? "", "base64").toString("latin1")).toMatch(/^%PDF-1/);
    expect(mail?.message.text).toContain("3\u00a0490,00\u00a0kr");
  });

  test("D97: a receipt can be downloaded again by who paid, and by nobody else", async () => {
    const { id } = await completeDraft(api, kari);
    expect((await kari.call(`/${id}/receipts`)).json().data).toEqual([]);
    await pay(kari, id, { card_number: CARD.approved });
    await api.publish(id);
    await api.runJobs();
    const [receipt, ...others] = (await kari.call(`/${id}/receipts`)).json().data;
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ kind: "receipt", total: 349_000 });
    expect((await kari.call("")).json().data[0].has_receipts).toBe(true);
    const path = `/${id}/receipts/${receipt.number}`;
    const file = (await kari.call(path)).json().data;
    expect(file.name).toBe(`${receipt.number}.pdf`);
    expect(Buffer.from(file.pdf, "base64").toString("latin1")).toMatch(/^%PDF-1/);
    expect((await kari.call(`/${id}/receipts/2026-999999`)).statusCode).toBe(404);
    expect((await ola.call(path)).statusCode).toBe(404);
    expect((await ola.call(`/${id}/receipts`)).statusCode).toBe(404);
    const stranger = await api
      .browser()
      .call(`/api/user/properties/draft${path}`, { method: "GET" });
    expect(stranger.statusCode).toBe(401);
  });

  test("D98: changes within the paid period are free; after it a new payment is due", async () => {
    const { id } = await completeDraft(api, kari, rentChange);
    await pay(kari, id, { card_number: CARD.approved });
    const ends = await api.publish(id);
    await api.runJobs();
    api.clock.now += 29 * DAY_MS;
    expect(await api.publish(id)).toEqual(ends);
    await api.runJobs();
    expect(await receipts()).toHaveLength(1);
    api.clock.now += 2 * DAY_MS;
    expect(await api.publish(id)).toBeNull();
    await kari.page.signIn(kari.email);
    await pay(kari, id, { card_number: CARD.approved });
    expect((await api.publish(id))?.getTime()).toBe(api.clock.now + 30 * DAY_MS);
  });

  test("a paid listing is not paid twice: a second payment is refused", async () => {
    const { id } = await completeDraft(api, kari);
    await pay(kari, id, { card_number: CARD.approved });
    const again = await pay(kari, id, { card_number: CARD.approved });
    expect([again.statusCode, errorCodeOf(again)]).toEqual([409, "nothing_to_pay"]);
  });

  test("two payments at once end as one: what the other authorised is given back", async () => {
    const { id } = await completeDraft(api, kari);
    await Promise.all([1, 2, 3].map(() => pay(kari, id, { card_number: CARD.approved })));
    await api.runJobs();
    const all = await rows();
    expect(all.filter(({ state }) => state === "captured")).toHaveLength(1);
    for (const row of all) {
      const state = (await api.sandbox.get(row))?.state ?? "cancelled";
      expect(state).toBe(row.state === "captured" ? "captured" : "cancelled");
    }
  });

  test("a card that is declined, or without money, is said to be, and the next one may pay", async () => {
    const { id } = await completeDraft(api, kari);
    const declined = await pay(kari, id, { card_number: CARD.declined });
    expect(declined.json()).toMatchObject({ status: "failed", reason: "declined" });
    const poor = await pay(kari, id, { card_number: CARD.insufficient });
    expect(poor.json()).toMatchObject({ status: "failed", reason: "insufficient_funds" });
    expect((await offer(kari, id)).is_paid).toBe(false);
    const good = await pay(kari, id, { card_number: CARD.approved });
    expect(good.json().status).toBe("authorised");
  });

  test("3-D Secure: the bank's code is asked for; 000000 is refused, any other accepted, and time runs out", async () => {
    const { id } = await completeDraft(api, kari);
    const confirm = (code: string) =>
      kari.call(`/${id}/payment/confirm`, { method: "POST", body: { code } });
    const begun = (await pay(kari, id, { card_number: CARD.authentication })).json();
    expect(begun.status).toBe("action_required");
    expect(begun.confirm_seconds).toBe(300);
    expect((await confirm("000000")).json()).toMatchObject({
      status: "failed",
      reason: "authentication_failed",
    });
    await pay(kari, id, { card_number: CARD.authentication });
    expect((await confirm("482011")).json().status).toBe("authorised");

    const other = await completeDraft(api, kari);
    await pay(kari, other.id, { card_number: CARD.authentication });
    api.clock.now += 6 * MINUTE_MS;
    expect((await offer(kari, other.id)).payment).toMatchObject({
      status: "failed",
      reason: "expired",
    });
  });

  test("LIST-023, LIST-024: a mobile payment leads to the provider and back; only Norway has one", async () => {
    const { id } = await completeDraft(api, kari);
    const begun = (await pay(kari, id, { method: "mobile" })).json();
    expect(begun).toMatchObject({ status: "action_required", confirm_seconds: null });
    expect(begun.redirect_url).toMatch(/^http:\/\/no\.localhost:3000\/api\/demo-payments\//);
    const draft = await priya.create("residential_sale");
    const refused = await pay(priya, draft.id, { method: "mobile" });
    expect(refused.json().error.fields).toHaveProperty("method");
  });

  test("LIST-119: a number that is no test card is refused in a plain sentence, never stored and never repeated", async () => {
    const { id } = await completeDraft(api, kari);
    const real = "4111111111111111";
    const response = await pay(kari, id, { card_number: real });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.fields.card_number).toContain("testkort");
    expect(response.body).not.toContain(real);
    const good = await pay(kari, id, { card_number: CARD.approved });
    expect(good.body).not.toMatch(/4242 ?4242/);
    await api.publish(id);
    await api.runJobs();
    const { rows: stored } = await sql<{ text: string }>`
      select payment::text as text from payment union all select mail::text from mail
      union all select listing_draft::text from listing_draft`.execute(api.db);
    expect(stored.map(({ text }) => text).join()).not.toMatch(/4242 ?4242 ?4242|4111111111111111/);
  });

  test("LIST-121: another person's draft is not found, and nobody pays without sign-in", async () => {
    const { id } = await completeDraft(api, kari);
    expect((await pay(ola, id, { card_number: CARD.approved })).statusCode).toBe(404);
    const response = await api
      .browser()
      .call(`/api/user/properties/draft/${id}/payment`, { body: {} });
    expect(response.statusCode).toBe(401);
  });

  test("D96: what was authorised for a held listing is given back when it is rejected, or deleted", async () => {
    const held = { propertyDetail: { description: "<p>Betal med Western Union.</p>" } };
    const { id } = await completeDraft(api, kari, held);
    await pay(kari, id, { card_number: CARD.approved });
    await api.reject(id);
    await api.runJobs();
    expect(await gatewayState()).toBe("cancelled");
    expect((await offer(kari, id)).is_paid).toBe(false);

    const other = await completeDraft(api, kari, held);
    await pay(kari, other.id, { card_number: CARD.approved });
    await kari.call(`/${other.id}`, { method: "DELETE" });
    await api.sweep();
    await api.runJobs();
    expect((await rows()).map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
    expect(await gatewayState()).toBe("cancelled");
  });

  test("another amount at the gateway than the price pays for nothing, and is given back", async () => {
    const { id } = await completeDraft(api, kari);
    const { create, get, cancel } = api.sandbox;
    const cheap = { minor: 100, currency: "NOK" } as const;
    api.sandbox.create = async (payment) => ({ ...(await create(payment)), amount: cheap });
    api.sandbox.get = async (key) => {
      const seen = await get(key);
      return seen && { ...seen, amount: cheap };
    };
    try {
      expect((await pay(kari, id, { card_number: CARD.approved })).json().status).toBe("failed");
      await api.runJobs();
    } finally {
      Object.assign(api.sandbox, { create, get, cancel });
    }
    expect((await offer(kari, id)).is_paid).toBe(false);
    expect(await gatewayState()).toBe("cancelled");
  });

  test("receipts of a site have no gaps and go on by the year", async () => {
    const numbers: string[] = [];
    for (const now of [TEST_NOW, TEST_NOW, TEST_NOW + 366 * DAY_MS]) {
      const { id } = await completeDraft(api, kari);
      api.clock.now = now;
      await kari.page.signIn(kari.email);
      await pay(kari, id, { card_number: CARD.approved });
      await api.publish(id);
      await api.runJobs();
      numbers.push((await offer(kari, id)).payment.receipt_number);
    }
    const year = new Date(TEST_NOW).getUTCFullYear();
    expect(numbers).toEqual([`${year}-000001`, `${year}-000002`, `${year + 1}-000001`]);
  });

  test("LIST-122, LIST-123, LIST-124: the admin host shows prices and pays behind its gate, and nobody else", async () => {
    const { id } = await completeDraft(api, kari, {
      listingType: "commercial_sale",
      propertyDetail: { propertyTypes: ["office"], grossArea: { min: 120, max: 120 } },
    });
    const page = api.browser();
    const body = { draft_id: id };
    expect((await page.call("/api/listing/check-prices", { body })).statusCode).toBe(403);
    await tryGate(page, testSecrets.gates.admin ?? "", "admin");
    const prices = await page.call("/api/listing/check-prices", { body });
    expect(prices.json().data).toMatchObject([{ key: "commercial", price: { total: 499_000 } }]);
    const checkout = await page.call("/api/listing/checkout", {
      body: { ...body, card_number: CARD.approved },
    });
    expect(checkout.json().status).toBe("authorised");
    expect((await offer(kari, id)).is_paid).toBe(true);
  });

  test("D97: a payment is erased five years after the end of its year, and not before", async () => {
    const { id } = await completeDraft(api, kari);
    await pay(kari, id, { card_number: CARD.approved });
    const [payment] = await rows();
    const year = payment?.changed_at.getUTCFullYear() ?? 0;
    await sql`update payment set pending = null, state = 'captured'`.execute(api.db);
    api.clock.now = Date.UTC(year + 5, 11, 31);
    await api.sweep();
    expect(await rows()).toHaveLength(1);
    api.clock.now = Date.UTC(year + 6, 0, 2);
    await api.sweep();
    expect(await rows()).toEqual([]);
  });

  test("a free market publishes without a payment", async () => {
    const { id } = await completeDraft(api, kari);
    const [region] = freeSites;
    expect((await api.publish(id, region))?.getTime()).toBe(TEST_NOW + 90 * DAY_MS);
    expect(await rows()).toEqual([]);
  });
});
