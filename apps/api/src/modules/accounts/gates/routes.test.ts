import { HOUR_MS } from "@hjem/domain/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../../testing/account-tests.ts";
import { openGateTest, tryGate as open } from "../../../testing/gate-tests.ts";

let api: AccountTest;
beforeAll(async () => {
  api = await openGateTest();
});
beforeEach(() => api.emptyAccounts());
afterAll(() => api.close());

const state = async (page: TestBrowser, scope: string) =>
  (await page.call(`/api/web-access?scope=${scope}`, { method: "GET" })).json().data;

test("ACC-104, ACC-109, ACC-110: the right password opens the admin area for twelve hours, by a cookie that scripts cannot read", async () => {
  const page = api.browser();
  expect(await state(page, "admin")).toBeNull();
  const response = await open(page, "the admin's password");
  expect(response.json()).toEqual({ data: { expiration: "2026-11-21T21:00:00.000Z" } });
  expect(response.cookies[0]).toMatchObject({
    name: "hjem_access",
    httpOnly: true,
    sameSite: "Lax",
  });
  expect(await state(page, "admin")).toEqual({ expiration: "2026-11-21T21:00:00.000Z" });
  expect(await state(page, "site")).toBeNull();
  api.clock.now += 12 * HOUR_MS;
  expect(await state(page, "admin")).toBeNull();
});

test("both gates can be open at the same time", async () => {
  const page = api.browser();
  await open(page, "the site's password", "site");
  await open(page, "the admin's password", "admin");
  expect(await state(page, "site")).toEqual({ expiration: "2026-12-21T09:00:00.000Z" });
  expect(await state(page, "admin")).not.toBeNull();
});

test("closing a gate takes effect at once, and the other stays open", async () => {
  const page = api.browser();
  await open(page, "the site's password", "site");
  await open(page, "the admin's password", "admin");
  const close = (scope: string) =>
    page.call(`/api/web-access?scope=${scope}`, { method: "DELETE" });
  expect((await close("admin")).statusCode).toBe(204);
  expect(await state(page, "admin")).toBeNull();
  expect(await state(page, "site")).not.toBeNull();
  await close("site");
  expect(await state(page, "site")).toBeNull();
  expect(page.cookies.get("hjem_access") ?? "").toBe("");
});

test("a wrong password, the other gate's password and a cookie of another site open nothing", async () => {
  const page = api.browser();
  expect((await open(page, "wrong")).json().error.code).toBe("wrong_credentials");
  expect((await open(page, "the site's password", "admin")).statusCode).toBe(401);
  await open(page, "the admin's password");
  const elsewhere = api.browser({ host: "au.localhost:3000" });
  elsewhere.cookies = page.cookies;
  expect(await state(elsewhere, "admin")).toBeNull();
  page.cookies.set("hjem_access", `${page.cookies.get("hjem_access")}x`);
  expect(await state(page, "admin")).toBeNull();
});

test("an access token is not accepted as a gate's cookie, nor the cookie as a token", async () => {
  await api.person("kari@example.com");
  const page = api.browser();
  await page.signIn("kari@example.com");
  page.cookies.set("hjem_access", page.token ?? "");
  expect(await state(page, "admin")).toBeNull();
  await open(page, "the admin's password");
  page.token = page.cookies.get("hjem_access") ?? "";
  expect((await page.call("/api/user/profile", { method: "GET" })).statusCode).toBe(401);
});

test("a gate accepts ten attempts in ten minutes", async () => {
  const page = api.browser();
  for (let attempt = 1; attempt <= 10; attempt += 1) await open(page, "wrong");
  const late = await open(page, "the admin's password");
  expect([late.statusCode, late.headers["retry-after"]]).toEqual([429, "600"]);
});

test("a whole IPv6 network shares those ten attempts", async () => {
  for (let last = 1; last <= 10; last += 1)
    await open(api.browser({ ip: `2001:db8:1:2::${last}` }), "wrong");
  const late = await open(api.browser({ ip: "2001:db8:1:2::ff" }), "the admin's password");
  expect(late.statusCode).toBe(429);
  const other = await open(api.browser({ ip: "2001:db8:1:3::1" }), "the admin's password");
  expect(other.statusCode).toBe(200);
});

test("D39: a site without a gate responds that it has none", async () => {
  const plain = await openAccountTest({}, api);
  const response = await plain.browser().call("/api/web-access?scope=site", { method: "GET" });
  expect(response.json()).toEqual({ data: null, is_required: false });
  expect((await open(plain.browser(), "anything", "site")).statusCode).toBe(401);
  await plain.app.close();
});
