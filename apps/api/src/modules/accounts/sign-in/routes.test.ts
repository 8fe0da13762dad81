import { MINUTE_MS } from "@hjem/domain/durations";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  PASSWORD,
  registrationOf,
} from "../../../testing/account-tests.ts";
import { buildTestApp } from "../../../testing/test-app.ts";

const KARI = "kari@example.com";
let api: AccountTest;
beforeAll(async () => {
  api = await openAccountTest();
});
beforeEach(() => api.emptyAccounts());
afterAll(() => api.close());

const count = async (table: "account" | "session" | "mail") =>
  (await api.db.selectFrom(table).select("id").execute()).length;

test("ACC-067, ACC-071, ACC-077: a person registers, activates by mail, and signs in", async () => {
  const page = api.browser();
  const registered = await page.call("/api/register", {
    body: registrationOf(" Kari@Example.com "),
  });
  expect([registered.statusCode, registered.json()]).toEqual([202, { data: { email: KARI } }]);

  const early = await page.signIn(KARI);
  expect([early.statusCode, early.json().error.code]).toEqual([403, "activation_needed"]);

  const [token] = await api.tokensOf("activate");
  await api.browser().call("/api/user/activate", { body: { token } });

  const response = await page.signIn("KARI@example.com");
  expect(response.json()).toEqual({ access_token: expect.any(String), expires_in: 900 });
  expect(response.headers["cache-control"]).toBe("no-store");
  const cookie = response.cookies.find(({ name }) => name === "hjem_refresh");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/api" });
  const profile = await page.call("/api/user/profile", { method: "GET" });
  expect(profile.json().data).toMatchObject({ email: KARI, name: "Kari Prøve", status: "active" });
});

test("ACC-069: the activation link is sent again, and the response is the same for every address", async () => {
  const page = api.browser();
  await page.call("/api/register", { body: registrationOf(KARI) });
  for (const email of [KARI, "nobody@example.com"]) {
    const response = await page.call("/api/user/resend-activation", { body: { email } });
    expect(response.statusCode).toBe(202);
  }
  const tokens = await api.tokensOf("activate");
  expect(tokens).toHaveLength(2);
  await page.call("/api/user/activate", { body: { token: tokens[1] } });
  expect((await page.signIn(KARI)).statusCode).toBe(200);
});

test("ACC-071: registering a known address responds the same, and sends its owner a mail", async () => {
  await api.person(KARI);
  const again = await api.browser().call("/api/register", {
    body: registrationOf(KARI, "another long password"),
  });
  expect([again.statusCode, again.json()]).toEqual([202, { data: { email: KARI } }]);
  expect((await api.browser().signIn(KARI)).statusCode).toBe(200);
  const { message } = await api.db
    .selectFrom("mail")
    .select("message")
    .where("key", "like", "account/%/already_registered/%")
    .executeTakeFirstOrThrow();
  expect(message).toMatchObject({ to: KARI, subject: "Du har allerede en konto på Hjem" });
});

test("ACC-070, ACC-074..076: quick registration needs no password; its link sets one and activates; a known address is rejected", async () => {
  const page = api.browser();
  const { password: _, ...form } = registrationOf(KARI);
  expect((await page.call("/api/user/quick-registration", { body: form })).statusCode).toBe(202);
  const [token] = await api.tokensOf("set_password");
  const requested = await page.call(`/api/user/set-password/${token}`, { method: "GET" });
  expect(requested.json()).toEqual({ data: { email: KARI, is_used: false, providers: [] } });
  const set = (password: string) =>
    page.call("/api/user/set-password", { body: { token, password } });
  const weak = await set("qwertyuiop");
  expect([weak.statusCode, weak.json().error.code]).toEqual([422, "password_weak"]);
  expect(weak.json().error.fields.password).toContain("for vanlig");
  expect((await set(PASSWORD)).statusCode).toBe(200);
  expect((await set(PASSWORD)).json().error.code).toBe("token_invalid");
  expect((await page.signIn(KARI)).statusCode).toBe(200);
  const taken = await page.call("/api/user/quick-registration", { body: form });
  expect([taken.statusCode, taken.json().error.code]).toEqual([409, "email_taken"]);
});

test("ACC-079: the check says what is known of an address; the other site knows nothing of it (D29)", async () => {
  await api.person(KARI);
  const requestMail = async (host: string, email: string) => {
    const response = await api.browser({ host }).call("/api/user/check", { body: { email } });
    return response.json().data;
  };
  const known = { exists: true, has_password: true, providers: [] };
  const unknown = { exists: false, has_password: false, providers: [] };
  expect(await requestMail("no.localhost:3000", "KARI@example.com")).toEqual(known);
  expect(await requestMail("au.localhost:3000", KARI)).toEqual(unknown);
  expect(await requestMail("no.localhost:3000", "ola@example.com")).toEqual(unknown);
});

