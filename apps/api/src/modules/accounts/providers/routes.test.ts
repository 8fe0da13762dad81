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
const AU = { host: "au.localhost:3000" };
const AU_ORIGIN = "http://au.localhost:3000";
let api: AccountTest;
beforeAll(async () => {
  api = await openAccountTest({ demo: testDemo });
});
beforeEach(() => api.emptyAccounts());
afterAll(() => api.close());

test("ACC-002..007: each site offers its own providers; Facebook is hidden in Norway until it is configured", async () => {
  const offered = async (host: string) =>
    (await api.browser({ host }).call("/api/auth/providers", { method: "GET" })).json().data;
  expect(await offered("no.localhost:3000")).toEqual([{ provider: "vipps", is_demo: true }]);
  expect(await offered("au.localhost:3000")).toEqual([
    { provider: "google", is_demo: true },
    { provider: "apple", is_demo: true },
    { provider: "facebook", is_demo: true },
  ]);
  const hidden = await api.browser().call("/api/auth/facebook/start", { body: {} });
  expect(hidden.statusCode).toBe(404);
});

test("ACC-037, ACC-055, ACC-056, ACC-068, ACC-090..092: the whole sign-in with the stand-in of Vipps", async () => {
  const page = api.browser();
  const described = await page.call("/api/auth/vipps/.well-known/openid-configuration", {
    method: "GET",
  });
  expect(described.json()).toMatchObject({
    issuer: "http://no.localhost:3000/api/demo-login/vipps",
    authorization_endpoint: "http://no.localhost:3000/api/demo-login/vipps/auth",
  });
  const back = await visitProvider(page, "vipps", { redirect: "/user/favourite", verified: "1" });
  expect(Object.fromEntries(back.authorizationUrl.searchParams)).toMatchObject({
    client_id: "hjem-demo",
    response_type: "code",
    scope: "openid name email phoneNumber",
    state: expect.stringMatching(/^vipps-login\.[\w-]{43}$/),
    redirect_uri: "http://no.localhost:3000/?signin=vipps",
    code_challenge_method: "S256",
    nonce: expect.any(String),
  });
  expect(back.page).toContain("Den har ingen forbindelse med Vipps");
  const response = await returnFromProvider(page, "vipps", back);
  expect(response.json()).toEqual({
    access_token: expect.any(String),
    expires_in: 900,
    redirect: "/user/favourite",
  });
  const { data } = (await page.call("/api/user/profile", { method: "GET" })).json();
  expect(data).toMatchObject({ email: KARI, name: "Kari Prøve", has_password: false });
});

test.each(["google", "apple"] as const)(
  "ACC-003, ACC-004: the sign-in with the stand-in of %s, twice into one account",
  async (provider) => {
    for (let visit = 1; visit <= 2; visit += 1) {
      const page = api.browser(AU);
      const back = await visitProvider(page, provider, { origin: AU_ORIGIN, verified: "1" });
      expect((await returnFromProvider(page, provider, back)).statusCode).toBe(200);
    }
    expect(await api.db.selectFrom("account").select("id").execute()).toHaveLength(1);
  },
);

test("ACC-005: the sign-in with the stand-in of Facebook, whose address is verified by mail because Facebook verifies none", async () => {
  const page = api.browser(AU);
  const visit = async () => {
    const back = await visitProvider(page, "facebook", { origin: AU_ORIGIN, verified: "1" });
    return returnFromProvider(page, "facebook", back);
  };
  expect(errorCodeOf(await visit())).toBe("activation_needed");
  const [token] = await api.tokensOf("activate_provider");
  await page.call("/api/user/activate", { body: { token } });
  expect((await visit()).statusCode).toBe(200);
});

