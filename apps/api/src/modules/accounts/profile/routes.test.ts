import { DAY_MS } from "@hjem/domain/durations";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Tables } from "../../../db/schema.ts";
import { createPasswordAttempts } from "../../../security/password-attempts.ts";
import {
  type AccountTest,
  openAccountTest,
  PASSWORD,
  type TestBrowser,
} from "../../../testing/account-tests.ts";
import { joinSampleAgency } from "../../../testing/agency-tests.ts";
import { testSecrets } from "../../../testing/test-app.ts";
import { eraseExpiredAccounts } from "./erase-expired-accounts.ts";

const KARI = "kari@example.com";
const NEW = "kari.ny@example.com";
let api: AccountTest;
let kari: TestBrowser;
beforeAll(async () => {
  api = await openAccountTest();
});
beforeEach(async () => {
  await api.emptyAccounts();
  await api.person(KARI);
  kari = api.browser();
  await kari.signIn(KARI);
});
afterAll(() => api.close());

const get = (page: TestBrowser, path: string) => page.call(path, { method: "GET" });

const guarded = [
  ["GET", "/api/user/profile"],
  ["PATCH", "/api/user/profile"],
  ["POST", "/api/user/language"],
  ["POST", "/api/user/change-password"],
  ["POST", "/api/user/change-email"],
  ["GET", "/api/user/profile/notifications"],
  ["PATCH", "/api/user/profile/notification?is_enabled=1"],
  ["GET", "/api/user/subscriptions"],
  ["PUT", "/api/user/subscriptions"],
  ["GET", "/api/user/sessions"],
  ["DELETE", "/api/user/sessions/0199c0a0-0000-7000-8000-000000000000"],
  ["GET", "/api/user/providers"],
  ["DELETE", "/api/user/providers/vipps"],
  ["POST", "/api/user/profile/export-data"],
  ["DELETE", "/api/user"],
] as const;

test.each(guarded)("ACC-121, ACC-122: %s %s requires a token", async (method, path) => {
  const response = await api.browser().call(path, { method });
  expect([response.statusCode, response.json().error.code]).toEqual([401, "unauthorised"]);
});

const matrix = (news: boolean) =>
  Object.fromEntries(
    ["searches", "favourites", "viewings", "messages", "news"].map((kind) => [
      kind,
      { email: kind === "news" ? news : true, site: true, push: true },
    ]),
  );

test("ACC-083, ACC-094..096: the profile has the specification's fields, in snake case on the wire", async () => {
  const { data } = (await get(kari, "/api/user/profile")).json();
  expect(data).toEqual({
    id: data.user_id,
    user_id: expect.any(String),
    name: "Kari Prøve",
    mobile: null,
    mobile_code: null,
    phone: null,
    phone_code: null,
    email: KARI,
    new_email: null,
    language: "no",
    status: "active",
    has_password: true,
    owner_type: "user",
    agencies: [],
    feature_flags: {},
    created_at: "2026-11-21T09:00:00.000Z",
    updated_at: "2026-11-21T09:00:00.000Z",
  });
});

test("ACC-015, ACC-016, ACC-084: name and phone numbers are saved, numbers with their dial code", async () => {
  const change = (body: object) => kari.call("/api/user/profile", { method: "PATCH", body });
  await change({
    name: "  Kari\nNordmann ",
    mobile: "912 34 567",
    phone: "0412 345 678",
    phone_code: "+61",
  });
  const { data } = (await get(kari, "/api/user/profile")).json();
  expect(data).toMatchObject({
    name: "Kari Nordmann",
    mobile: "91234567",
    mobile_code: "+47",
    phone: "0412345678",
    phone_code: "+61",
  });
  await change({ mobile: null });
  const { data: after } = (await get(kari, "/api/user/profile")).json();
  expect(after).toMatchObject({ mobile: null, mobile_code: null, phone: "0412345678" });
  const wrong = await change({ phone: "12" });
  expect(wrong.json().error.fields.phone).toContain("+47");
});