test("ACC-072, ACC-073: a new password by mail signs out every device and unlocks the account", async () => {
  await api.person(KARI);
  const old = api.browser();
  await old.signIn(KARI);
  const page = api.browser();
  for (const email of [KARI, "nobody@example.com"]) {
    const response = await page.call("/api/forgot-password", { body: { email } });
    expect(response.statusCode).toBe(202);
  }
  const [token] = await api.tokensOf("reset_password");
  const reset = await page.call("/api/reset-password", {
    body: { token, password: "tre gule hester" },
  });
  expect(reset.statusCode).toBe(200);
  expect((await old.call("/api/user/profile", { method: "GET" })).json().error.code).toBe(
    "session_ended",
  );
  expect((await old.call("/api/refresh")).statusCode).toBe(401);
  expect((await page.signIn(KARI)).json().error.code).toBe("wrong_credentials");
  expect((await page.signIn(KARI, "tre gule hester")).statusCode).toBe(200);
  expect(await api.tokensOf("password_changed")).toHaveLength(1);
});

test("links expire: activation after 7 days, a reset after an hour", async () => {
  await api.browser().call("/api/register", { body: registrationOf(KARI) });
  await api.browser().call("/api/forgot-password", { body: { email: KARI } });
  const [activation] = await api.tokensOf("activate");
  const [reset] = await api.tokensOf("reset_password");
  const start = api.clock.now;
  const check = (token: string | undefined) =>
    api.browser().call(`/api/user/set-password/${token}`, { method: "GET" });
  api.clock.now = start + 60 * MINUTE_MS - 1;
  expect((await check(reset)).statusCode).toBe(200);
  api.clock.now = start + 60 * MINUTE_MS;
  expect((await check(reset)).json().error.code).toBe("token_invalid");
  api.clock.now = start + 7 * 24 * 60 * MINUTE_MS;
  const late = await api.browser().call(`/api/user/activate/${activation}`, { method: "GET" });
  expect(late.json().error.code).toBe("token_invalid");
});

test("ACC-042, ACC-078: the cookie renews the access token, and signing out ends it at once", async () => {
  await api.person(KARI);
  const page = api.browser();
  await page.signIn(KARI);
  const first = page.cookies.get("hjem_refresh");
  const renewed = await page.call("/api/refresh");
  expect(renewed.json()).toEqual({ access_token: expect.any(String), expires_in: 900 });
  expect(page.cookies.get("hjem_refresh")).not.toBe(first);
  expect((await page.call("/api/logout")).statusCode).toBe(204);
  expect(page.cookies.has("hjem_refresh")).toBe(false);
  const refused = await page.call("/api/user/profile", { method: "GET" });
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, "session_ended"]);
});

test("signing out everywhere ends the sessions of every device", async () => {
  await api.person(KARI);
  const [phone, laptop] = [api.browser(), api.browser()];
  await phone.signIn(KARI);
  await laptop.signIn(KARI);
  await laptop.call("/api/logout?everywhere=1");
  expect((await phone.call("/api/user/profile", { method: "GET" })).statusCode).toBe(401);
  expect((await phone.call("/api/refresh")).json().error.code).toBe("session_ended");
});

test("D6: a session expires 30 days after its last use", async () => {
  await api.person(KARI);
  const page = api.browser();
  await page.signIn(KARI);
  const days = (number: number) => number * 24 * 60 * MINUTE_MS;
  api.clock.now += days(29);
  expect((await page.call("/api/refresh")).statusCode).toBe(200);
  api.clock.now += days(29);
  expect((await page.call("/api/refresh")).statusCode).toBe(200);
  api.clock.now += days(30);
  expect((await page.call("/api/refresh")).statusCode).toBe(401);
});

test("50 concurrent registrations of one address create one account", async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, () =>
      api.browser().call("/api/register", { body: registrationOf(KARI) }),
    ),
  );
  const statuses = new Set(responses.map(({ statusCode }) => statusCode));
  expect(statuses).toEqual(new Set([202, 429]));
  expect(await count("account")).toBe(1);
  expect(await count("mail")).toBe(6);
});

test("a sign-in takes three statements on a new device and two on one that the account knows", async () => {
  await api.person(KARI);
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = await buildTestApp(api.db.withPlugin(counter), { now: () => api.clock.now });
  const signIn = async (cookie = "") => {
    statements = 0;
    const payload = { email: KARI, password: PASSWORD };
    const headers = { host: "no.localhost:3000", cookie };
    const response = await app.inject({ method: "POST", url: "/api/login", headers, payload });
    expect(response.statusCode).toBe(200);
    const device = response.cookies.find(({ name }) => name === "hjem_device")?.value;
    return { device, statements };
  };
  // The account's first device needs no mail.
  const { device, statements: first } = await signIn();
  expect(first).toBe(2);
  expect((await signIn()).statements).toBe(3);
  expect((await signIn(`hjem_device=${device}`)).statements).toBe(2);
  await app.close();
});

test("the right password of an account that waits for activation is never delayed by the limit on attempts", async () => {
  const page = api.browser();
  await page.call("/api/register", { body: registrationOf(KARI) });
  for (let time = 1; time <= 6; time += 1) {
    expect((await page.signIn(KARI)).json().error.code).toBe("activation_needed");
  }
});
