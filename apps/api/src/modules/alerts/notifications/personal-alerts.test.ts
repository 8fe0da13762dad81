import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPasswordAttempts } from "../../../security/password-attempts.ts";
import { newVapidKey, storedVapidKeys } from "../../../security/vapid-keys.ts";
import { type AccountTest, openAccountTest, PASSWORD } from "../../../testing/account-tests.ts";
import { signInPerson, type TestPerson } from "../../../testing/collection-tests.ts";
import { writeAlert, writeMessage } from "../../../testing/notification-tests.ts";
import { startPushService, type TestPushService } from "../../../testing/push-service.ts";
import { sampleId, sampleListing, TEST_NOW } from "../../../testing/sample-listings.ts";
import { saveSamples } from "../../../testing/sample-markets.ts";
import { testSecrets } from "../../../testing/test-app.ts";
import { eraseExpiredAccounts } from "../../accounts/profile/erase-expired-accounts.ts";
import { eraseOldRows } from "../../retention/erase-old-rows.ts";

const DAY_MS = 86_400_000;
const ROOT = "/api/v2/notifications";
const tables = [
  "alert",
  "alert_schedule",
  "alert_message",
  "alert_delivery",
  "push_subscription",
] as const;

let service: TestPushService;
let api: AccountTest;
let kari: TestPerson;
let ola: TestPerson;
beforeAll(async () => {
  service = await startPushService();
  const keys = storedVapidKeys(newVapidKey());
  const push = { keys, subject: "mailto:post@hjem.example", hosts: [service.host] };
  api = await openAccountTest({ push });
});
beforeEach(async () => {
  await api.empty();
  await api.emptyAccounts();
  await saveSamples(api.db, { no: [sampleListing(1), sampleListing(2)] });
  kari = await signInPerson(api, "kari@example.com");
  ola = await signInPerson(api, "ola@example.com");
});
afterAll(async () => {
  await api.close();
  await service.close();
});

const counts = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int4 as count from ${sql.table(table)}
        `.execute(api.db);
        return [table, rows[0]?.count ?? 0] as const;
      }),
    ),
  );

/** Everything of alerts that is stored about a person: two alerts, a message of both, hours and a browser. */
const hearOfHomes = async (person: TestPerson): Promise<void> => {
  const saved = await person.page.call("/api/search-collections", {
    body: { name: "Tre soverom", query: { bedroom_min: 3 }, notifications: "instant" },
  });
  const search: string = saved.json().data.saved_search_id;
  const alertIds = [
    await writeAlert(api.db, { accountId: person.id, searchIds: [search] }),
    await writeAlert(api.db, {
      accountId: person.id,
      listing: 2,
      reasons: ["price", "viewing"],
      at: TEST_NOW + 1,
    }),
  ];
  await writeMessage(api.db, { accountId: person.id, alertIds });
  await person.page.call(`${ROOT}/schedule`, { method: "PATCH", body: { digest_hour: 18 } });
  const { subscription } = service.subscribe();
  await person.page.call(`${ROOT}/push`, { method: "PUT", body: subscription });
};

test("ACC-086, D38: the export has a person's alerts, messages, hours and devices, readable and as data", async () => {
  await hearOfHomes(kari);
  await hearOfHomes(ola);
  await kari.page.call("/api/user/profile/export-data");
  const [token] = await api.tokensOf("export");
  const file = await kari.page.call(`/api/user/export/${token}`, { method: "GET" });
  const parts = unzipSync(new Uint8Array(file.rawPayload));
  const data = JSON.parse(strFromU8(parts["data.json"] ?? new Uint8Array()));
  const html = strFromU8(parts["index.html"] ?? new Uint8Array());
  const at = new Date(TEST_NOW).toISOString();
  expect(data.alerts).toEqual([
    {
      propertyId: sampleId(1).toLowerCase(),
      reasons: ["new"],
      savedSearches: ["Tre soverom"],
      isFavorite: false,
      at,
      readAt: null,
    },
    {
      propertyId: sampleId(2).toLowerCase(),
      reasons: ["price", "viewing"],
      savedSearches: [],
      isFavorite: true,
      at: new Date(TEST_NOW + 1).toISOString(),
      readAt: null,
    },
  ]);
  expect(data.alertMessages).toEqual([{ channel: "email", alerts: 2, sentAt: at }]);
  expect(data.alertSchedule).toMatchObject({ timeZone: "Europe/Oslo", digestHour: 18 });
  expect(data.pushDevices).toHaveLength(1);
  expect(html).toContain("<h2>Varsler om boliger</h2>");
  expect(html).toContain("<dt>Kanal</dt><dd>E-post</dd>");
  // Every name has words of the reader's language; a key of a browser is a credential and not exported.
  expect(html).not.toMatch(/<dt>[a-z]/);
  expect(JSON.stringify(data)).not.toContain(service.host);
});

test("D38: everything about alerts is erased with the account, of nobody else", async () => {
  await hearOfHomes(kari);
  const own = await counts();
  expect(own).toEqual({
    alert: 2,
    alert_schedule: 1,
    alert_message: 1,
    alert_delivery: 2,
    push_subscription: 1,
  });
  await hearOfHomes(ola);
  await kari.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  api.clock.now += 14 * DAY_MS;
  const attempts = createPasswordAttempts({
    db: api.db,
    keys: testSecrets.keys,
    now: () => api.clock.now,
  });
  await eraseExpiredAccounts({ db: api.db, now: () => api.clock.now, attempts })();
  expect(await counts()).toEqual(own);
});

test("a person deletes their alerts, also what waits to be sent; links of mails that were sent still work", async () => {
  await hearOfHomes(kari);
  await hearOfHomes(ola);
  const response = await kari.page.call(ROOT, { method: "DELETE" });
  expect(response.statusCode).toBe(204);
  expect(await counts()).toMatchObject({ alert: 2, alert_delivery: 2, alert_message: 2 });
  const unread = await kari.page.call(`${ROOT}/unread`, { method: "GET" });
  expect(unread.json()).toEqual({ data: { unread: 0 } });
});

test("D74: alerts and the messages about them are erased after 90 days, hours and browsers stay", async () => {
  await hearOfHomes(kari);
  const eraseAfter = (milliseconds: number) =>
    eraseOldRows({ db: api.db, now: () => TEST_NOW + milliseconds })();
  await eraseAfter(90 * DAY_MS);
  expect(await counts()).toMatchObject({ alert: 2, alert_message: 1, alert_delivery: 2 });
  await eraseAfter(90 * DAY_MS + 2);
  expect(await counts()).toEqual({
    alert: 0,
    alert_schedule: 1,
    alert_message: 0,
    alert_delivery: 0,
    push_subscription: 1,
  });
});