test("ACC-085: mails use the account's language; a language that the site does not have is rejected", async () => {
  await kari.call("/api/user/language", { body: { language: "en" } });
  expect((await get(kari, "/api/user/profile")).json().data.language).toBe("en");
  await kari.call("/api/user/profile/export-data");
  const { message } = await api.db
    .selectFrom("mail")
    .select("message")
    .where("key", "like", "account/%/export/%")
    .executeTakeFirstOrThrow();
  expect(message.subject).toBe("Your data from Hjem");
  await api.person("ann@example.com", { host: "au.localhost:3000" });
  const ann = api.browser({ host: "au.localhost:3000" });
  await ann.signIn("ann@example.com");
  const refused = await ann.call("/api/user/language", { body: { language: "no" } });
  expect(refused.statusCode).toBe(400);
});

test("ACC-013, ACC-087: changing the password signs out the other devices and not this one", async () => {
  const other = api.browser();
  await other.signIn(KARI);
  const change = (old: string, next: string) =>
    kari.call("/api/user/change-password", { body: { old_password: old, new_password: next } });
  const wrong = await change("not the old one", "tre gule hester");
  expect(wrong.json().error.fields.old_password).toBe(
    "Dette er ikke det nåværende passordet ditt.",
  );
  expect((await change(PASSWORD, "1234567890")).json().error.code).toBe("password_weak");
  expect((await change(PASSWORD, "tre gule hester")).statusCode).toBe(200);
  expect((await get(other, "/api/user/profile")).statusCode).toBe(401);
  expect((await get(kari, "/api/user/profile")).statusCode).toBe(200);
  expect((await api.browser().signIn(KARI)).statusCode).toBe(401);
  expect((await api.browser().signIn(KARI, "tre gule hester")).statusCode).toBe(200);
});

test("a new email address counts once it is verified; the old one gets a warning, and links sent to it become invalid", async () => {
  await kari.call("/api/forgot-password", { body: { email: KARI } });
  const requested = await kari.call("/api/user/change-email", {
    body: { email: NEW, password: PASSWORD },
  });
  expect(requested.statusCode).toBe(202);
  expect((await get(kari, "/api/user/profile")).json().data).toMatchObject({
    email: KARI,
    new_email: NEW,
  });
  const warning = await api.db
    .selectFrom("mail")
    .select("message")
    .where("key", "like", "account/%/email_changing/%")
    .executeTakeFirstOrThrow();
  expect(warning.message.to).toBe(KARI);
  const [token] = await api.tokensOf("confirm_email");
  const looked = await get(api.browser(), `/api/user/confirm-email/${token}`);
  expect(looked.json()).toEqual({ data: { email: NEW, is_used: false } });
  expect((await get(kari, "/api/user/profile")).json().data.email).toBe(KARI);
  const confirm = () => api.browser().call("/api/user/confirm-email", { body: { token } });
  expect((await confirm()).json()).toEqual({ data: { email: NEW, is_used: false } });
  expect((await confirm()).json()).toEqual({ data: { email: NEW, is_used: true } });
  const [reset] = await api.tokensOf("reset_password");
  const stale = await get(api.browser(), `/api/user/set-password/${reset}`);
  expect(stale.json().error.code).toBe("token_invalid");
  expect((await api.browser().signIn(NEW)).statusCode).toBe(200);
  expect((await api.browser().signIn(KARI)).statusCode).toBe(401);
});

test("a change cannot take an address that has an account, and the response does not reveal it", async () => {
  await api.person(NEW);
  const requested = await kari.call("/api/user/change-email", {
    body: { email: NEW, password: PASSWORD },
  });
  expect(requested.statusCode).toBe(202);
  expect(await api.tokensOf("confirm_email")).toEqual([]);
});

test("ACC-017, ACC-080..082: notifications and subscriptions are saved", async () => {
  const isEnabled = async () =>
    (await get(kari, "/api/user/profile/notifications")).json().data.is_enabled;
  expect(await isEnabled()).toBe(true);
  await kari.call("/api/user/profile/notification?is_enabled=0", { method: "PATCH" });
  expect(await isEnabled()).toBe(false);
  const subscriptions = async () => (await get(kari, "/api/user/subscriptions")).json().data;
  expect((await subscriptions()).news).toEqual({ email: false, site: false, push: false });
  const put = await kari.call("/api/user/subscriptions", { method: "PUT", body: matrix(true) });
  expect(put.statusCode).toBe(200);
  expect(await subscriptions()).toEqual(matrix(true));
  const unknown = { ...matrix(true), parties: { email: true, site: true } };
  const refused = await kari.call("/api/user/subscriptions", { method: "PUT", body: unknown });
  expect(refused.statusCode).toBe(400);
});

