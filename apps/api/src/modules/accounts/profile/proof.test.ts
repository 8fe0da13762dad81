import { MINUTE_MS } from "@hjem/domain/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  PASSWORD,
} from "../../../testing/account-tests.ts";
import { returnFromProvider, visitProvider } from "../../../testing/provider-visit.ts";
import { testDemo } from "../../../testing/test-demo.ts";

const KARI = "kari@example.com";
const OLA = "ola@example.com";
let api: AccountTest;
beforeAll(async () => {
  api = await openAccountTest({ demo: testDemo });
});
beforeEach(() => api.emptyAccounts());
afterAll(() => api.close());

const signedIn = async (email = KARI) => {
  await api.person(email);
  const page = api.browser();
  await page.signIn(email);
  return page;
};
/** Whoever read the access token out of the page, on a machine of their own. */
const thiefOf = (token: string | null) => {
  const thief = api.browser({ ip: "203.0.113.9" });
  thief.token = token;
  return thief;
};
const subjects = async () =>
  (await api.db.selectFrom("mail").select("key").orderBy("created_at").execute()).map(
    ({ key }) => key.split("/")[2],
  );
const auditOf = async () =>
  (await api.db.selectFrom("account_audit").select("kind").execute()).map(({ kind }) => kind);

test("A2: a stolen access token connects no provider, removes none and sets no password, not even just after the sign-in", async () => {
  const owner = await signedIn();
  const thief = thiefOf(owner.token);
  const start = (page: typeof thief) =>
    page.call("/api/auth/vipps/start", { body: { join: true, redirect: "/" } });
  expect(errorCodeOf(await start(thief))).toBe("sign_in_again");
  expect((await start(owner)).statusCode).toBe(200);
  const tries = [
    thief.call("/api/user/providers/vipps", { method: "DELETE" }),
    thief.call("/api/user/proof", { body: { password: "a wrong guess" } }),
    thief.call("/api/user/change-password", { body: { new_password: "tre gule hester" } }),
    thief.call("/api/user/change-email", { body: { email: OLA } }),
    thief.call("/api/user", { method: "DELETE", body: {} }),
  ];
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([403, 400, 400, 400, 400]);
  expect(await auditOf()).toContain("reauthentication_failed");
});

test("A2: an account without a password: a stolen access token sets none within five minutes of the sign-in", async () => {
  const owner = api.browser();
  await returnFromProvider(owner, "vipps", await visitProvider(owner, "vipps", { verified: "1" }));
  const thief = thiefOf(owner.token);
  const set = (page: typeof thief) =>
    page.call("/api/user/change-password", { body: { new_password: PASSWORD } });
  expect(errorCodeOf(await set(thief))).toBe("sign_in_again");
  expect(errorCodeOf(await thief.call("/api/user/change-email", { body: { email: OLA } }))).toBe(
    "sign_in_again",
  );
  expect((await set(owner)).statusCode).toBe(200);
});

test("A2: five minutes after the sign-in the password is required, and connecting and removing providers sends a mail", async () => {
  const page = await signedIn();
  api.clock.now += 5 * MINUTE_MS + 1;
  const start = () => page.call("/api/auth/vipps/start", { body: { join: true } });
  expect(errorCodeOf(await start())).toBe("sign_in_again");
  const methods = (await page.call("/api/user/proof", { method: "GET" })).json().data;
  expect(methods).toEqual({ methods: ["password"], providers: [] });
  const wrong = await page.call("/api/user/proof", { body: { password: "a wrong guess" } });
  expect(wrong.json().error.fields).toEqual({ password: expect.any(String) });
  expect((await page.call("/api/user/proof", { body: { password: PASSWORD } })).statusCode).toBe(
    200,
  );
  const back = await visitProvider(page, "vipps", { join: true });
  expect((await returnFromProvider(page, "vipps", back)).statusCode).toBe(200);
  expect(await subjects()).toContain("provider_joined");

  api.clock.now += 5 * MINUTE_MS + 1;
  const remove = () => page.call("/api/user/providers/vipps", { method: "DELETE" });
  await page.call("/api/refresh").then((response) => (page.token = response.json().access_token));
  expect(errorCodeOf(await remove())).toBe("sign_in_again");
  await page.call("/api/user/proof", { body: { password: PASSWORD } });
  expect((await remove()).statusCode).toBe(204);
  expect(await subjects()).toContain("provider_removed");
});

