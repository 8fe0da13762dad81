import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storedVapidKeys, newVapidKey } from "../../../security/vapid-keys.ts";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../../testing/account-tests.ts";
import { signInPerson, type TestPerson } from "../../../testing/collection-tests.ts";
import {
  startPushService,
  type TestBrowserSubscription,
  type TestPushService,
} from "../../../testing/push-service.ts";
import { createPushChannel } from "./push-channel.ts";
import type { PushSettings } from "./push-settings.ts";

const PATH = "/api/v2/notifications/push";
const DAY_MS = 86_400_000;
const message = { id: "0199c8a0-0000-7000-8000-00000000000c", count: 3 };

const keys = storedVapidKeys(newVapidKey());
const logged: object[] = [];
let service: TestPushService;
let settings: PushSettings;
let api: AccountTest;
let kari: TestPerson;
let browser: TestBrowserSubscription;
beforeAll(async () => {
  service = await startPushService();
  settings = { keys, subject: "mailto:post@hjem.example", hosts: [service.host] };
  api = await openAccountTest({ push: settings });
});
beforeEach(async () => {
  await api.emptyAccounts();
  logged.length = 0;
  kari = await signInPerson(api, "kari@example.com");
  browser = service.subscribe();
});
afterAll(async () => {
  await api.close();
  await service.close();
});

