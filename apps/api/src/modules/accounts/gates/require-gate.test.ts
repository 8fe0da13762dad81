import { HOUR_MS } from "@hjem/domain/durations";
import { fastify } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addErrors } from "../../../plugins/errors.ts";
import { addRequestContext } from "../../../plugins/request-context.ts";
import type { AccountTest, TestBrowser } from "../../../testing/account-tests.ts";
import { openGateTest, tryGate as open } from "../../../testing/gate-tests.ts";
import { testSecrets, testSites } from "../../../testing/test-app.ts";
import { requireGate } from "./require-gate.ts";

let api: AccountTest;
const admin = fastify();

beforeAll(async () => {
  api = await openGateTest();
  addErrors(admin);
  addRequestContext(admin, testSites);
  const deps = { db: api.db, keys: testSecrets.keys, now: () => api.clock.now };
  admin.get("/api/admin/probe", { onRequest: requireGate(deps, "admin") }, async () => "inside");
});
beforeEach(() => api.emptyAccounts());
afterAll(() => Promise.all([api.close(), admin.close()]));

/** Asks a route of the admin area as a browser does that has these cookies. */
async function request(page: TestBrowser, host = "no.localhost:3000") {
  const response = await admin.inject({
    url: "/api/admin/probe",
    headers: {
      host,
      cookie: [...page.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(page.token !== null && { authorization: `Bearer ${page.token}` }),
    },
  });
  return response.statusCode === 200 ? response.body : response.json().error.code;
}

test("ACC-113, LIST-127: the admin area's routes require its gate; an account alone does not open them", async () => {
  await api.person("kari@example.com");
  const page = api.browser();
  await page.signIn("kari@example.com");
  expect(await request(page)).toBe("access_needed");
  const stranger = api.browser();
  await open(stranger, "the admin's password", "admin");
  expect(await request(stranger)).toBe("inside");
});

test("ACC-112: the gate closes after twelve hours, whatever the browser still sends", async () => {
  const page = api.browser();
  await open(page, "the admin's password", "admin");
  api.clock.now += 12 * HOUR_MS - 1;
  expect(await request(page)).toBe("inside");
  api.clock.now += 1;
  expect(await request(page)).toBe("access_needed");
});

test("the site's gate, the other site's cookie, a modified cookie and an access token instead open nothing", async () => {
  const page = api.browser();
  await open(page, "the site's password", "site");
  expect(await request(page)).toBe("access_needed");
  await open(page, "the admin's password", "admin");
  expect(await request(page, "au.localhost:3000")).toBe("access_needed");
  page.cookies.set("hjem_access", `${page.cookies.get("hjem_access")}x`);
  expect(await request(page)).toBe("access_needed");
  await api.person("kari@example.com");
  await page.signIn("kari@example.com");
  page.cookies.set("hjem_access", page.token ?? "");
  expect(await request(page)).toBe("access_needed");
});

test("A6: closing a gate takes effect at once, also for a copy of its cookie; the browser's other gate stays open", async () => {
  const page = api.browser();
  await open(page, "the site's password", "site");
  await open(page, "the admin's password", "admin");
  const copy = api.browser();
  copy.cookies = new Map(page.cookies);
  expect(await request(copy)).toBe("inside");
  await page.call("/api/web-access?scope=admin", { method: "DELETE" });
  expect([await request(page), await request(copy)]).toEqual(["access_needed", "access_needed"]);
  const site = (await page.call("/api/web-access?scope=site", { method: "GET" })).json();
  expect(site.data).not.toBeNull();
  const audit = await api.db
    .selectFrom("account_audit")
    .select(["kind", "reason", "audit_id"])
    .execute();
  expect(audit).toContainEqual({ kind: "gate_opened", reason: "admin", audit_id: null });
});

test("a wrong gate password is written to the audit, with the network it came from", async () => {
  await open(api.browser({ ip: "203.0.113.9" }), "not the password", "admin");
  const audit = await api.db.selectFrom("account_audit").selectAll().execute();
  expect(audit).toMatchObject([{ kind: "gate_refused", reason: "admin", audit_id: null }]);
  expect(audit[0]?.source).toMatch(/^[\w-]{22}$/);
});
