import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../../../testing/account-tests.ts";
import { onBothEngines } from "../../../testing/both-engines.ts";
import {
  completeDraft,
  rentChange,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { openPaymentTest, type PaymentTest } from "../../../testing/payment-tests.ts";
import type { TestDatabase } from "../../../testing/test-database.ts";
import { settlePayment } from "../../payments/settle-payment.ts";

const TIMES = 50;

onBothEngines((database: () => TestDatabase) => {
  let api: PaymentTest;
  let kari: TestAdvertiser;
  beforeAll(async () => {
    api = await openPaymentTest(database());
    await api.emptyAccounts();
    await saveDraftPlaces(api.db);
    kari = await signInAdvertiser(api, "kari@example.no");
  });
  beforeEach(async () => {
    await sql`truncate payment, receipt_series, mail, request_count`.execute(api.db);
    await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event cascade`.execute(
      api.db,
    );
  });

  const publish = (id: string) => kari.call(`/${id}/publish`, { method: "POST" });
  const pay = (id: string) =>
    kari.call(`/${id}/payment`, { method: "POST", body: { card_number: "4242424242424242" } });
  const states = async () => {
    const rows = await api.db.selectFrom("payment").selectAll().orderBy("created_at").execute();
    const seen = [];
    for (const row of rows) seen.push([row.state, (await api.sandbox.get(row))?.state]);
    return seen;
  };
  const listings = () => api.db.selectFrom("listing").select("public_id").execute();

  test("LIST-132, D94: payment precedes publication: an unpaid draft is refused however often, and is public once it is paid", async () => {
    const { id } = await completeDraft(api, kari);
    const refused = await Promise.all(Array.from({ length: 5 }, () => publish(id)));
    for (const response of refused) {
      expect([response.statusCode, errorCodeOf(response)]).toEqual([409, "payment_due"]);
    }
    expect(await listings()).toEqual([]);
    expect(await kari.read(id)).toMatchObject({ status: "awaiting_payment", propertyId: null });
    expect((await pay(id)).json()).toMatchObject({ status: "authorised" });
    const response = await publish(id);
    expect([response.statusCode, response.json().status]).toEqual([200, "live"]);
    expect(await listings()).toEqual([{ public_id: response.json().property_id }]);
  });

  test("D94: an incomplete draft is told what is missing before it is asked to pay", async () => {
    const { id } = await kari.create("residential_sale");
    const response = await publish(id);
    expect([response.statusCode, errorCodeOf(response)]).toEqual([422, "draft_incomplete"]);
  });

  test("D92, D94: no money is reserved for a draft that could not be published", async () => {
    const { id } = await kari.create("residential_sale");
    const response = await pay(id);
    expect([response.statusCode, errorCodeOf(response)]).toEqual([422, "draft_incomplete"]);
    expect(Object.keys(response.json().error.fields)).toContain("location.suburb");
    expect(await states()).toEqual([]);
  });

  test("D96, D97: a payment for a rental that is held does not pay for a sale, which costs more: it is given back with the change", async () => {
    const draft = await completeDraft(api, kari, {
      ...rentChange,
      propertyDetail: { propertyTypes: ["apartment"], description: "<p>Western Union</p>" },
    });
    await pay(draft.id);
    // Another type of the same package: the payment stays.
    const leisure = await kari.patch(draft, { listingType: "leisure_rent" });
    expect(await states()).toEqual([["authorised", "authorised"]]);
    await kari.patch(leisure, { listingType: "commercial_sale" });
    await api.runJobs();
    expect(await states()).toEqual([["cancelled", "cancelled"]]);
    const current = await kari.call(`/${draft.id}/payment/current`, { method: "POST" });
    const { data } = current.json();
    expect([data.is_paid, data.packages[0].price.total]).toEqual([false, 499_000]);
  });

  test("D96, D97: a payment that its bank confirms late, when the listing has another price, is given back", async () => {
    const draft = await completeDraft(api, kari, rentChange);
    await kari.call(`/${draft.id}/payment`, {
      method: "POST",
      body: { card_number: "4000002500003155" },
    });
    await kari.patch(draft, { listingType: "residential_sale" });
    const confirmed = await kari.call(`/${draft.id}/payment/confirm`, {
      method: "POST",
      body: { code: "482011" },
    });
    expect(confirmed.json().status).toBe("cancelled");
    await api.runJobs();
    expect(await states()).toEqual([["cancelled", "cancelled"]]);
  });

  test("D94, D96: fifty publications of one paid draft at once are one listing, one charge and one receipt", async () => {
    const { id } = await completeDraft(api, kari);
    await pay(id);
    const responses = await Promise.all(Array.from({ length: TIMES }, () => publish(id)));
    const ids = new Set(responses.map((response) => response.json().property_id));
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(ids.size).toBe(1);
    expect(await listings()).toEqual([{ public_id: [...ids][0] }]);
    await api.runJobs();
    await api.runJobs();
    const payments = await api.db
      .selectFrom("payment")
      .select(["state", "receipt_number"])
      .execute();
    expect(payments).toMatchObject([{ state: "captured" }]);
    const mails = await api.db.selectFrom("mail").select("key").execute();
    expect(mails.filter(({ key }) => key.startsWith("receipt/"))).toHaveLength(1);
  });

  test("D96: a refund ends the period that was paid for, and the listing is shown again only for another payment", async () => {
    const { id } = await completeDraft(api, kari);
    await pay(id);
    await publish(id);
    await api.runJobs();
    expect((await kari.read(id)).status).toBe("live");
    const { id: paymentId } = await api.db
      .updateTable("payment")
      .set({ pending: "refund" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await settlePayment(api.deps, paymentId);
    expect(await states()).toEqual([["refunded", "refunded"]]);
    expect((await kari.read(id)).status).toBe("expired");
    const again = await kari.call(`/${id}/relist`, { method: "POST" });
    expect([again.statusCode, errorCodeOf(again)]).toEqual([409, "payment_due"]);
  });
});
