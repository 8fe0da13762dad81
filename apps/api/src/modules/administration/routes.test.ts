import { HOUR_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  addAuthenticator,
  type AccountTest,
  errorCodeOf,
  totpCode,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { onBothEngines } from "../../testing/both-engines.ts";
import { tryGate } from "../../testing/gate-tests.ts";
import type { TestDatabase } from "../../testing/test-database.ts";

const ADMIN = "admin@example.com";
const AUSTRALIAN = "charlie@example.com";
const KARI = "kari@example.com";

onBothEngines((database: () => TestDatabase) => {
  let api: AccountTest;
  beforeAll(async () => {
    const firstAdministrators = new Map([
      ["no", ADMIN],
      ["au", AUSTRALIAN],
    ]);
    api = await openAccountTest({ firstAdministrators }, database());
  });
  beforeEach(() => api.emptyAccounts());

  const codeOf = (secret: string) => totpCode(secret, api.clock.now);
  const openGate = (page: TestBrowser) => tryGate(page, "the admin's password", "admin");
  /** Signed in, with a second factor, before the open gate. */
  const person = async (email: string, host = "no.localhost:3000") => {
    await api.person(email, { host });
    const page = api.browser({ host });
    await page.signIn(email);
    const secret = await addAuthenticator(page, api.clock.now);
    await openGate(page);
    return { page, secret };
  };
  const list = (page: TestBrowser) => page.call("/api/admin/administrators", { method: "GET" });
  const access = async (page: TestBrowser) =>
    (await page.call("/api/admin/access", { method: "GET" })).json().data;
  const grant = (page: TestBrowser, email: string, role: string) =>
    page.call("/api/admin/administrators", {
      method: "PUT",
      body: { email, role, reason: "New in the team" },
    });
  const revoke = (page: TestBrowser, email: string) =>
    page.call("/api/admin/administrators", {
      method: "DELETE",
      body: { email, reason: "Has left" },
    });

  test("D106: the admin area requires its gate, an account with a role and a second factor; each alone is rejected", async () => {
    await api.person(ADMIN);
    const page = api.browser();
    await page.signIn(ADMIN);
    expect(errorCodeOf(await list(page))).toBe("access_needed");
    await openGate(page);
    expect(errorCodeOf(await list(page))).toBe("factor_needed");
    expect(await access(page)).toEqual({
      email: ADMIN,
      role: null,
      has_second_factor: false,
      factor_until: null,
    });
    await addAuthenticator(page, api.clock.now);
    expect((await list(page)).json().data).toMatchObject([{ email: ADMIN, role: "administrator" }]);
    const gateAlone = api.browser();
    await openGate(gateAlone);
    expect(errorCodeOf(await list(gateAlone))).toBe("unauthorised");
    const { page: kari } = await person(KARI);
    expect(errorCodeOf(await list(kari))).toBe("role_needed");
    expect((await access(kari)).role).toBeNull();
    await page.call("/api/web-access?scope=admin", { method: "DELETE" });
    expect(errorCodeOf(await list(page))).toBe("access_needed");
  });

  test("D106: the second factor counts for twelve hours, and a proof renews it", async () => {
    const { page, secret } = await person(ADMIN);
    const refresh = async () => {
      page.token = (await page.call("/api/refresh")).json().access_token;
    };
    api.clock.now += 12 * HOUR_MS - 1_000;
    await refresh();
    expect((await list(page)).statusCode).toBe(200);
    api.clock.now += 1_000;
    await openGate(page);
    expect(errorCodeOf(await list(page))).toBe("factor_needed");
    await page.call("/api/user/proof", { body: { code: codeOf(secret) } });
    expect((await list(page)).statusCode).toBe(200);
  });

  test("D106: FIRST_ADMINISTRATOR works while its market has no administrator, and in its market alone", async () => {
    const { page: admin } = await person(ADMIN);
    await list(admin);
    const { page: kari } = await person(KARI);
    expect((await grant(admin, KARI, "administrator")).statusCode).toBe(200);
    expect((await revoke(kari, ADMIN)).statusCode).toBe(200);
    expect(errorCodeOf(await list(admin))).toBe("role_needed");
    // A token of one market is none of the other's.
    const elsewhere = api.browser({ host: "au.localhost:3000" });
    await openGate(elsewhere);
    elsewhere.token = admin.token;
    expect(errorCodeOf(await list(elsewhere))).toBe("session_ended");
    const { page: norwegian } = await person(ADMIN, "au.localhost:3000");
    expect(errorCodeOf(await list(norwegian))).toBe("role_needed");
    const { page: australian } = await person(AUSTRALIAN, "au.localhost:3000");
    expect((await list(australian)).json().data).toHaveLength(1);
  });

  test("D56: roles are granted and removed with a reason, send a mail, and are written to the audit with the administrator", async () => {
    const { page: admin } = await person(ADMIN);
    const { page: kari } = await person(KARI);
    expect((await grant(admin, KARI, "moderator")).statusCode).toBe(200);
    // A moderator is no administrator.
    expect(errorCodeOf(await list(kari))).toBe("role_needed");
    expect((await access(kari)).role).toBe("moderator");
    const unknown = await grant(admin, "nobody@example.com", "editor");
    expect(unknown.json().error.fields).toEqual({ email: expect.any(String) });
    const unsaid = await admin.call("/api/admin/administrators", {
      method: "PUT",
      body: { email: KARI, role: "editor", reason: "  " },
    });
    expect(unsaid.statusCode).toBe(400);
    api.clock.now += 1_000;
    expect((await revoke(admin, KARI)).statusCode).toBe(200);
    const mails = await api.db.selectFrom("mail").select("key").execute();
    expect(mails.filter(({ key }) => key.includes("/role_changed/"))).toHaveLength(2);
    const audit = await api.db
      .selectFrom("account_audit")
      .select(["kind", "reason", "actor_audit_id"])
      .where("kind", "in", ["role_granted", "role_revoked"])
      // Lines of one millisecond are in no order of ids.
      .orderBy(sql`ctid`)
      .execute();
    expect(audit.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["role_granted", "FIRST_ADMINISTRATOR"],
      ["role_granted", "New in the team"],
      ["role_revoked", "Has left"],
    ]);
    expect(audit.at(-1)?.actor_audit_id).toEqual(expect.any(String));
  });

  test("nobody changes their own role, and two administrators who remove each other leave one", async () => {
    const { page: admin } = await person(ADMIN);
    const own = await revoke(admin, ADMIN);
    expect(own.json().error.fields).toEqual({
      email: expect.stringContaining("annen administrator"),
    });
    expect((await grant(admin, ADMIN, "moderator")).statusCode).toBe(400);
    expect((await list(admin)).json().data).toHaveLength(1);
    const { page: kari } = await person(KARI);
    await grant(admin, KARI, "administrator");
    const responses = await Promise.all([revoke(admin, KARI), revoke(kari, ADMIN)]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const rows = await api.db.selectFrom("account_role").select("role").execute();
    expect(rows).toEqual([{ role: "administrator" }]);
  });

  const profile = async (page: TestBrowser) =>
    (await page.call("/api/user/profile", { method: "GET" })).statusCode;
  const refreshes = async (page: TestBrowser) => (await page.call("/api/refresh")).statusCode;
  const endSessions = (page: TestBrowser, email: string, reason = "A stolen laptop") =>
    page.call("/api/admin/sessions", { method: "DELETE", body: { email, reason } });
  const endAll = (page: TestBrowser, reason = "A leak") =>
    page.call("/api/admin/sessions/all", { method: "DELETE", body: { reason } });
  const auditOf = (kind: "sessions_ended" | "all_sessions_ended") =>
    api.db
      .selectFrom("account_audit")
      .select(["audit_id", "reason", "actor_audit_id"])
      .where("kind", "=", kind)
      .execute();

  test("ASVS 7.4.5: an administrator signs a person out on every device; the person gets a mail, others stay signed in", async () => {
    const { page: admin } = await person(ADMIN);
    const { page: kari } = await person(KARI);
    const phone = api.browser();
    await api.person("ola@example.com");
    const ola = api.browser();
    await ola.signIn("ola@example.com");
    expect(await profile(kari)).toBe(200);
    // A person without a role ends nobody's sessions.
    expect(errorCodeOf(await endSessions(kari, ADMIN))).toBe("role_needed");
    expect((await endSessions(admin, KARI)).statusCode).toBe(200);
    expect(await profile(kari)).toBe(401);
    expect(await refreshes(kari)).toBe(401);
    expect([await profile(admin), await profile(ola)]).toEqual([200, 200]);
    // It is no lock: the person signs in again.
    expect((await phone.signIn(KARI)).statusCode).toBe(202);
    const mails = await api.db.selectFrom("mail").select("key").execute();
    expect(mails.filter(({ key }) => key.includes("/sessions_ended/"))).toHaveLength(1);
    expect(await auditOf("sessions_ended")).toEqual([
      {
        audit_id: expect.any(String),
        reason: "A stolen laptop",
        actor_audit_id: expect.any(String),
      },
    ]);
    expect((await endSessions(admin, "nobody@example.com")).json().error.fields).toEqual({
      email: expect.any(String),
    });
    expect((await endSessions(admin, KARI, " ")).statusCode).toBe(400);
  });

  test("ASVS 7.4.5: an administrator signs everybody of the market out, except the requesting session", async () => {
    const { page: admin } = await person(ADMIN);
    const other = api.browser();
    await api.person(KARI);
    await other.signIn(KARI);
    await api.person(KARI, { host: "au.localhost:3000" });
    const australian = api.browser({ host: "au.localhost:3000" });
    await australian.signIn(KARI);
    expect(errorCodeOf(await endAll(other))).toBe("access_needed");
    expect((await endAll(admin, "")).statusCode).toBe(400);
    expect(await profile(other)).toBe(200);
    expect((await endAll(admin)).statusCode).toBe(200);
    expect([await profile(other), await refreshes(other)]).toEqual([401, 401]);
    expect([await profile(admin), await profile(australian)]).toEqual([200, 200]);
    expect(await auditOf("all_sessions_ended")).toEqual([
      { audit_id: null, reason: "A leak", actor_audit_id: expect.any(String) },
    ]);
  });
});
