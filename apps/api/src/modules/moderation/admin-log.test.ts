import type { DraftPatch } from "@hjem/domain/draft/draft";
import { LEAD_CONSENT_VERSION } from "@hjem/domain/lead/lead-kinds";
import { adminActs } from "@hjem/domain/moderation/moderation-rules";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { openAdminArea } from "../../testing/admin-tests.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { sampleAgency } from "../../testing/sample-listings.ts";
import { samplePayment } from "../../testing/sample-payment.ts";
import { freeSites } from "../../testing/test-app.ts";
import { saveAgencies } from "../agencies/repository.ts";

const ADMIN = "admin@example.com";
const COLLEAGUE = "ola@example.com";
const AGENCY = "000001";
const PAYMENT_ID = "01900000-0000-7000-8000-000000000001";
const SCAM: DraftPatch = {
  propertyDetail: { description: "<p>Betal depositum med Western Union før visning.</p>" },
};

let api: AccountTest;
let admin: TestBrowser;
let kari: TestAdvertiser;

beforeAll(async () => {
  api = await openAccountTest({
    regions: freeSites,
    firstAdministrators: new Map([["no", ADMIN]]),
  });
  await sql`truncate account_audit`.execute(api.db);
  await saveDraftPlaces(api.db);
  await saveAgencies(api.db, "no", [sampleAgency(AGENCY, "Fjordmegleren")]);
  admin = await openAdminArea(api, ADMIN);
  await api.person(COLLEAGUE);
  kari = await signInAdvertiser(api, "kari@example.no");
});
afterAll(() => api.close());

const send = async (
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: Record<string, unknown>,
) => {
  api.clock.now += 1_000;
  const { statusCode, body: text } = await admin.call(`/api/admin/${path}`, { method, body });
  if (statusCode !== 200) expect.fail(`${path}: ${statusCode} ${text}`);
};

/** A held listing's case, and its draft. */
const heldCase = async () => {
  const draft = await completeDraft(api, kari, SCAM);
  await kari.call(`/${draft.id}/publish`, { method: "POST" });
  const { data } = (await admin.call("/api/admin/cases", { method: "GET" })).json();
  return { path: `cases/${data.at(-1).id}`, subject: `draft/${draft.id}` };
};

const reason = "Avtalt med kollega";
const otherPlace = {
  street: "Storgata 11",
  suburb: "Grünerløkka",
  region: "Oslo",
  post_code: "0184",
  coordinates: { lat: 59.924, lng: 10.759 },
};
const publicId = async (subject: string) => {
  const { propertyId } = await kari.read(subject.slice("draft/".length));
  if (propertyId === null) expect.fail(`${subject} is not published`);
  return propertyId;
};
const payment = async () => {
  const at = new Date(api.clock.now).toISOString();
  await api.db
    .insertInto("payment")
    .values({
      id: PAYMENT_ID,
      account_id: kari.id,
      ...samplePayment,
      created_at: at,
      changed_at: at,
    })
    .execute();
};

/** A page of text, published; its document id. */
const textPublished = async (): Promise<string> => {
  api.clock.now += 1_000;
  const body = { url: "flytte", title: "Flytte", kind: "page" };
  const created = await admin.call("/api/admin/content", { method: "POST", body });
  const { document_id: documentId } = created.json().data;
  const published = await admin.call(`/api/admin/content/${documentId}/no/publish`, {
    method: "POST",
    body: { note: reason },
    headers: { "if-match": '"1"' },
  });
  expect(published.statusCode).toBe(200);
  return documentId;
};

/** Two enquiries about a public listing that are held; their ids. */
const heldEnquiries = async (): Promise<[string, string]> => {
  const { public_id: id } = await api.db
    .selectFrom("listing_draft")
    .select("public_id")
    .where("status", "=", "live")
    .executeTakeFirstOrThrow();
  const ask = async (message: string) =>
    (
      await api.app.inject({
        method: "POST",
        url: `/api/v3/property/${id}/contact`,
        headers: { host: "no.localhost:3000" },
        payload: {
          name: "Ola",
          email: "ola@example.no",
          message,
          consent: true,
          consent_version: LEAD_CONSENT_VERSION,
        },
      })
    ).json().lead_id;
  return [await ask("Hei"), await ask("Hallo")];
};