test("ACC-091: a button of a page that is not hydrated yet leads to the provider by a plain form, and back like any other", async () => {
  const page = api.browser();
  const press = (provider: string, headers: Record<string, string | undefined> = {}) =>
    page.call(`/api/auth/${provider}/start`, {
      body: "redirect=%2Fuser%2Fdevices&email=kari%40example.com",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  const led = await press("vipps");
  expect(led.statusCode).toBe(303);
  const address = new URL(String(led.headers.location));
  expect(address.pathname).toBe("/api/demo-login/vipps/auth");
  expect(address.searchParams.get("state")).toMatch(/^vipps-login\./);
  expect(led.cookies[0]).toMatchObject({ name: "oauth", httpOnly: true });
  const visit = await api.db.selectFrom("provider_visit").select("redirect").executeTakeFirst();
  expect(visit?.redirect).toBe("/user/devices");

  expect((await press("vipps", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  const away = await press("facebook");
  expect([away.statusCode, away.headers.location]).toEqual([
    303,
    "/?signin=facebook&state=facebook-login&error=server_error",
  ]);
});

test("Apple responds with a form that contains code and state", async () => {
  const back = await visitProvider(api.browser(AU), "apple", { origin: AU_ORIGIN, verified: "1" });
  expect(back.authorizationUrl.searchParams.get("response_mode")).toBe("form_post");
  expect(back.code).toEqual(expect.any(String));
});

test("ACC-058: cancelling returns with access_denied", async () => {
  const back = await visitProvider(api.browser(), "vipps", { answer: "cancel" });
  expect([back.error, back.code]).toEqual(["access_denied", null]);
});

test("D29: an account is connected when both addresses are verified", async () => {
  await api.person(KARI);
  const page = api.browser();
  const response = await returnFromProvider(
    page,
    "vipps",
    await visitProvider(page, "vipps", { verified: "1" }),
  );
  expect(response.statusCode).toBe(200);
  const check = await page.call("/api/user/check", { body: { email: KARI } });
  expect(check.json().data).toEqual({ exists: true, has_password: true, providers: ["vipps"] });
});

test("D29: an address that the provider has not verified requires the account's password first", async () => {
  await api.person(KARI);
  const page = api.browser();
  const back = await visitProvider(page, "vipps");
  const requested = await returnFromProvider(page, "vipps", back);
  expect([requested.statusCode, errorCodeOf(requested)]).toEqual([409, "password_needed"]);
  expect(
    errorCodeOf(await returnFromProvider(page, "vipps", back, { password: "a wrong one" })),
  ).toBe("wrong_credentials");
  expect((await returnFromProvider(page, "vipps", back, { password: PASSWORD })).statusCode).toBe(
    200,
  );
});

test("A12: an account without a password is not asked for one; its usual sign-in is offered", async () => {
  const origin = AU_ORIGIN;
  const first = api.browser(AU);
  await returnFromProvider(
    first,
    "google",
    await visitProvider(first, "google", { origin, verified: "1" }),
  );
  const second = api.browser(AU);
  const requested = await returnFromProvider(
    second,
    "facebook",
    await visitProvider(second, "facebook", { origin }),
  );
  expect([requested.statusCode, errorCodeOf(requested)]).toEqual([409, "account_exists"]);
});

test("D29: an account that was never activated is not taken over by a provider alone, and a stranger's sign-in method is removed", async () => {
  const page = api.browser();
  const form = { email: KARI, password: PASSWORD, name: "Stranger", terms_version: "2026-11-01" };
  await page.call("/api/register", { body: form });
  const back = await visitProvider(page, "vipps", { verified: "1" });
  expect(errorCodeOf(await returnFromProvider(page, "vipps", back))).toBe("password_needed");

  const stranger = api.browser();
  await returnFromProvider(
    stranger,
    "vipps",
    await visitProvider(stranger, "vipps", { email: "", name: "S" }),
  );
  await api.emptyAccounts();
  const other = await visitProvider(stranger, "vipps", { email: "", name: "S" });
  expect(errorCodeOf(await returnFromProvider(stranger, "vipps", other, { email: KARI }))).toBe(
    "activation_needed",
  );
  await page.call("/api/forgot-password", { body: { email: KARI } });
  const [token] = await api.tokensOf("reset_password");
  await page.call("/api/reset-password", { body: { token, password: PASSWORD } });
  const { data } = (await page.call("/api/user/check", { body: { email: KARI } })).json();
  expect(data).toEqual({ exists: true, has_password: true, providers: [] });
});

test("a provider without an address asks for one, which is verified by mail", async () => {
  const page = api.browser();
  const back = await visitProvider(page, "vipps", { email: "" });
  const requested = await returnFromProvider(page, "vipps", back);
  expect([requested.statusCode, errorCodeOf(requested)]).toEqual([422, "email_needed"]);
  expect(errorCodeOf(await returnFromProvider(page, "vipps", back, { email: KARI }))).toBe(
    "activation_needed",
  );
  const [token] = await api.tokensOf("activate_provider");
  await page.call("/api/user/activate", { body: { token } });
  const again = await returnFromProvider(
    page,
    "vipps",
    await visitProvider(page, "vipps", { email: "" }),
  );
  expect(again.statusCode).toBe(200);
});

test("a signed-in person connects a provider and removes it again; the last sign-in method stays", async () => {
  await api.person("ola@example.com");
  const page = api.browser();
  await page.signIn("ola@example.com");
  const back = await visitProvider(page, "vipps", { join: true, redirect: "/user" });
  expect((await returnFromProvider(page, "vipps", back)).statusCode).toBe(200);
  const providers = async () =>
    (await page.call("/api/user/providers", { method: "GET" })).json().data;
  expect(await providers()).toMatchObject([{ provider: "vipps", email: KARI }]);
  const sessions = (await page.call("/api/user/sessions", { method: "GET" })).json().data;
  expect(sessions).toHaveLength(1);
  const remove = () => page.call("/api/user/providers/vipps", { method: "DELETE" });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);

  const only = api.browser();
  await returnFromProvider(only, "vipps", await visitProvider(only, "vipps", { verified: "1" }));
  const refused = await only.call("/api/user/providers/vipps", { method: "DELETE" });
  expect([refused.statusCode, errorCodeOf(refused)]).toEqual([409, "last_way_in"]);
});

test("a person without a password can delete the account within five minutes of a sign-in, later only after another one", async () => {
  const page = api.browser();
  await returnFromProvider(page, "vipps", await visitProvider(page, "vipps", { verified: "1" }));
  api.clock.now += 5 * MINUTE_MS + 1;
  const late = await page.call("/api/user", { method: "DELETE", body: {} });
  expect([late.statusCode, errorCodeOf(late)]).toEqual([403, "sign_in_again"]);
  await returnFromProvider(page, "vipps", await visitProvider(page, "vipps", { verified: "1" }));
  expect((await page.call("/api/user", { method: "DELETE", body: {} })).statusCode).toBe(202);
});

test("a state that is missing, unknown, used, ten minutes old, of another browser, site or return address is rejected", async () => {
  const page = api.browser();
  const back = await visitProvider(page, "vipps", { verified: "1" });
  const refused = async (browser = page, change: Partial<typeof back> = {}) =>
    errorCodeOf(await returnFromProvider(browser, "vipps", { ...back, ...change }));
  expect(await refused(page, { state: "vipps-login" })).toBe("provider_failed");
  expect(await refused(page, { state: `${back.state}x` })).toBe("provider_failed");
  expect(await refused(page, { redirectUrl: "https://evil.example/" })).toBe("provider_failed");
  expect(await refused(api.browser())).toBe("provider_failed");
  const elsewhere = api.browser(AU);
  elsewhere.cookies = page.cookies;
  expect(await refused(elsewhere)).toBe("provider_failed");
  api.clock.now += 10 * MINUTE_MS;
  expect(await refused()).toBe("provider_failed");
  api.clock.now -= 10 * MINUTE_MS;
  expect((await returnFromProvider(page, "vipps", back)).statusCode).toBe(200);
  expect(await refused()).toBe("provider_failed");
});

test("a code of another sign-in is rejected: its nonce and verifier differ", async () => {
  const page = api.browser();
  const one = await visitProvider(page, "vipps", { verified: "1" });
  const other = await visitProvider(page, "vipps", { verified: "1", email: "ola@example.com" });
  const mixed = await returnFromProvider(page, "vipps", { ...one, code: other.code });
  expect(errorCodeOf(mixed)).toBe("provider_failed");
});

test("the redirect is always a path of the site, whatever was requested", async () => {
  const page = api.browser();
  const requested = { redirect: "//evil.example", verified: "1" };
  const back = await visitProvider(page, "vipps", requested);
  expect((await returnFromProvider(page, "vipps", back)).json().redirect).toBe("/");
});

test("D27: without the demo there are no stand-ins", async () => {
  const live = await openAccountTest({}, api);
  const page = live.browser();
  expect((await page.call("/api/auth/providers", { method: "GET" })).json().data).toEqual([]);
  expect((await page.call("/api/demo-login/vipps/auth", { method: "GET" })).statusCode).toBe(404);
  await live.app.close();
});
