import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  PASSWORD,
  registrationOf,
  type TestBrowser,
} from "../../../testing/account-tests.ts";

const KARI = "kari@example.com";
let api: AccountTest;
beforeAll(async () => {
  api = await openAccountTest();
});
beforeEach(() => api.emptyAccounts());
afterAll(() => api.close());

const register = async (page: TestBrowser, password = PASSWORD): Promise<string> => {
  await page.call("/api/register", { body: registrationOf(KARI, password) });
  return (await api.tokensOf("activate")).at(-1) ?? "";
};
const registerQuickly = async (page: TestBrowser): Promise<string> => {
  const { password: _, ...form } = registrationOf(KARI);
  await page.call("/api/user/quick-registration", { body: form });
  return (await api.tokensOf("set_password")).at(-1) ?? "";
};
const look = async (page: TestBrowser, token: string) =>
  (await page.call(`/api/user/activate/${token}`, { method: "GET" })).json();
const activate = async (page: TestBrowser, token: string) => {
  const { data } = (await page.call("/api/user/activate", { body: { token } })).json();
  page.token = data?.session?.access_token ?? null;
  return data;
};
const isSignedIn = async (page: TestBrowser): Promise<boolean> =>
  (await page.call("/api/user/profile", { method: "GET" })).statusCode === 200;
const accounts = () =>
  api.db.selectFrom("account").select(["email", "verified_at", "password_hash"]).execute();

test("ACC-077, D134: opening the link changes nothing, however often and in whatever browser", async () => {
  const page = api.browser();
  const token = await register(page);
  for (const browser of [page, api.browser()]) {
    const { data } = await look(browser, token);
    expect(data).toEqual({ email: KARI, is_used: false, needs_password: false });
  }
  expect((await page.signIn(KARI)).json().error.code).toBe("activation_needed");
});

test("D122: the button signs in the browser that registered, without anything typed", async () => {
  const page = api.browser();
  const token = await register(page);
  const cookie = (
    await page.call("/api/register", { body: registrationOf("b@example.com") })
  ).cookies.find(({ name }) => name === "hjem_registration");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/api" });
  // A later registration has taken the cookie over: the first link only activates.
  expect((await activate(page, token)).session).toBeNull();

  await api.emptyAccounts();
  const second = await register(page);
  expect(await activate(page, second)).toEqual({
    email: KARI,
    is_used: false,
    session: { access_token: expect.any(String), expires_in: 900, has_password: true },
  });
  expect(await isSignedIn(page)).toBe(true);
});

test("D122: elsewhere the button activates and signs nobody in; there the password is asked for", async () => {
  const token = await register(api.browser());
  const elsewhere = api.browser();
  // Neither with the cookie of another registration.
  await elsewhere.call("/api/register", { body: registrationOf("ola@example.com") });
  const { session, is_used: isUsed } = await activate(elsewhere, token);
  expect([session, isUsed, await isSignedIn(elsewhere)]).toEqual([null, false, false]);
  expect((await elsewhere.signIn(KARI)).statusCode).toBe(200);
});

test("D122: a page of another site that presses the button signs nobody in", async () => {
  const page = api.browser();
  const token = await register(page);
  const headers = { "sec-fetch-site": "cross-site" };
  const response = await page.call("/api/user/activate", { body: { token }, headers });
  expect(response.json().data.session).toBeNull();
});

test("D122: a second press, of this link or of one sent again, says that the account is active, and signs nobody in", async () => {
  const page = api.browser();
  const first = await register(page);
  await page.call("/api/user/resend-activation", { body: { email: KARI } });
  const second = (await api.tokensOf("activate")).at(-1) ?? "";
  // The browser that registered asked for it.
  expect((await activate(page, second)).session).not.toBeNull();
  for (const token of [first, second]) {
    expect((await look(page, token)).data.is_used).toBe(true);
    expect(await activate(page, token)).toEqual({ email: KARI, is_used: true, session: null });
  }
});