test("signed-in devices are listed, the current one first, and signed out one by one", async () => {
  const phone = api.browser();
  api.clock.now += 60_000;
  await phone.call("/api/login", {
    body: { email: KARI, password: PASSWORD },
    headers: { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1" },
  });
  const { data } = (await get(kari, "/api/user/sessions")).json();
  expect(data).toMatchObject([
    { is_current: true, device: "lightMyRequest" },
    { is_current: false, device: "Safari, iPhone", created_at: "2026-11-21T09:01:00.000Z" },
  ]);
  const end = (id: string) => kari.call(`/api/user/sessions/${id}`, { method: "DELETE" });
  expect((await end(data[1].id)).statusCode).toBe(204);
  expect((await phone.call("/api/refresh")).statusCode).toBe(401);
  expect((await end(data[1].id)).statusCode).toBe(404);
});

test("nobody can sign out another person's device", async () => {
  await api.person("ola@example.com");
  const ola = api.browser();
  await ola.signIn("ola@example.com");
  const [{ id }] = (await get(ola, "/api/user/sessions")).json().data;
  const tried = await kari.call(`/api/user/sessions/${id}`, { method: "DELETE" });
  expect(tried.statusCode).toBe(404);
  expect((await get(ola, "/api/user/profile")).statusCode).toBe(200);
});

const leaveTraces = async () => {
  const at = new Date(api.clock.now).toISOString();
  const about = { region: "no", property_id: "p1", language: "no", created_at: at } as const;
  await api.db
    .insertInto("lead")
    .values({
      ...about,
      id: "0199c0a0-0000-7000-8000-00000000000a",
      kind: "contact",
      agency_id: "000001",
      name: "Kari Prøve",
      email: "Kari@example.com",
      message: "Er den <ledig>?",
      consent_version: "2026-11",
      consent_at: at,
      fingerprint: "f1",
    })
    .execute();
  await api.db
    .insertInto("listing_report")
    .values({
      ...about,
      id: "0199c0a0-0000-7000-8000-00000000000b",
      kind: "scam",
      words: "Falsk",
      email: KARI,
      fingerprint: "f2",
    })
    .execute();
  const message = JSON.stringify({ to: KARI, subject: "", html: "", text: "", fromName: "" });
  await api.db
    .insertInto("mail")
    .values({
      id: "0199c0a0-0000-7000-8000-00000000000c",
      key: "lead/0199c0a0-0000-7000-8000-00000000000a/sender",
      message,
      created_at: at,
    })
    .execute();
};

test("ACC-086: the export is a readable file with structured data, sent as a link in a mail, and gives no access", async () => {
  await leaveTraces();
  await joinSampleAgency(api, KARI);
  expect((await kari.call("/api/user/profile/export-data")).statusCode).toBe(202);
  const [token] = await api.tokensOf("export");
  const file = await get(api.browser(), `/api/user/export/${token}`);
  expect(file.headers["content-type"]).toBe("application/zip");
  expect(file.headers["content-disposition"]).toContain("attachment");
  const parts = unzipSync(new Uint8Array(file.rawPayload));
  const json = strFromU8(parts["data.json"] ?? new Uint8Array());
  const html = strFromU8(parts["index.html"] ?? new Uint8Array());
  expect(JSON.parse(json)).toMatchObject({
    profile: { email: KARI },
    messages: [{ message: "Er den <ledig>?" }],
    reports: [{ words: "Falsk" }],
    agencies: [{ name: "Nordlys Bolig", since: "2026-11-21T09:00:00.000Z" }],
    history: expect.arrayContaining([{ kind: "registered", at: "2026-11-21T09:00:00.000Z" }]),
  });
  expect(html).toContain("Er den &lt;ledig&gt;?");
  expect(html).toContain("Meldinger til annonsører");
  expect(html).toContain("<dt>Har passord</dt><dd>Ja</dd>");
  expect(html).toContain("<dt>Type</dt><dd>Konto opprettet</dd>");
  // Every name has words of the reader's language, and every instant is a day of theirs.
  expect(html).not.toMatch(/<dt>[a-z]|<dd>(?:true|false|[a-z]+_[a-z]+)<|\dT\d\d:/);
  expect(json).not.toMatch(/argon2|hash|token/i);
  const wrong = await get(api.browser({ host: "au.localhost" }), `/api/user/export/${token}`);
  expect(wrong.json().error.code).toBe("token_invalid");
});

const tidy = () =>
  eraseExpiredAccounts({
    db: api.db,
    now: () => api.clock.now,
    attempts: createPasswordAttempts({
      db: api.db,
      keys: testSecrets.keys,
      now: () => api.clock.now,
    }),
  })();

/** Rows of every table that can hold something personal: those that name an account, and those that name an address. */
const personalRows = async () => {
  const { rows: named } = await sql<{ table: keyof Tables }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id'`.execute(api.db);
  const tables = [
    ...named.map(({ table }) => table),
    ...(["account", "refresh_token", "password_attempt", "provider_visit"] as const),
    ...(["mail", "lead", "listing_report"] as const),
  ];
  const counted = await Promise.all(
    tables.map(async (table) => {
      const rows = await api.db.selectFrom(table).selectAll().execute();
      return [table, rows.length] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, rows]) => rows > 0));
};

