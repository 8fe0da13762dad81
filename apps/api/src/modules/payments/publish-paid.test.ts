import type { DraftPatch } from "@hjem/domain/draft/draft";
import { sandboxCards } from "@hjem/domain/draft/payment-rules";
import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { completeDraft, signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { openPaymentTest, type PaymentTest } from "../../testing/payment-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import type { TestDatabase } from "../../testing/test-database.ts";

const CARD = { approved: sandboxCards[0].number, asksBank: sandboxCards[1].number };
/** Words that wait for a moderator (D99). */
const SCAM: DraftPatch = {
  propertyDetail: { description: "<p>Betal depositum med Western Union før visning.</p>" },
};

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
    await sql`truncate payment, receipt_series, mail, request_count, market_feature, moderation_case`.execute(
      api.db,
    );
    await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event cascade`.execute(
      api.db,
    );
    await sql`update account set locked_at = null`.execute(api.db);
  });

  const pay = (id: string, card: string = CARD.approved) =>
    kari.call(`/${id}/payment`, { method: "POST", body: { card_number: card } });
  const publish = (id: string) => kari.call(`/${id}/publish`, { method: "POST" });
  const offer = async (id: string) =>
    (await kari.call(`/${id}/payment/current`, { method: "POST" })).json().data;
  const listings = () => api.db.selectFrom("listing").select("public_id").execute();
  const payments = () =>
    api.db.selectFrom("payment").selectAll().orderBy("draft_id").orderBy("created_at").execute();
  /** Of each payment what is stored and what its gateway has. */
  const states = async () => {
    const seen = [];
    for (const row of await payments())
      seen.push([row.state, (await api.sandbox.get(row))?.state ?? null]);
    return seen;
  };
  const mails = async (kind: string) => {
    const rows = await api.db.selectFrom("mail").select(["key", "message"]).execute();
    return rows.filter(({ key }) => key.includes(`${kind}/`)).map(({ message }) => message);
  };
  const switchPublishing = (isOn: boolean) =>
    sql`
      insert into market_feature (region, key, is_on, changed_at) values ('no', 'publishing', ${isOn}, now())
      on conflict (region, key) do update set is_on = ${isOn}
    `.execute(api.db);
  /** A payment whose bank has confirmed it while the browser was gone. */
  const payAtBank = async (id: string) => {
    const begun = (await pay(id, CARD.asksBank)).json();
    expect(begun.status).toBe("action_required");
    await api.confirmAtBank(begun.id);
  };
  /** What the job of every five minutes does, and the jobs that it leaves. */
  const lookAgain = async (after = 5 * MINUTE_MS) => {
    api.clock.now += after;
    await api.sweep();
    await api.runJobs();
  };

  describe("D123: what publication would refuse, payment refuses", () => {
    const refused: [string, DraftPatch | "processing", string][] = [
      [
        "a telephone that cannot be called",
        { contacts: { phones: ["0000 12"], email: null } },
        "contacts.phones",
      ],
      [
        "a telephone that cannot be called beside an address",
        { contacts: { phones: ["12345"], email: "kari@example.no" } },
        "contacts.phones",
      ],
      ["a title that is too short", { propertyDetail: { title: "Kort" } }, "property_detail.title"],
      ["no price", { priceAndDate: { askingPrice: null } }, "price_and_date.asking_price"],
      [
        "more bedrooms than rooms",
        { propertyDetail: { bedrooms: 5, totalRooms: 2 } },
        "property_detail.bedrooms",
      ],
      [
        "a construction year in the far future",
        { propertyDetail: { constructionYear: 2100 } },
        "property_detail.construction_year",
      ],
      ["no pin", { location: { coordinates: null } }, "location.coordinates"],
      ["a photo that is being processed", "processing", "images"],
    ];
    test.each(refused)("%s", async (_, change, field) => {
      const { id } = await completeDraft(api, kari, change === "processing" ? {} : change);
      if (change === "processing")
        await sql`update draft_image set state = 'processing' where draft_id = ${id}`.execute(
          api.db,
        );
      const responses = [await pay(id), await publish(id)];
      for (const response of responses) {
        expect([response.statusCode, errorCodeOf(response)]).toEqual([422, "draft_incomplete"]);
        expect(Object.keys(response.json().error.fields)).toContain(field);
      }
      const [paid, published] = responses.map((response) => response.json().error.fields);
      expect(paid).toEqual(published);
      expect(await payments()).toEqual([]);
      const { faults } = await offer(id);
      expect(
        Object.fromEntries(
          faults.map((fault: { path: string; message: string }) => [fault.path, fault.message]),
        ),
      ).toEqual(paid);
    });

    test("a draft that could be published has no faults", async () => {
      const { id } = await completeDraft(api, kari);
      expect(await offer(id)).toMatchObject({ faults: [], is_open: true });
    });
  });

  test("D123: with publication switched off nothing is paid, and what is paid meanwhile goes back with a mail", async () => {
    const [one, other] = [await completeDraft(api, kari), await completeDraft(api, kari)];
    await payAtBank(one.id);
    await switchPublishing(false);
    const response = await pay(other.id);
    expect([response.statusCode, errorCodeOf(response)]).toEqual([503, "switched_off"]);
    expect((await offer(other.id)).is_open).toBe(false);
    expect(errorCodeOf(await kari.call(`/${other.id}/relist`, { method: "POST" }))).toBe(
      "switched_off",
    );
    await lookAgain();
    expect(await states()).toEqual([["cancelled", "cancelled"]]);
    const [mail] = await mails("released");
    expect(mail?.subject).toBe("Annonsen for Storgata 1, 0184 Grünerløkka ble ikke publisert");
    expect(await listings()).toEqual([]);
  });

  test("D136, LIST-113: a paid draft is public without another call; publishing it again says the same id", async () => {
    const { id } = await completeDraft(api, kari);
    expect((await pay(id)).json().status).toBe("authorised");
    const draft = await kari.read(id);
    expect(draft).toMatchObject({ status: "live", isPaid: true, hasUnpublishedChanges: false });
    expect(await listings()).toEqual([{ public_id: draft.propertyId }]);
    for (const response of [await publish(id), await publish(id)]) {
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { property_id: draft.propertyId, status: "live" },
      ]);
    }
    await api.runJobs();
    expect(await states()).toEqual([["captured", "captured"]]);
  });

  test("D136: a payment that its bank confirms once the browser is gone is found by the job, and its listing published as it is by then", async () => {
    const draft = await completeDraft(api, kari);
    await payAtBank(draft.id);
    await kari.patch(draft, { propertyDetail: { title: "Lys toroms, nyoppusset bad" } });
    await lookAgain();
    expect(await states()).toEqual([["captured", "captured"]]);
    const { propertyId } = await kari.read(draft.id);
    const page = await api.app.inject({
      url: `/api/v2/property?id=${propertyId}`,
      headers: { host: "no.localhost:3000" },
    });
    expect(page.json().title).toBe("Lys toroms, nyoppusset bad");
  });

  test("D136: a draft that has become incomplete gets its money back, and the mail names the field", async () => {
    const draft = await completeDraft(api, kari);
    await payAtBank(draft.id);
    await kari.patch(draft, {
      propertyDetail: { title: null, bedrooms: 5, totalRooms: 2 },
      contacts: { name: null },
    });
    await lookAgain();
    expect(await states()).toEqual([["cancelled", "cancelled"]]);
    expect((await offer(draft.id)).payment).toMatchObject({
      status: "cancelled",
      reason: "draft_incomplete",
    });
    expect(await listings()).toEqual([]);
    const [mail] = await mails("released");
    expect(mail?.to).toBe("kari@example.no");
    expect(mail?.text).toMatch(/Overskrift, Navnet på kontakten, Soverom/i);
    expect(mail?.text).toContain("3\u00a0490,00\u00a0kr");
    expect(mail?.html).toContain(`draft=${draft.id}&amp;mode=payment`);
  });

  test("D136: a photo that arrives meanwhile is waited for; one that is never ready gives the money back", async () => {
    const [one, other] = [await completeDraft(api, kari), await completeDraft(api, kari)];
    await payAtBank(one.id);
    await payAtBank(other.id);
    await sql`update draft_image set state = 'processing'`.execute(api.db);
    await lookAgain();
    expect((await offer(one.id)).payment.status).toBe("action_required");
    await sql`update draft_image set state = 'ready' where draft_id = ${one.id}`.execute(api.db);
    expect((await offer(one.id)).is_paid).toBe(true);
    await lookAgain(31 * MINUTE_MS);
    const both = await states();
    expect(both).toHaveLength(2);
    expect(both).toContainEqual(["cancelled", "cancelled"]);
    expect(both).toContainEqual(["captured", "captured"]);
    await kari.later(0);
    expect((await kari.read(one.id)).status).toBe("live");
    expect(await mails("released")).toHaveLength(1);
  });

  test("D136: nobody publishes for who is locked out or is leaving: the money goes back", async () => {
    const [one, other] = [await completeDraft(api, kari), await completeDraft(api, kari)];
    await payAtBank(one.id);
    await sql`update account set locked_at = now()`.execute(api.db);
    await lookAgain();
    await sql`update account set locked_at = null`.execute(api.db);
    await payAtBank(other.id);
    await sql`update account set erase_at = now()`.execute(api.db);
    await lookAgain();
    await sql`update account set erase_at = null`.execute(api.db);
    expect((await states()).map(([state]) => state)).toEqual(["cancelled", "cancelled"]);
    expect(await listings()).toEqual([]);
  });

  test("D136, D99: a held listing is held with its money; after six days that goes back with a mail, and nothing is paid before the decision", async () => {
    const { id } = await completeDraft(api, kari, SCAM);
    await pay(id);
    expect((await kari.read(id)).status).toBe("in_review");
    await lookAgain(6 * DAY_MS - MINUTE_MS);
    expect(await states()).toEqual([["authorised", "authorised"]]);
    expect(await mails("released")).toEqual([]);
    await lookAgain(MINUTE_MS);
    await lookAgain();
    expect(await states()).toEqual([["cancelled", "cancelled"]]);
    const [mail, ...others] = await mails("released");
    expect([mail?.subject, others]).toEqual([
      "Vi kontrollerer fortsatt annonsen for Storgata 1, 0184 Grünerløkka",
      [],
    ]);
    await kari.later(0);
    expect(await kari.read(id)).toMatchObject({ status: "in_review", isPaid: false });
    expect(errorCodeOf(await pay(id))).toBe("nothing_to_pay");
  });

  test("D98, D136: a held listing that is changed is its owner's to publish, without another payment", async () => {
    const held = await completeDraft(api, kari, SCAM);
    await pay(held.id);
    const changed = await kari.patch(await kari.read(held.id), {
      propertyDetail: { description: "<p>Rolig bakgård.</p>", title: null },
    });
    expect(changed).toMatchObject({ status: "draft", isPaid: true });
    await lookAgain();
    expect(await listings()).toEqual([]);
    await kari.patch(changed, { propertyDetail: { title: "Lys toroms ved Birkelunden" } });
    expect((await publish(held.id)).json().status).toBe("live");
    await api.runJobs();
    expect(await states()).toEqual([["captured", "captured"]]);
  });

  test("D96, D136: two tabs that pay, two returns and a notification are one listing, one charge and one receipt", async () => {
    const { id } = await completeDraft(api, kari);
    await Promise.all([pay(id, CARD.asksBank), pay(id, CARD.asksBank), pay(id, CARD.asksBank)]);
    for (const { id: payment } of await payments()) {
      await api.confirmAtBank(payment).catch(() => undefined);
    }
    await Promise.all([offer(id), offer(id), api.sweep()]);
    await lookAgain();
    await Promise.all([pay(id), publish(id)]);
    await lookAgain();
    const kept = (await states()).filter(([, atGateway]) => atGateway === "captured");
    expect(kept).toEqual([["captured", "captured"]]);
    expect((await states()).filter(([, atGateway]) => atGateway === "authorised")).toEqual([]);
    expect(await listings()).toHaveLength(1);
    expect(await mails("receipt")).toHaveLength(1);
  });

  test("D136: a publication that fails for half an hour, whatever the cause, gives the money back", async () => {
    const { id } = await completeDraft(api, kari);
    await payAtBank(id);
    await sql`alter table listing_draft add constraint never_live check (status <> 'live')`.execute(
      api.db,
    );
    try {
      for (const minutes of [5, 5, 24]) {
        api.clock.now += minutes * MINUTE_MS;
        await api.sweep();
        expect(await states()).toEqual([["action_required", "authorised"]]);
      }
      api.clock.now += 5 * MINUTE_MS;
      await api.sweep();
    } finally {
      await sql`alter table listing_draft drop constraint never_live`.execute(api.db);
    }
    await api.runJobs();
    expect(await states()).toEqual([["cancelled", "cancelled"]]);
    expect(await listings()).toEqual([]);
    expect(await mails("released")).toHaveLength(1);
  });
});
