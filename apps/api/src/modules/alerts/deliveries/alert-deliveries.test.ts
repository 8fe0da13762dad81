import { HOUR_MS, MINUTE_MS } from "@hjem/domain/durations";
import { alertReasons } from "@hjem/domain/saved/saved-rules";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MailMessage } from "../../../db/mail-tables.ts";
import type { Database } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { createMailQueue } from "../../../mail/mail-queue.ts";
import {
  createTestMatcher,
  LONG_BEFORE,
  saveAccount,
  saveSearches,
  type SearchToSave,
} from "../../../testing/alert-tests.ts";
import { onBothEngines } from "../../../testing/both-engines.ts";
import { sampleId, sampleListing, TEST_NOW } from "../../../testing/sample-listings.ts";
import { saveSamples } from "../../../testing/sample-markets.ts";
import { testSites } from "../../../testing/test-app.ts";
import { erasePerson } from "../../accounts/profile/personal-data.ts";
import { ensureDefaultCollection } from "../../collections/collection-access.ts";
import { saveListings } from "../../listings/repository.ts";
import { createAlertSender } from "./alert-sender.ts";
import { deliverPush } from "./deliver-push.ts";
import type { ChannelMessage, MessageChannel } from "./message-channel.ts";
import { createAlertScheduler, rescheduleAlerts } from "./schedule-alerts.ts";

/** A mail as it waits to be sent. */
interface WaitingMail extends MailMessage {
  key: string;
}