test("D122: of twenty presses at once one activates, and none is told that the link is invalid", async () => {
  const page = api.browser();
  const token = await register(page);
  const presses = await Promise.all(
    Array.from({ length: 20 }, () => page.call("/api/user/activate", { body: { token } })),
  );
  expect(presses.map(({ statusCode }) => statusCode)).toEqual(presses.map(() => 200));
  expect(presses.filter((each) => each.json().data.session !== null)).toHaveLength(1);
});

test("D122: a link that somebody else asked to be sent again does not sign them in", async () => {
  await register(api.browser());
  const stranger = api.browser({ ip: "203.0.113.9" });
  await stranger.call("/api/register", { body: registrationOf("ola@example.com") });
  await stranger.call("/api/user/resend-activation", { body: { email: KARI } });
  const token = (await api.tokensOf("activate")).at(-1) ?? "";
  expect((await activate(stranger, token)).session).toBeNull();
});

test("ACC-070, ACC-074: a registration without a password is signed in where it was made, and needs one elsewhere", async () => {
  const page = api.browser();
  const token = await registerQuickly(page);
  expect((await look(api.browser(), token)).data.needs_password).toBe(true);
  expect((await look(page, token)).data.needs_password).toBe(false);
  expect((await activate(page, token)).session).toMatchObject({ has_password: false });
  // A password may follow without an old one, as the sign-in is new.
  const chosen = await page.call("/api/user/change-password", { body: { new_password: PASSWORD } });
  expect(chosen.statusCode).toBe(200);
  expect((await api.browser().signIn(KARI)).statusCode).toBe(200);
});

test("a stranger's password does not survive a registration without one", async () => {
  const stranger = api.browser({ ip: "203.0.113.9" });
  const theirs = await register(stranger, "the stranger's own");
  const owner = api.browser();
  await activate(owner, await registerQuickly(owner));
  expect(await isSignedIn(owner)).toBe(true);
  expect((await activate(stranger, theirs)).is_used).toBe(true);
  expect((await stranger.signIn(KARI, "the stranger's own")).statusCode).toBe(401);
});

test("D122: “not me” erases a registration that waits, with everything of it", async () => {
  const stranger = api.browser({ ip: "203.0.113.9" });
  const token = await register(stranger);
  const response = await api.browser().call("/api/user/reject-registration", { body: { token } });
  expect(response.json()).toEqual({ data: { email: KARI, is_erased: true } });
  expect(await accounts()).toEqual([]);
  expect(await api.tokensOf("activate")).toEqual([]);
  expect(await activate(stranger, token)).toBeUndefined();
  expect((await stranger.signIn(KARI)).json().error.code).toBe("wrong_credentials");
  // The owner of the address can register.
  const own = api.browser();
  expect((await activate(own, await register(own))).session).not.toBeNull();
});

test("D122: “not me” ends the sessions of an account that somebody has activated meanwhile, which can be kept for 14 days", async () => {
  const stranger = api.browser({ ip: "203.0.113.9" });
  const token = await register(stranger);
  await activate(stranger, token);
  expect(await isSignedIn(stranger)).toBe(true);
  const response = await api.browser().call("/api/user/reject-registration", { body: { token } });
  expect(response.json()).toEqual({ data: { email: KARI, is_erased: false } });
  expect(await isSignedIn(stranger)).toBe(false);
  expect((await stranger.call("/api/refresh")).statusCode).toBe(401);
  expect((await stranger.signIn(KARI)).json().error.code).toBe("account_deletion_pending");
  const [undo] = await api.tokensOf("deletion");
  await api.browser().call("/api/user/undo-deletion", { body: { token: undo } });
  expect((await stranger.signIn(KARI)).statusCode).toBe(200);
});

test("D122: an account with a second factor is never signed in by an activation alone", async () => {
  const page = api.browser();
  const token = await register(page);
  await sql`update account set has_second_factor = true`.execute(api.db);
  expect(await activate(page, token)).toEqual({ email: KARI, is_used: false, session: null });
});