test("A16: the mail about a deletion states its day with the year, in the site's time zone", async () => {
  // Past midnight in Oslo, before it in UTC.
  api.clock.now = Date.parse("2026-11-21T23:30:00Z");
  await kari.signIn(KARI);
  await kari.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  const mails = await api.db.selectFrom("mail").select(["key", "message"]).execute();
  const mail = mails.find(({ key }) => key.split("/")[2] === "deletion");
  expect(mail?.message.text).toContain("Den 6. desember 2026 sletter vi");
});

test("ACC-088, D38: a deleted account is closed at once, can be restored for 14 days, and then all of its data is erased", async () => {
  await leaveTraces();
  await joinSampleAgency(api, KARI);
  await api.browser().signIn(KARI, "a wrong password");
  const remove = (body: object) => kari.call("/api/user", { method: "DELETE", body });
  expect((await remove({})).json().error.fields.password).toBe("Fyll ut dette feltet.");
  expect((await remove({ password: "not this one" })).statusCode).toBe(400);
  const removed = await remove({ password: PASSWORD });
  expect([removed.statusCode, kari.cookies.has("hjem_refresh")]).toEqual([202, false]);
  expect((await get(kari, "/api/user/profile")).json().error.code).toBe("session_ended");
  const refused = await api.browser().signIn(KARI);
  expect([refused.statusCode, refused.json().error.code]).toEqual([
    403,
    "account_deletion_pending",
  ]);

  const [token] = await api.tokensOf("deletion");
  await tidy();
  const undo = () => api.browser().call("/api/user/undo-deletion", { body: { token } });
  const looked = await get(api.browser(), `/api/user/undo-deletion/${token}`);
  expect(looked.json()).toEqual({ data: { email: KARI, is_used: false } });
  expect((await undo()).json()).toEqual({ data: { email: KARI, is_used: false } });
  expect((await undo()).json()).toEqual({ data: { email: KARI, is_used: true } });
  await kari.signIn(KARI);
  await remove({ password: PASSWORD });

  api.clock.now += 14 * DAY_MS - 1;
  await tidy();
  expect(await personalRows()).toMatchObject({ account: 1, lead: 1 });
  api.clock.now += 1;
  await tidy();
  expect(await personalRows()).toEqual({});
  const audit = await api.db.selectFrom("account_audit").selectAll().execute();
  expect(Object.keys(audit[0] ?? {})).toEqual([
    "id",
    "audit_id",
    "kind",
    "at",
    "source",
    "actor_audit_id",
    "reason",
    "region",
    "subject",
  ]);
  expect(audit.map(({ kind }) => kind)).toContain("erased");
});

test("a registration that is not activated is erased after 30 days; a stranger's messages stay", async () => {
  await api.emptyAccounts();
  await leaveTraces();
  await api.browser().call("/api/register", {
    body: { email: KARI, password: PASSWORD, name: "Ola", terms_version: "2026-11-01" },
  });
  api.clock.now += 30 * DAY_MS;
  await tidy();
  expect(await personalRows()).toEqual({ lead: 1, listing_report: 1, mail: 1 });
});