onBothEngines((database) => {
  let db: Database;
  let person: string;
  /** Saturday, 10:00 in Oslo. */
  const clock = { now: TEST_NOW };
  const jobs: Jobs & { left: unknown[] } = {
    left: [],
    async enqueue(_trx, name, payload) {
      jobs.left.push({ name, payload });
    },
    wake() {},
  };
  const pushed: ChannelMessage[] = [];
  const push: MessageChannel = {
    findReachable: async (_db, accountIds) => new Set(accountIds),
    async send(message) {
      pushed.push(message);
    },
  };

  beforeEach(async () => {
    ({ db } = database());
    clock.now = TEST_NOW;
    jobs.left.length = 0;
    pushed.length = 0;
    await saveSamples(db, { no: [1, 2, 3].map((number) => sampleListing(number)), au: [] });
    await sql`truncate listing_event`.execute(db);
    person = await saveAccount(db, "no");
  });
  afterEach(async () => {
    await database().empty();
    await sql`truncate account, collection cascade`.execute(db);
  });

  const keep = async (search: Partial<SearchToSave> = {}) => {
    const [id = ""] = await saveSearches(db, [
      { accountId: person, region: "no", query: {}, reasons: alertReasons, ...search },
    ]);
    return id;
  };
  /** Changes the price of a home and makes the alerts of it. */
  const change = async (amount: number, number = 1, channel: MessageChannel | null = null) => {
    await saveListings(
      db,
      regionNo,
      [sampleListing(number, { prices: { price: { amount, currency: "NOK" } } })],
      { at: clock.now },
    );
    const schedule = createAlertScheduler({
      regions: testSites,
      push: channel,
      now: () => clock.now,
    });
    await createTestMatcher(db, { schedule }).matchAll();
  };
  const mailQueue = createMailQueue({ jobs, now: () => clock.now });
  const createSender = (
    queue = mailQueue,
    log: { error: (values: object) => void } = { error: () => {} },
  ) =>
    createAlertSender({
      db,
      regions: testSites,
      mailQueue: queue,
      jobs,
      now: () => clock.now,
      log,
    });
  /** Mails so far, the oldest first, after what is due was sent. */
  const mails = async (): Promise<WaitingMail[]> => {
    await createSender().sendAll();
    const rows = await db.selectFrom("mail").selectAll().orderBy("id").execute();
    return rows.map(({ key, message }) => ({ key, ...message }));
  };
  /** Ids of the alerts behind the link of a mail. */
  const linkedTo = async ({ key }: WaitingMail) => {
    const { rows } = await sql<{ alert_id: string }>`
      select alert_id from alert_delivery where message_id = ${key.split("/").at(-1)}
    `.execute(db);
    return rows;
  };
  const isHidden = async () => {
    const rows = await db.selectFrom("alert").select("is_hidden").orderBy("event_id").execute();
    return rows.map((row) => row.is_hidden);
  };

  describe("when (D71)", () => {
    test("the first instant alert is sent at once; what follows within 15 minutes is one message then", async () => {
      await keep();
      await change(4_900_000);
      expect(await mails()).toHaveLength(1);
      clock.now += MINUTE_MS;
      await change(4_800_000, 2);
      clock.now += MINUTE_MS;
      await change(4_700_000, 3);
      expect(await mails()).toHaveLength(1);
      clock.now = TEST_NOW + 15 * MINUTE_MS;
      const [, second] = await mails();
      expect(second?.subject).toContain("2 nyheter");
      expect(await linkedTo(second!)).toHaveLength(2);
      clock.now += 15 * MINUTE_MS;
      await change(4_600_000);
      expect(await mails()).toHaveLength(3);
    });

    test("daily and weekly alerts wait for their hour in the person's zone, and all that is due is one message", async () => {
      await sql`insert into alert_schedule values (${person}, 'Europe/Oslo', 18, 7, false)`.execute(
        db,
      );
      await keep({ frequency: "daily", query: { priceMax: 4_500_000 } });
      await keep({ frequency: "weekly", query: { priceMin: 4_500_001 } });
      await change(4_400_000, 1);
      await change(4_900_000, 2);
      clock.now = Date.parse("2026-11-21T16:59:59Z");
      expect(await mails()).toEqual([]);
      clock.now += 1_000;
      expect(await mails()).toHaveLength(1);
      // On Sunday both are due.
      await change(4_300_000, 1);
      clock.now = Date.parse("2026-11-22T17:00:00Z");
      const [, both] = await mails();
      expect(both?.subject).toBe("2 nyheter i de lagrede søkene dine");
    });

    test("nothing is sent at night, also where it was due before and nothing ran", async () => {
      await keep();
      await change(4_900_000);
      clock.now = Date.parse("2026-11-21T22:30:00Z");
      expect(await mails()).toEqual([]);
      await change(4_800_000, 2);
      clock.now = Date.parse("2026-11-22T05:59:59Z");
      expect(await mails()).toEqual([]);
      clock.now += 1_000;
      expect((await mails())[0]?.subject).toContain("2 nyheter");
    });

    test("another frequency or hour moves what waits", async () => {
      const search = await keep({ frequency: "weekly" });
      await change(4_900_000);
      const reschedule = () =>
        rescheduleAlerts(db, { accountId: person, regions: testSites, now: clock.now });
      await sql`update saved_search set frequency = 'daily' where search_id = ${search}`.execute(
        db,
      );
      await sql`insert into alert_schedule values (${person}, 'Europe/Oslo', 12, 4, false)`.execute(
        db,
      );
      await reschedule();
      clock.now = Date.parse("2026-11-21T10:59:59Z");
      expect(await mails()).toEqual([]);
      await sql`update saved_search set frequency = 'instant' where search_id = ${search}`.execute(
        db,
      );
      await reschedule();
      expect(await mails()).toHaveLength(1);
    });
  });

  describe("once (D72)", () => {
    test("an alert of several searches is sent with the first that is due, names all that are sent, and never again", async () => {
      await keep({ frequency: "daily", name: "Daglig" });
      await keep({ frequency: "instant", name: "Straks" });
      await keep({ frequency: "never", name: "Aldri" });
      await change(4_900_000);
      const [mail] = await mails();
      expect(mail?.text).toContain("«Daglig» og «Straks»");
      expect(mail?.text).not.toContain("Aldri");
      clock.now += 48 * HOUR_MS;
      expect(await mails()).toHaveLength(1);
    });

    test("two senders at the same moment make one message", async () => {
      await keep();
      await change(4_900_000);
      await change(4_800_000, 2);
      await Promise.all([createSender().sendAll(), createSender().sendAll()]);
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(await linkedTo(mail!)).toHaveLength(2);
    });

    test("what fails in the middle leaves nothing, is logged, stops nobody else, and is sent later", async () => {
      const other = await saveAccount(db, "no");
      await keep();
      await keep({ accountId: other });
      await change(4_900_000);
      const logged: object[] = [];
      const log = { error: (values: object) => void logged.push(values) };
      const failing = {
        ...mailQueue,
        async enqueue(...[trx, mail, options]: Parameters<typeof mailQueue.enqueue>) {
          await mailQueue.enqueue(trx, mail, options);
          if (mail.key.includes(person)) throw new Error("in the middle");
        },
      };
      await createSender(failing, log).sendAll();
      expect(logged).toMatchObject([{ accountId: person }]);
      expect(await db.selectFrom("mail").select("key").execute()).toMatchObject([
        { key: expect.stringContaining(other) },
      ]);
      expect(await db.selectFrom("alert_message").select("account_id").execute()).toEqual([
        { account_id: other },
      ]);
      clock.now += 5 * MINUTE_MS;
      expect(await mails()).toHaveLength(2);
    });

    test("the heading counts what the link lists, also beyond what the mail does", async () => {
      await keep({ name: "Oslo" });
      await saveListings(
        db,
        regionNo,
        Array.from({ length: 205 }, (_, index) => sampleListing(1_000 + index)),
        { at: clock.now },
      );
      await change(4_900_000);
      const [mail] = await mails();
      expect(mail?.subject).toBe("206 nyheter i «Oslo»");
      expect(mail?.html).toContain("Vis alle 206");
      expect(mail?.text).toContain("Og 6 til på Hjem.");
      expect(await linkedTo(mail!)).toHaveLength(206);
    });
  });

  describe("whom", () => {
    test("`never` is only counted, and no bell shows it; a saved home alerts at once (D14, D73)", async () => {
      await keep({ frequency: "never" });
      await change(4_900_000);
      expect(await mails()).toEqual([]);
      expect(await isHidden()).toEqual([true]);
      const collection = await ensureDefaultCollection(
        db,
        { accountId: person, region: "no" },
        LONG_BEFORE,
      );
      await sql`
        insert into collection_home (collection_id, property_id, saved_at, saved_by)
        values (${collection}, ${sampleId(2)}, ${new Date(LONG_BEFORE).toISOString()}, ${person})
      `.execute(db);
      await change(4_900_000, 2);
      const [mail] = await mails();
      expect(mail?.text).toContain("Du har lagret boligen");
      expect(await isHidden()).toEqual([true, false]);
      // A home that is no longer saved when its alert is due is no news.
      await change(4_800_000, 2);
      await sql`update collection_home set removed_at = now()`.execute(db);
      clock.now += HOUR_MS;
      expect(await mails()).toHaveLength(1);
    });

    test("a channel that is off, notifications that are off, and a search that was deleted send nothing", async () => {
      const off = { searches: { email: false, site: true, push: false } };
      await db
        .updateTable("account")
        .set({ subscriptions: JSON.stringify(off) })
        .where("id", "=", person)
        .execute();
      const other = await saveAccount(db, "no");
      await keep();
      const deleted = await keep({ accountId: other });
      await change(4_900_000);
      expect(await isHidden()).toEqual([false, false]);
      await sql`update saved_search set deleted_at = now() where search_id = ${deleted}`.execute(
        db,
      );
      expect(await mails()).toEqual([]);
      await sql`update saved_search set deleted_at = null`.execute(db);
      await sql`update account set subscriptions = '{}', is_notified = false`.execute(db);
      await change(4_800_000);
      expect(await mails()).toEqual([]);
      const { rows } = await sql`select 1 from alert_delivery`.execute(db);
      expect(rows).toEqual([]);
    });

    test("an account that is being deleted, or whose address is not verified, is not notified", async () => {
      await keep();
      await change(4_900_000);
      await sql`update account set erase_at = now() where id = ${person}`.execute(db);
      expect(await mails()).toEqual([]);
      await sql`update account set erase_at = null, verified_at = null`.execute(db);
      await change(4_800_000);
      expect(await mails()).toEqual([]);
    });
  });

  test("D72: a home that changed several times is named once; one that is as it was before is left out", async () => {
    await keep();
    for (const amount of [4_900_000, 4_800_000, 4_700_000]) await change(amount);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Satt ned 300\s000\skr/u);
    expect(await linkedTo(mail!)).toHaveLength(3);
    clock.now += HOUR_MS;
    for (const amount of [4_500_000, 4_700_000]) await change(amount);
    expect(await mails()).toHaveLength(1);
    expect(await isHidden()).toHaveLength(5);
    const { rows } = await sql`select 1 from alert_delivery where message_id is null`.execute(db);
    expect(rows).toEqual([]);
  });

  test("D64, D76: a message has a token of its own, and the searches that its link stops", async () => {
    const search = await keep();
    await change(4_900_000);
    await mails();
    await keep();
    clock.now += HOUR_MS;
    await change(4_800_000);
    const [, second] = await mails();
    const messages = await db.selectFrom("alert_message").selectAll().orderBy("id").execute();
    expect(messages[0]?.search_ids).toEqual([search]);
    expect(messages[1]?.search_ids).toHaveLength(2);
    const tokens = messages.map((row) => row.unsubscribe_token ?? "");
    expect(tokens[0]).toMatch(/^[\w-]{22}$/);
    expect(tokens[1]).not.toBe(tokens[0]);
    expect(second?.headers?.["List-Unsubscribe"]).toContain(tokens[1]);
  });

  test("D38: the mail of an account that is erased goes with it, also before it was sent", async () => {
    await keep();
    await change(4_900_000);
    expect(await mails()).toHaveLength(1);
    const account = await db.selectFrom("account").selectAll().executeTakeFirstOrThrow();
    await inTransaction(db, (trx) => erasePerson(trx, account, async () => {}, clock.now));
    const rows = await Promise.all(
      (["mail", "alert_message", "alert_delivery", "alert_schedule"] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(rows.flat()).toEqual([]);
  });

  test("D75: a push message is a job of its own, handed over once, with the number of its alerts", async () => {
    await keep();
    await change(4_900_000, 1, push);
    await change(4_800_000, 2, push);
    await createSender().sendAll();
    const [message] = await db
      .selectFrom("alert_message")
      .selectAll()
      .where("channel", "=", "push")
      .execute();
    expect(jobs.left).toContainEqual({
      name: "deliver-push",
      payload: { messageId: message?.id },
    });
    const deliver = deliverPush({ db, push, now: () => clock.now });
    await deliver({ messageId: message!.id });
    await deliver({ messageId: message!.id });
    expect(pushed).toEqual([{ id: message?.id, accountId: person, count: 2 }]);
    expect(message?.unsubscribe_token).toBeNull();
  });
});