test("A2: a person without a password proves their identity by signing in with their provider again, which leaves one session", async () => {
  const page = api.browser();
  const visit = async () =>
    returnFromProvider(page, "vipps", await visitProvider(page, "vipps", { verified: "1" }));
  await visit();
  api.clock.now += 5 * MINUTE_MS + 1;
  const set = () => page.call("/api/user/change-password", { body: { new_password: PASSWORD } });
  expect(errorCodeOf(await set())).toBe("sign_in_again");
  expect(errorCodeOf(await page.call("/api/user/proof", { body: {} }))).toBe("sign_in_again");
  await visit();
  const sessions = (await page.call("/api/user/sessions", { method: "GET" })).json().data;
  expect(sessions).toHaveLength(1);
  expect((await set()).statusCode).toBe(200);
});

test("A2: a password reset lists the connected providers, removes them on request, and sends a mail", async () => {
  const owner = await signedIn();
  await returnFromProvider(owner, "vipps", await visitProvider(owner, "vipps", { join: true }));
  const reset = async (dropProviders?: boolean) => {
    await owner.call("/api/forgot-password", { body: { email: KARI } });
    const token = (await api.tokensOf("reset_password")).at(-1);
    const link = await owner.call(`/api/user/set-password/${token}`, { method: "GET" });
    const body = { token, password: PASSWORD, drop_providers: dropProviders };
    expect((await owner.call("/api/reset-password", { body })).statusCode).toBe(200);
    return link.json().data.providers;
  };
  expect(await reset()).toEqual(["vipps"]);
  expect(await reset(true)).toEqual(["vipps"]);
  expect(await subjects()).toContain("provider_removed");
  expect(await api.db.selectFrom("account_provider").select("provider").execute()).toEqual([]);
});

test("A4: the activation mail of an account begun by a provider names the provider, and the first reset removes a provider that proved nothing", async () => {
  const stranger = api.browser();
  const visit = async () => visitProvider(stranger, "vipps", { email: "", name: "Stranger" });
  await returnFromProvider(stranger, "vipps", await visit(), { email: KARI });
  const [mail] = await api.db.selectFrom("mail").select("message").execute();
  expect(mail?.message.text).toContain("Vipps");
  const victim = api.browser({ ip: "198.51.100.7" });
  const [token] = await api.tokensOf("activate_provider");
  await victim.call("/api/user/activate", { body: { token } });
  await victim.call("/api/forgot-password", { body: { email: KARI } });
  const [resetToken] = await api.tokensOf("reset_password");
  const body = { token: resetToken, password: PASSWORD };
  expect((await victim.call("/api/reset-password", { body })).statusCode).toBe(200);
  const again = await returnFromProvider(stranger, "vipps", await visit());
  expect(errorCodeOf(again)).toBe("email_needed");
  expect(await api.db.selectFrom("account_provider").select("provider").execute()).toEqual([]);
});

test("A7, D122: the link of an export works for a day as often as it is opened, and is invalidated by a changed or reset password", async () => {
  const page = await signedIn();
  const link = async () => {
    await page.call("/api/user/profile/export-data", { method: "POST" });
    return (await api.tokensOf("export")).at(-1);
  };
  const fetched = async (token: string | undefined, method: "GET" | "HEAD" = "GET") =>
    (await api.app.inject({ method, url: `/api/user/export/${token}`, headers: host })).statusCode;
  const host = { host: "no.localhost:3000" };
  const open = await link();
  expect(await fetched(open, "HEAD")).toBe(200);
  expect([await fetched(open), await fetched(open)]).toEqual([200, 200]);
  const late = await link();
  api.clock.now += 24 * 60 * MINUTE_MS;
  expect(await fetched(late)).toBe(400);
  await page.signIn(KARI);
  const dropped = await link();
  await page.call("/api/user/change-password", {
    body: { old_password: PASSWORD, new_password: "tre gule hester" },
  });
  expect(await fetched(dropped)).toBe(400);
  const lost = await link();
  await page.call("/api/forgot-password", { body: { email: KARI } });
  const reset = { token: (await api.tokensOf("reset_password")).at(-1), password: PASSWORD };
  expect((await page.call("/api/reset-password", { body: reset })).statusCode).toBe(200);
  expect(await fetched(lost)).toBe(400);
});

