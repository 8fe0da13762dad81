import { AlertScheduleResponse, AlertsResponse, UnsubscribeState } from "@hjem/domain/saved/alert";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createMemoryBus, type LiveChange } from "../../../live/live-bus.ts";
import { type AccountTest, errorCodeOf, openAccountTest } from "../../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../../testing/both-engines.ts";
import { signInPerson, type TestPerson } from "../../../testing/collection-tests.ts";
import { writeAlert, writeMessage } from "../../../testing/notification-tests.ts";
import { sampleId, sampleListing, TEST_NOW } from "../../../testing/sample-listings.ts";
import { saveSamples } from "../../../testing/sample-markets.ts";
import type { TestDatabase } from "../../../testing/test-database.ts";

const ROOT = "/api/v2/notifications";
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

onEmbeddedFirst((database: () => TestDatabase) => {
  const bus = createMemoryBus();
  const changed: LiveChange[] = [];
  let api: AccountTest;
  let kari: TestPerson;
  let ola: TestPerson;
  beforeAll(async () => {
    await database().empty();
    bus.follow((change) => {
      if (change) changed.push(change);
    });
    api = await openAccountTest({ liveBus: bus }, database());
  });
  beforeEach(async () => {
    await api.empty();
    await api.emptyAccounts();
    await saveSamples(api.db, { no: [sampleListing(1), sampleListing(2), sampleListing(3)] });
    kari = await signInPerson(api, "kari@example.com");
    ola = await signInPerson(api, "ola@example.com");
    changed.length = 0;
  });

  const get = (path: string, person = kari) =>
    person.page.call(`${ROOT}${path}`, { method: "GET" });
  const list = async (path = "", person = kari) =>
    AlertsResponse.parse(toCamelKeys((await get(path, person)).json()));
  const unread = async (person = kari): Promise<number> =>
    (await get("/unread", person)).json().data.unread;
  const read = async (ids: unknown, person = kari) =>
    person.page.call(`${ROOT}/read`, { body: { ids } });
  const saveSearch = async (name: string, query: object, person = kari): Promise<string> => {
    const body = { name, query, notifications: "instant" };
    const saved = await person.page.call("/api/search-collections", { body });
    return saved.json().data.saved_search_id;
  };
  const subscriptions = async (person = kari) =>
    (await person.page.call("/api/user/subscriptions", { method: "GET" })).json().data;

  test("D72: alerts are listed newest first, each with its home, its reasons and the searches that still exist", async () => {
    const three = await saveSearch("Tre soverom", { bedroom_min: 3 });
    const gone = await saveSearch("To bad", { bathroom_min: 2 });
    await writeAlert(api.db, { accountId: kari.id, searchIds: [gone, three], at: TEST_NOW - 2 });
    const price = (amount: number) => ({ min: amount, max: amount });
    const change = { what: "price", before: price(4_650_000), after: price(4_490_000) } as const;
    await writeAlert(api.db, {
      accountId: kari.id,
      listing: 2,
      reasons: ["price"],
      changes: [change],
      at: TEST_NOW - 1,
    });
    await kari.page.call(`/api/search-collections/searches/${gone}`, { method: "DELETE" });
    const { data, pagination, unread: count } = await list();
    expect(data).toMatchObject([
      {
        propertyId: sampleId(2).toLowerCase(),
        property: { propertyId: sampleId(2) },
        reasons: ["price"],
        changes: [change],
        searches: [],
        isFavorite: true,
        isGone: false,
        at: new Date(TEST_NOW - 1).toISOString(),
        readAt: null,
      },
      { reasons: ["new"], searches: [{ savedSearchId: three, name: "Tre soverom" }] },
    ]);
    expect([pagination.total, count]).toEqual([2, 2]);
    expect((await get("")).headers["cache-control"]).toBe("no-store");
  });

  test("a home that was deleted for good stays in the list with its last facts", async () => {
    await writeAlert(api.db, { accountId: kari.id });
    await api.db.deleteFrom("listing").where("public_id", "=", sampleId(1).toLowerCase()).execute();
    const { data } = await list();
    expect(data).toMatchObject([{ isGone: true, property: { propertyId: sampleId(1) } }]);
  });

  test("D14: what is off on the site is neither listed nor counted", async () => {
    await writeAlert(api.db, { accountId: kari.id, isHidden: true });
    expect((await list()).data).toEqual([]);
    expect(await unread()).toBe(0);
  });

  test("D72: the link of a message lists exactly its alerts, hidden ones too, page by page", async () => {
    const ids: string[] = [];
    for (const listing of [1, 2, 3]) {
      ids.push(
        await writeAlert(api.db, {
          accountId: kari.id,
          listing,
          isHidden: listing === 1,
          at: TEST_NOW - listing,
        }),
      );
    }
    const { id } = await writeMessage(api.db, { accountId: kari.id, alertIds: ids.slice(0, 2) });
    const { data, pagination } = await list(`?message=${id}`);
    expect(data.map((alert) => alert.id)).toEqual(ids.slice(0, 2));
    expect(pagination.total).toBe(2);
    const second = await list(`?message=${id}&page=2&size=1`);
    expect(second.data.map((alert) => alert.id)).toEqual([ids[1]]);
    expect(second.pagination).toMatchObject({ currentPage: 2, lastPage: 2 });
  });

  test("D72: the link of a message lists a home once with its net change, and reads all of it; the bell has each", async () => {
    const span = (amount: number) => ({ min: amount, max: amount });
    const price = (before: number, after: number) =>
      ({ what: "price", before: span(before), after: span(after) }) as const;
    const prices = [price(4_650_000, 4_600_000), price(4_600_000, 4_490_000)] as const;
    const alertIds: string[] = [];
    for (const [number, change] of prices.entries()) {
      const at = TEST_NOW - 9 + number;
      const given = { accountId: kari.id, reasons: ["price"], changes: [change], at } as const;
      alertIds.push(await writeAlert(api.db, given));
    }
    alertIds.push(await writeAlert(api.db, { accountId: kari.id, listing: 2, at: TEST_NOW - 20 }));
    const { id } = await writeMessage(api.db, { accountId: kari.id, alertIds });
    const { data, pagination } = await list(`?message=${id}`);
    expect(data.map((alert) => [alert.id, alert.changes])).toEqual([
      [alertIds[1], [price(4_650_000, 4_490_000)]],
      [alertIds[2], []],
    ]);
    expect(pagination.total).toBe(2);
    expect((await list()).data.map((alert) => alert.changes)).toEqual([
      [prices[1]],
      [prices[0]],
      [],
    ]);
    expect((await read([alertIds[1]])).json()).toEqual({ data: { unread: 1 } });
  });

  test("another person's alerts and messages are not found, and nothing is revealed of them", async () => {
    const alert = await writeAlert(api.db, { accountId: kari.id });
    const { id } = await writeMessage(api.db, { accountId: kari.id, alertIds: [alert] });
    const stranger = await get(`?message=${id}`, ola);
    const unknown = await get(`?message=${alert}`, ola);
    expect([stranger.statusCode, stranger.json()]).toEqual([404, unknown.json()]);
    expect((await list("", ola)).data).toEqual([]);
    await read([alert], ola);
    expect(await unread()).toBe(1);
    const visitor = await api.browser().call(`${ROOT}/unread`, { method: "GET" });
    expect([visitor.statusCode, errorCodeOf(visitor)]).toEqual([401, "unauthorised"]);
  });

  test("D77: what is read is read on every device, and announced once", async () => {
    const ids = [
      await writeAlert(api.db, { accountId: kari.id }),
      await writeAlert(api.db, { accountId: kari.id, listing: 2 }),
      await writeAlert(api.db, { accountId: kari.id, listing: 3 }),
    ];
    expect((await read([ids[0]])).json()).toEqual({ data: { unread: 2 } });
    expect(changed).toEqual([{ kind: "notifications", ids: [kari.id] }]);
    const phone = api.browser();
    await phone.signIn(kari.email);
    const seen = await phone.call(ROOT, { method: "GET" });
    expect(AlertsResponse.parse(toCamelKeys(seen.json())).unread).toBe(2);
    await read([ids[0]]);
    expect(changed).toHaveLength(1);
    expect((await read("all")).json()).toEqual({ data: { unread: 0 } });
    expect((await list()).data.every(({ readAt }) => readAt !== null)).toBe(true);
    expect((await read(["no id"])).statusCode).toBe(400);
  });

  test("D74: alerts of 90 days ago are not listed", async () => {
    await writeAlert(api.db, { accountId: kari.id, at: TEST_NOW - 90 * DAY_MS });
    await writeAlert(api.db, { accountId: kari.id, listing: 2, at: TEST_NOW - 89 * DAY_MS });
    expect((await list()).pagination.total).toBe(1);
  });

  test("D71: hours are the market's until somebody chooses others, each by itself", async () => {
    const schedule = async (person = kari) =>
      AlertScheduleResponse.parse(toCamelKeys((await get("/schedule", person)).json())).data;
    const patch = (body: object, person = kari) =>
      person.page.call(`${ROOT}/schedule`, { method: "PATCH", body });
    const usual = { timeZone: "Europe/Oslo", digestHour: 8, digestDay: 4, sendsAtNight: false };
    expect(await schedule()).toEqual(usual);
    await patch({ digest_hour: 18 });
    const { data } = AlertScheduleResponse.parse(
      toCamelKeys((await patch({ digest_day: 1, sends_at_night: true })).json()),
    );
    expect(data).toEqual({ ...usual, digestHour: 18, digestDay: 1, sendsAtNight: true });
    expect(await schedule()).toEqual(data);
    expect((await patch({})).statusCode).toBe(200);
    for (const wrong of [{ digest_hour: 6 }, { digest_hour: 22 }, { digest_day: 0 }]) {
      expect((await patch(wrong)).statusCode).toBe(400);
    }
    const ida = await signInPerson(api, "ida@example.com", { host: "au.localhost:3000" });
    expect((await patch({ time_zone: "Australia/Perth" }, ida)).statusCode).toBe(200);
    expect(await schedule(ida)).toMatchObject({ timeZone: "Australia/Perth", digestHour: 8 });
    const elsewhere = await patch({ time_zone: "Europe/Oslo" }, ida);
    expect(elsewhere.json().error.fields.time_zone).toContain("Australia/Sydney");
  });

  /** An alert that waits to be mailed on the next day at 8 in Oslo. */
  const writeWaiting = (alertId: string) =>
    api.db
      .insertInto("alert_delivery")
      .values({
        alert_id: alertId,
        account_id: kari.id,
        channel: "email",
        due_at: "2026-11-22T07:00:00Z",
        is_instant: false,
      })
      .execute();
  const dueAt = async (): Promise<string> => {
    const waiting = api.db.selectFrom("alert_delivery").select("due_at");
    return (await waiting.executeTakeFirstOrThrow()).due_at.toISOString();
  };

  test("D71: a waiting message moves to the hour that its person chooses", async () => {
    const search = await saveSearch("Tre soverom", { bedroom_min: 3 });
    const body = { notifications: "daily" };
    const path = `/api/search-collections/searches/notification/${search}`;
    await kari.page.call(path, { method: "PATCH", body });
    const alert = await writeAlert(api.db, { accountId: kari.id, searchIds: [search] });
    await writeWaiting(alert);
    await kari.page.call(`${ROOT}/schedule`, { method: "PATCH", body: { digest_hour: 18 } });
    // 18 in Oslo.
    expect(await dueAt()).toBe("2026-11-21T17:00:00.000Z");
  });

  test("D64, D71: a daily message that waits becomes a weekly one by the link of an earlier message", async () => {
    const search = await saveSearch("Tre soverom", { bedroom_min: 3 });
    await writeWaiting(await writeAlert(api.db, { accountId: kari.id, searchIds: [search] }));
    const { token } = await writeMessage(api.db, { accountId: kari.id, searchIds: [search] });
    const body = { scope: "search", saved_search_id: search, notifications: "weekly" };
    await api.browser().call(`${ROOT}/unsubscribe?token=${token}`, { body });
    // Thursday at 8 in Oslo.
    expect(await dueAt()).toBe("2026-11-26T07:00:00.000Z");
  });

  /** A request as a mail program sends it: no cookie, no Origin, nothing of a browser. */
  const fromMail = (token: string, given: { type?: string; payload?: string } = {}) =>
    api.app.inject({
      method: "POST",
      url: `${ROOT}/unsubscribe?token=${token}`,
      headers: {
        host: "no.localhost:3000",
        ...(given.type !== undefined && { "content-type": given.type }),
      },
      ...(given.payload !== undefined && { payload: given.payload }),
    });
  const state = async (token: string) =>
    UnsubscribeState.parse(
      toCamelKeys(
        (await api.browser().call(`${ROOT}/unsubscribe?token=${token}`, { method: "GET" })).json(),
      ),
    ).data;

  test("D76: one click in a mail program turns off all emails about alerts, however it sends it", async () => {
    const parts =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    for (const given of [
      { type: "application/x-www-form-urlencoded", payload: "List-Unsubscribe=One-Click" },
      { type: "multipart/form-data; boundary=x", payload: parts },
      {},
    ]) {
      const on = { ...(await subscriptions()), searches: { email: true, site: true, push: true } };
      await kari.page.call("/api/user/subscriptions", { method: "PUT", body: on });
      const { token } = await writeMessage(api.db, { accountId: kari.id });
      const response = await fromMail(token, given);
      expect(response.json()).toEqual({ data: { searches: [], is_on: false } });
      expect(await subscriptions()).toMatchObject({
        searches: { email: false, site: true },
        favourites: { email: false, site: true },
        messages: { email: true },
      });
      expect((await fromMail(token, given)).statusCode).toBe(200);
    }
  });

  test("D76: GET changes nothing, as mail programs open links ahead", async () => {
    const search = await saveSearch("Tre soverom", { bedroom_min: 3 });
    const { token } = await writeMessage(api.db, { accountId: kari.id, searchIds: [search] });
    const searches = [{ savedSearchId: search, name: "Tre soverom", notifications: "instant" }];
    expect(await state(token)).toEqual({ searches, isOn: true });
    expect(await state(token)).toEqual({ searches, isOn: true });
    expect((await subscriptions()).searches.email).toBe(true);
  });

  test("D64: each search of a message is sent less often, or not, without sign-in; nothing else changes", async () => {
    const search = await saveSearch("Tre soverom", { bedroom_min: 3 });
    const other = await saveSearch("To bad", { bathroom_min: 2 });
    const third = await saveSearch("Ett bad", { bathroom_min: 1 });
    const { token } = await writeMessage(api.db, {
      accountId: kari.id,
      searchIds: [search, other],
    });
    const send = async (body: object) =>
      (await api.browser().call(`${ROOT}/unsubscribe?token=${token}`, { body })).json().data;
    const weekly = await send({
      scope: "search",
      saved_search_id: search,
      notifications: "weekly",
    });
    expect(weekly.searches).toMatchObject([
      { name: "To bad", notifications: "instant" },
      { name: "Tre soverom", notifications: "weekly" },
    ]);
    await send({ scope: "search", saved_search_id: other });
    // Neither a search of another message nor none at all.
    await send({ scope: "search", saved_search_id: third });
    await send({ scope: "search" });
    const rows = await api.db
      .selectFrom("saved_search")
      .select(["search_id", "frequency"])
      .execute();
    expect(Object.fromEntries(rows.map((row) => [row.search_id, row.frequency]))).toEqual({
      [search]: "weekly",
      [other]: "never",
      [third]: "instant",
    });
    expect((await subscriptions()).searches.email).toBe(true);
  });

  test("a message about a search that was deleted since still turns all off, and turns off nothing else by mistake", async () => {
    const search = await saveSearch("Tre soverom", { bedroom_min: 3 });
    const { token } = await writeMessage(api.db, { accountId: kari.id, searchIds: [search] });
    await kari.page.call(`/api/search-collections/searches/${search}`, { method: "DELETE" });
    const send = async (body: object) =>
      (await api.browser().call(`${ROOT}/unsubscribe?token=${token}`, { body })).json().data;
    const gone = await send({ scope: "search", saved_search_id: search });
    expect(gone).toEqual({ searches: [], is_on: true });
    expect(await send({ scope: "all" })).toEqual({ searches: [], is_on: false });
  });

  test("an unknown token, and one of the other site, are not found; guessing is limited, a known link is not", async () => {
    const { token } = await writeMessage(api.db, { accountId: kari.id });
    const call = (value: string, options: { host?: string; ip?: string } = {}) =>
      api.browser({ ip: "203.0.113.7", ...options }).call(`${ROOT}/unsubscribe?token=${value}`);
    expect(errorCodeOf(await call(token, { host: "au.localhost:3000" }))).toBe("not_found");
    expect((await subscriptions()).searches.email).toBe(true);
    let last = await call("wrong");
    for (let count = 0; count < 100; count += 1) last = await call(`wrong${count}`);
    expect(last.statusCode).toBe(429);
    expect((await call(token)).statusCode).toBe(200);
    expect((await call("")).statusCode).toBe(400);
  });
});
