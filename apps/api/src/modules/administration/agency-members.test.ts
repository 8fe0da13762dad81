import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  addAuthenticator,
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { tryGate } from "../../testing/gate-tests.ts";
import { sampleAgency } from "../../testing/sample-listings.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { saveAgencies } from "../agencies/repository.ts";

const ADMIN = "admin@example.com";
const KARI = "kari@example.com";
const AGENCY = "000001";
const PATH = "/api/admin/agency-members";

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  beforeAll(async () => {
    const firstAdministrators = new Map([["no", ADMIN]]);
    api = await openAccountTest({ firstAdministrators }, database());
  });
  beforeEach(async () => {
    await api.emptyAccounts();
    await saveAgencies(api.db, "no", [sampleAgency(AGENCY, "Fjordmegleren")]);
    await saveAgencies(api.db, "au", [sampleAgency("000002", "Harbour Realty")]);
  });

  const administrator = async () => {
    await api.person(ADMIN);
    const page = api.browser();
    await page.signIn(ADMIN);
    await addAuthenticator(page, api.clock.now);
    await tryGate(page, "the admin's password", "admin");
    return page;
  };
  const change = (
    page: TestBrowser,
    method: "PUT" | "DELETE",
    body: { email?: string; agency_id?: string; reason?: string } = {},
  ) =>
    page.call(PATH, {
      method,
      body: { email: KARI, agency_id: AGENCY, reason: "New agent", ...body },
    });
  const profile = async (page: TestBrowser) =>
    (await page.call("/api/user/profile", { method: "GET" })).json().data;
  const mails = async (kind: string) =>
    (await api.db.selectFrom("mail").select(["key", "message"]).execute()).filter(({ key }) =>
      key.includes(`/${kind}/`),
    );

  test("D106, FND-071, LIST-125, LIST-126: a member of an agency is an owner of type api until an administrator removes them", async () => {
    const page = await administrator();
    await api.person(KARI);
    const kari = api.browser();
    await kari.signIn(KARI);
    expect(await profile(kari)).toMatchObject({ owner_type: "user", agencies: [] });
    expect((await change(page, "PUT")).statusCode).toBe(200);
    expect(await profile(kari)).toMatchObject({
      owner_type: "api",
      agencies: [{ agency_id: AGENCY, name: "Fjordmegleren" }],
    });
    const listed = await page.call(PATH, { method: "GET" });
    expect(listed.json().data).toMatchObject([
      { email: KARI, agency_id: AGENCY, agency_name: "Fjordmegleren" },
    ]);
    expect((await change(page, "DELETE", { reason: "Has left" })).statusCode).toBe(200);
    expect(await profile(kari)).toMatchObject({ owner_type: "user", agencies: [] });
  });

  test("D106: each change sends a mail and is written to the audit with source, reason and administrator; a change to the present state is not", async () => {
    const page = await administrator();
    await api.person(KARI);
    await change(page, "PUT");
    await change(page, "PUT");
    await change(page, "DELETE", { reason: "Has left" });
    await change(page, "DELETE", { reason: "Has left" });
    const [added] = await mails("agency_member_added");
    expect(added?.message.subject).toBe("Kontoen din er lagt til i Fjordmegleren");
    expect(added?.message.text).toContain("Du får denne e-posten fordi du har en konto på Hjem.");
    expect(added?.message.text).not.toContain("se bort fra e-posten");
    expect(await mails("agency_member_removed")).toHaveLength(1);
    const audit = await api.db
      .selectFrom("account_audit")
      .select(["kind", "reason", "actor_audit_id", "source"])
      .where("kind", "in", ["agency_member_added", "agency_member_removed"])
      .orderBy(sql`ctid`)
      .execute();
    const by = { actor_audit_id: expect.any(String), source: expect.any(String) };
    expect(audit).toEqual([
      { kind: "agency_member_added", reason: "New agent", ...by },
      { kind: "agency_member_removed", reason: "Has left", ...by },
    ]);
  });

  test("D106: only an administrator of the market can grant it, for its own accounts and agencies", async () => {
    const page = await administrator();
    await api.person(KARI);
    const fields = async (body: object) => (await change(page, "PUT", body)).json().error.fields;
    expect(await fields({ email: "nobody@example.com" })).toEqual({ email: expect.any(String) });
    expect(await fields({ agency_id: "000002" })).toEqual({
      agency_id: "Velg et meglerkontor fra listen.",
    });
    expect((await change(page, "PUT", { reason: " " })).statusCode).toBe(400);
    const kari = api.browser();
    await kari.signIn(KARI);
    expect((await change(kari, "PUT")).json().error.code).toBe("access_needed");
    await tryGate(kari, "the admin's password", "admin");
    expect((await change(kari, "PUT")).json().error.code).toBe("factor_needed");
    expect(await api.db.selectFrom("agency_member").select("agency_id").execute()).toEqual([]);
  });
});