test("A7: requests by a stranger do not block the mails of the account's owner", async () => {
  const owner = await signedIn();
  const requestMail = (page: typeof owner) =>
    page.call("/api/forgot-password", { body: { email: KARI } });
  const stranger = api.browser({ ip: "203.0.113.9" });
  const statuses: number[] = [];
  for (let call = 0; call < 8; call += 1) statuses.push((await requestMail(stranger)).statusCode);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429]);
  expect((await requestMail(api.browser({ ip: "198.51.100.7" }))).statusCode).toBe(202);
  for (let number = 1; number <= 40; number += 1) {
    await requestMail(api.browser({ ip: `198.51.100.${number}` }));
  }
  expect((await requestMail(api.browser({ ip: "198.51.100.99" }))).statusCode).toBe(429);
  expect((await requestMail(owner)).statusCode).toBe(202);
});

test("a sign-in on an unknown device sends a mail; the first sign-in and a known device do not", async () => {
  const page = await signedIn();
  expect(await subjects()).not.toContain("new_device");
  await page.signIn(KARI);
  expect(await subjects()).not.toContain("new_device");
  await api.browser().signIn(KARI);
  expect((await subjects()).filter((kind) => kind === "new_device")).toHaveLength(1);
});

test("a refresh token that is used twice ends the session and sends the owner a mail", async () => {
  const owner = await signedIn();
  const thief = api.browser({ ip: "203.0.113.9" });
  thief.cookies = new Map(owner.cookies);
  await owner.call("/api/refresh");
  await owner.call("/api/refresh");
  expect(errorCodeOf(await thief.call("/api/refresh"))).toBe("session_ended");
  expect(await subjects()).toContain("session_stolen");
  const line = await api.db
    .selectFrom("account_audit")
    .select("source")
    .where("kind", "=", "refresh_token_reused")
    .executeTakeFirstOrThrow();
  expect(line.source).toMatch(/^[\w-]{22}$/);
});

test("ASVS 7.3.2: a session ends after 90 days, however often it is used", async () => {
  const page = await signedIn();
  const day = 24 * 60 * MINUTE_MS;
  for (let passed = 0; passed < 80; passed += 20) {
    api.clock.now += 20 * day;
    expect((await page.call("/api/refresh")).statusCode).toBe(200);
  }
  api.clock.now += 10 * day;
  expect((await page.call("/api/refresh")).statusCode).toBe(401);
});

test("D107: the refresh cookie is called __Secure-hjem_refresh on https, hjem_refresh on plain http of this machine", async () => {
  await api.person(KARI);
  const cookiesAt = async (proto: string) => {
    const page = api.browser();
    const body = { email: KARI, password: PASSWORD };
    const headers = { "x-forwarded-proto": proto };
    const response = await page.call("/api/login", { body, headers });
    expect((await page.call("/api/refresh", { headers })).statusCode).toBe(200);
    return response.cookies.map(({ name }) => name);
  };
  expect(await cookiesAt("https")).toEqual([
    "hjem_device",
    "__Secure-hjem_refresh",
    "__Secure-hjem_files",
  ]);
  expect(await cookiesAt("http")).toEqual(["hjem_device", "hjem_refresh", "hjem_files"]);
});

test("a sign-in to an address without an account is written to the audit, with the network it came from and no address", async () => {
  await api.browser({ ip: "203.0.113.9" }).signIn("nobody@example.com");
  await api.browser({ ip: "203.0.113.9" }).signIn("nobody@example.com");
  const lines = await api.db.selectFrom("account_audit").selectAll().execute();
  expect(lines.map(({ kind, audit_id: id }) => [kind, id])).toEqual([
    ["sign_in_unknown", null],
    ["sign_in_unknown", null],
  ]);
  expect(new Set(lines.map(({ source }) => source)).size).toBe(1);
  expect(JSON.stringify(lines)).not.toMatch(/nobody|203\.0/);
});
