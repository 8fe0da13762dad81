import { sandboxCards } from "@hjem/domain/draft/payment-rules";
import { DAY_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { completeDraft, signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { openPaymentTest, type PaymentTest } from "../../testing/payment-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { settlePayment } from "./settle-payment.ts";

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: PaymentTest;
  let kari: TestAdvertiser;
  beforeAll(async () => {
    api = await openPaymentTest(database());
    await api.emptyAccounts();
    kari = await signInAdvertiser(api, "kari@example.no");
  });
  beforeEach(async () => {
    await kari.later(TEST_NOW - api.clock.now);
    await sql`truncate payment, receipt_series, mail, request_count, moderation_case`.execute(
      api.db,
    );
    await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event cascade`.execute(
      api.db,
    );
  });

  const pay = (id: string) =>
    kari.call(`/${id}/payment`, {
      method: "POST",
      body: { card_number: sandboxCards[0].number },
    });
  const relist = (id: string) => kari.call(`/${id}/relist`, { method: "POST" });
  const isPaid = async (id: string) => (await kari.call(`/${id}/payment`)).json().data.is_paid;
  const endOf = async (id: string) => Date.parse((await kari.read(id)).expiresAt ?? "");
  /** A listing that is paid for and shown, so many days before its end. */
  const shownFor = async (days: number) => {
    const { id } = await completeDraft(api, kari);
    await pay(id);
    await api.runJobs();
    const end = await endOf(id);
    await kari.later(end - days * DAY_MS - api.clock.now);
    return { id, end, period: end - TEST_NOW };
  };

  test("D100: fourteen days before its end a listing is renewed for the price of that day; the next period follows this one", async () => {
    const { id, end, period } = await shownFor(14);
    expect(await isPaid(id)).toBe(false);
    expect(errorCodeOf(await relist(id))).toBe("payment_due");
    const actions = async () => (await sql`select * from listing_event`.execute(api.db)).rows;
    const before = await actions();
    expect((await pay(id)).json().status).toBe("authorised");
    await api.runJobs();
    expect(await kari.read(id)).toMatchObject({ status: "live", hasUnpublishedChanges: false });
    expect(await endOf(id)).toBe(end + period);
    expect(await isPaid(id)).toBe(true);
    expect(errorCodeOf(await pay(id))).toBe("nothing_to_pay");
    // Nobody is alerted, and its history shows nothing.
    expect(await actions()).toEqual(before);
    const payments = await api.db.selectFrom("payment").select("state").execute();
    expect(payments).toEqual([{ state: "captured" }, { state: "captured" }]);
  });

  test("D100: a renewal that is paid in two tabs at once, and again after a reload or the way back, is paid once", async () => {
    const { id, end, period } = await shownFor(5);
    const tabs = await Promise.all([pay(id), pay(id), pay(id)]);
    expect(tabs.some(({ statusCode }) => statusCode === 200)).toBe(true);
    await api.runJobs();
    expect(errorCodeOf(await pay(id))).toBe("nothing_to_pay");
    await api.runJobs();
    expect(await endOf(id)).toBe(end + period);
    const payments = await api.db.selectFrom("payment").select(["state", "pending"]).execute();
    expect(payments.filter(({ state }) => state === "captured")).toHaveLength(2);
    expect(payments.filter(({ state }) => state === "authorised")).toEqual([]);
    expect(payments.filter(({ pending }) => pending !== null)).toEqual([]);
    const receipts = await sql`select from mail where key like 'receipt/%'`.execute(api.db);
    expect(receipts.rows).toHaveLength(2);
  });

  test("D100: before that nothing is to be paid, and it is not relisted", async () => {
    const { id } = await shownFor(15);
    expect(await isPaid(id)).toBe(true);
    expect(errorCodeOf(await pay(id))).toBe("nothing_to_pay");
    expect(errorCodeOf(await relist(id))).toBe("conflict");
  });

  test("D98: changes of a listing that could be renewed are public without a payment", async () => {
    const { id, end } = await shownFor(3);
    await kari.patch(await kari.read(id), { propertyDetail: { title: "Lys toroms ved parken" } });
    const published = await kari.call(`/${id}/publish`, { method: "POST" });
    expect([published.statusCode, published.json().status]).toEqual([200, "live"]);
    expect(await endOf(id)).toBe(end);
  });

  test("D96: a refund of the renewal leaves the period that was paid for before", async () => {
    const { id, end } = await shownFor(7);
    await pay(id);
    await api.runJobs();
    const [renewal] = await api.db
      .selectFrom("payment")
      .select("id")
      .orderBy("created_at", "desc")
      .execute();
    await api.db
      .updateTable("payment")
      .set({ pending: "refund" })
      .where("id", "=", renewal?.id ?? "")
      .execute();
    await settlePayment(api.deps, renewal?.id ?? "");
    expect(await kari.read(id)).toMatchObject({ status: "live" });
    expect(await endOf(id)).toBe(end);
  });
});