const channel = (push = settings, timeoutMs?: number) =>
  createPushChannel({
    db: api.db,
    push,
    now: () => api.clock.now,
    log: { warn: (values) => logged.push(values) },
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
const send = (push?: PushSettings, timeoutMs?: number) =>
  channel(push, timeoutMs).send({ ...message, accountId: kari.id });
const put = (subscription: object, page: TestBrowser = kari.page) =>
  page.call(PATH, { method: "PUT", body: subscription });
const read = async (page: TestBrowser = kari.page) =>
  (await page.call(PATH, { method: "GET" })).json().data;
const count = async (): Promise<number> =>
  (await api.db.selectFrom("push_subscription").select("id").execute()).length;
const countReceipts = async (): Promise<number> =>
  (await api.db.selectFrom("push_receipt").select("message_id").execute()).length;
/** Stores the message, as the sender of alerts does before it is handed over. */
const storeMessage = async (id: string): Promise<void> => {
  await api.db
    .insertInto("alert_message")
    .values({
      id,
      account_id: kari.id,
      region: "no",
      channel: "push",
      is_instant: true,
      created_at: new Date(api.clock.now).toISOString(),
    })
    .execute();
};
const secondDevice = async (): Promise<TestBrowser> => {
  const page = api.browser();
  await page.signIn(kari.email);
  return page;
};

test("D75: a browser gets id and count, encrypted for it alone and signed by this installation", async () => {
  expect(await read()).toEqual({ public_key: keys.publicKey, is_subscribed: false });
  expect((await put(browser.subscription)).statusCode).toBe(204);
  expect(await read()).toMatchObject({ is_subscribed: true });
  await send();
  const [received] = browser.received;
  expect(JSON.parse(received?.payload ?? "")).toEqual({ messageId: message.id, count: 3 });
  expect(received?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "86400",
    // A second attempt replaces the first that was not delivered yet.
    topic: message.id.replaceAll("-", ""),
  });
  expect(await service.readSender(received?.headers ?? {}, keys.publicKey)).toEqual({
    aud: `http://${service.host}`,
    sub: "mailto:post@hjem.example",
  });
});

test("D75: each device of a person gets it; a session has one browser, and a browser one session", async () => {
  const phone = await secondDevice();
  const other = service.subscribe();
  await put(service.subscribe().subscription);
  await put(browser.subscription);
  await put(other.subscription, phone);
  expect(await count()).toBe(2);
  await send();
  expect([browser.received.length, other.received.length]).toEqual([1, 1]);
  // Somebody else signs in with the same browser: it is theirs from now on.
  const ola = await signInPerson(api, "ola@example.com");
  await put(browser.subscription, ola.page);
  await send();
  expect([browser.received.length, other.received.length]).toEqual([1, 2]);
  expect(await read()).toMatchObject({ is_subscribed: false });
  expect(await channel().findReachable(api.db, [kari.id, ola.id])).toEqual(
    new Set([kari.id, ola.id]),
  );
});

test("D75: a browser that its service does not know any more is erased, others stay", async () => {
  const phone = await secondDevice();
  const other = service.subscribe();
  await put(browser.subscription);
  await put(other.subscription, phone);
  browser.response = { status: 410 };
  await send();
  expect(await count()).toBe(1);
  other.response = { status: 404 };
  await send();
  expect(await count()).toBe(0);
  expect(await channel().findReachable(api.db, [kari.id])).toEqual(new Set());
});

test.each([{ status: 503 }, { status: 429 }, "silent" as const])(
  "a service that does not take it now (%o) is tried again",
  async (response) => {
    await put(browser.subscription);
    browser.response = response;
    const timeoutMs = response === "silent" ? 50 : undefined;
    await expect(send(settings, timeoutMs)).rejects.toThrow("did not take it");
    browser.response = { status: 201 };
    await send();
    expect(browser.received).toHaveLength(1);
    // Neither the address of the browser nor who it belongs to.
    expect(JSON.stringify(logged)).not.toContain(new URL(browser.subscription.endpoint).pathname);
  },
);

test("D75: a message that one device could not get is sent to that one again, not to those that have it", async () => {
  const phone = await secondDevice();
  const other = service.subscribe();
  await put(browser.subscription);
  await put(other.subscription, phone);
  await storeMessage(message.id);
  other.response = { status: 503 };
  await expect(send()).rejects.toThrow("did not take it");
  await expect(send()).rejects.toThrow("did not take it");
  other.response = { status: 201 };
  await send();
  expect([browser.received.length, other.received.length]).toEqual([1, 1]);
  expect([browser.requests, other.requests]).toEqual([1, 3]);
  // The next message is for both.
  const next = { ...message, id: "0199c8a0-0000-7000-8000-00000000000d", accountId: kari.id };
  await channel().send(next);
  expect([browser.received.length, other.received.length]).toEqual([2, 2]);
  // What is recorded goes with the message.
  expect(await countReceipts()).toBe(1);
  await api.db.deleteFrom("alert_message").execute();
  expect(await countReceipts()).toBe(0);
});

test("a message that a service refuses is not sent again", async () => {
  await put(browser.subscription);
  browser.response = { status: 400 };
  await send();
  expect(logged).toEqual([{ host: service.host, reason: "status 400", isDelayed: false }]);
});

test("D75: a service leads nowhere else, and no other host is ever requested", async () => {
  const elsewhere = service.subscribe();
  await put(browser.subscription);
  browser.response = { status: 307, location: elsewhere.subscription.endpoint };
  await send();
  expect([browser.requests, elsewhere.requests]).toEqual([1, 0]);
  for (const endpoint of [
    "https://evil.example/x",
    "http://169.254.169.254/latest",
    `http://user:pass@${service.host}/x`,
    `https://${service.host}.evil.example/x`,
    "file:///etc/passwd",
    "nothing",
  ]) {
    const refused = await put({ ...browser.subscription, endpoint });
    expect([endpoint, refused.statusCode]).toEqual([endpoint, 400]);
  }
  // A host that is no longer one of the list is forgotten.
  await send({ ...settings, hosts: ["fcm.googleapis.com"] });
  expect([browser.requests, await count()]).toEqual([1, 0]);
});

test("keys that nothing can be encrypted for are rejected", async () => {
  const { endpoint, keys: own } = browser.subscription;
  for (const wrong of [
    { ...own, auth: "AAAA" },
    { ...own, p256dh: "AAAA" },
    { ...own, p256dh: Buffer.alloc(65, 4).toString("base64url") },
  ]) {
    expect((await put({ endpoint, keys: wrong })).statusCode).toBe(400);
  }
  expect(await count()).toBe(0);
});

test.each([
  ["signs out", async () => kari.page.call("/api/logout")],
  ["signs out everywhere", async () => (await secondDevice()).call("/api/logout?everywhere=1")],
  ["turns it off", async () => kari.page.call(PATH, { method: "DELETE" })],
])("D75: the browser of somebody who %s gets nothing any more", async (_what, end) => {
  await put(browser.subscription);
  await end();
  expect(await count()).toBe(0);
  await send();
  expect(browser.requests).toBe(0);
});

test("a session that has expired gets nothing", async () => {
  await put(browser.subscription);
  api.clock.now += 31 * DAY_MS;
  await send();
  expect(browser.requests).toBe(0);
});

test("without keys push is off, and says so", async () => {
  const off = await openAccountTest({}, { ...api, close: async () => {} });
  const page = off.browser();
  page.token = kari.page.token;
  expect(await read(page)).toEqual({ public_key: null, is_subscribed: false });
  expect((await put(browser.subscription, page)).statusCode).toBe(404);
});