test("D56: every act of a moderator or administrator is one line of the log, with who, about what and why", async () => {
  const agencyMember = { email: COLLEAGUE, agency_id: AGENCY, reason };
  const lock = { email: kari.email, reason };
  const about = { person: null, subject: null, subject_name: null, reason };
  const held = await heldCase();
  await send("PUT", `${held.path}/assignee`, { is_takeover: false });
  await send("DELETE", `${held.path}/assignee`);
  await send("POST", `${held.path}/decision`, { decision: "kept", reason });
  await send("POST", `${held.path}/decision`, { decision: "released", reason });
  const other = await heldCase();
  await send("POST", `${other.path}/decision`, { decision: "rejected", reason });
  const home = await publicId(held.subject);
  await send("PUT", `listings/${home}/place`, { ...otherPlace, reason });
  await payment();
  await send("POST", `payments/${PAYMENT_ID}/refund`, { reason });
  await send("POST", `payments/${PAYMENT_ID}/refund`, { reason });
  await send("PUT", "people/lock", { ...lock, is_locked: true });
  await send("PUT", "people/lock", { ...lock, is_locked: true });
  await send("PUT", "people/lock", { ...lock, is_locked: false });
  await send("PUT", "features", { key: "reports", is_on: false, reason });
  await send("PUT", "agency-members", agencyMember);
  await send("DELETE", "agency-members", agencyMember);
  await send("PUT", "administrators", { email: COLLEAGUE, role: "moderator", reason });
  await send("DELETE", "administrators", { email: COLLEAGUE, reason });
  const documentId = await textPublished();
  await send("DELETE", `content/${documentId}`, { note: reason });
  const [released, deleted] = await heldEnquiries();
  await send("POST", `enquiries/${released}/release`);
  await send("DELETE", `enquiries/${deleted}`);
  await send("DELETE", "sessions", { email: kari.email, reason });
  await send("DELETE", "sessions/all", { reason });

  const { data } = (await admin.call("/api/admin/log", { method: "GET" })).json();
  const person = kari.email;
  const home1 = { subject: held.subject, subject_name: expect.stringContaining("Storgata 11") };
  const home2 = { subject: other.subject, subject_name: expect.any(String) };
  const agency = { subject: `agency/${AGENCY}`, subject_name: "Fjordmegleren" };
  const expected = [
    { ...about, kind: "case_taken", ...home1, reason: null },
    { ...about, kind: "case_returned", ...home1, reason: null },
    { ...about, kind: "listing_kept", person, ...home1 },
    { ...about, kind: "listing_released", person, ...home1 },
    { ...about, kind: "listing_rejected", person, ...home2 },
    {
      ...about,
      kind: "place_corrected",
      person,
      subject: `listing/${home}`,
      subject_name: expect.stringContaining("Storgata 11"),
    },
    { ...about, kind: "payment_refunded", person, subject: `payment/${PAYMENT_ID}` },
    { ...about, kind: "account_locked", person },
    { ...about, kind: "account_unlocked", person },
    { ...about, kind: "feature_changed", subject: "feature/reports/off" },
    { ...about, kind: "agency_member_added", person: COLLEAGUE, ...agency },
    { ...about, kind: "agency_member_removed", person: COLLEAGUE, ...agency },
    { ...about, kind: "role_granted", person: COLLEAGUE },
    { ...about, kind: "role_revoked", person: COLLEAGUE },
    { ...about, kind: "content_published", subject: "content/cms-pages/flytte/no" },
    { ...about, kind: "content_removed", subject: "content/cms-pages/flytte" },
    { ...about, kind: "enquiry_released", subject: `enquiry/${released}`, reason: null },
    { ...about, kind: "enquiry_deleted", subject: `enquiry/${deleted}`, reason: null },
    { ...about, kind: "sessions_ended", person },
    { ...about, kind: "all_sessions_ended" },
  ].map((line) => ({ ...line, actor: "Kari Prøve", at: expect.any(String) }));
  expect(data.slice(0, -1).toReversed()).toEqual(expected);
  expect(data.at(-1)).toMatchObject({ kind: "role_granted", reason: "FIRST_ADMINISTRATOR" });
  expect(expected.map(({ kind }) => kind).toSorted()).toEqual([...adminActs].toSorted());
});

test("D106: payments and the log are searched by person, address and number", async () => {
  const kinds = async (q: string): Promise<string[]> => {
    const found = await admin.call(`/api/admin/log?${new URLSearchParams({ q })}`, {
      method: "GET",
    });
    return found.json().data.map(({ kind }: { kind: string }) => kind);
  };
  expect(await kinds(kari.email)).toContain("account_locked");
  expect(await kinds(kari.email)).not.toContain("feature_changed");
  expect(await kinds("storgata 11")).toContain("listing_released");
  expect(await kinds("100% ukjent")).toEqual([]);
  const paid = async (q: string): Promise<object[]> => {
    const found = await admin.call(`/api/admin/payments?${new URLSearchParams({ q })}`, {
      method: "GET",
    });
    return found.json().data;
  };
  const expected = [{ id: PAYMENT_ID, payer: { email: kari.email } }];
  expect(await paid(kari.email)).toMatchObject(expected);
  expect(await paid(PAYMENT_ID)).toMatchObject(expected);
  expect(await paid(COLLEAGUE)).toEqual([]);
});

test("D56: the log stays when the account of an administrator is erased, without their name", async () => {
  await api.db
    .updateTable("account")
    .set({ name: "Ola Prøve" })
    .where("email", "=", ADMIN)
    .execute();
  const before = (await admin.call("/api/admin/log", { method: "GET" })).json().data;
  const next = await openAdminArea(api, "neste@example.com");
  await send("PUT", "administrators", {
    email: "neste@example.com",
    role: "administrator",
    reason,
  });
  await api.db.deleteFrom("account").where("email", "=", ADMIN).execute();
  const { data } = (await next.call("/api/admin/log", { method: "GET" })).json();
  expect(data).toHaveLength(before.length + 1);
  expect(data.map(({ actor }: { actor: string | null }) => actor)).not.toContain("Ola Prøve");
});
