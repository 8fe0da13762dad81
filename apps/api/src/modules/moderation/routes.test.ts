import type { DraftPatch } from "@hjem/domain/draft/draft";
import { DAY_MS, HOUR_MS } from "@hjem/domain/durations";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMailQueue } from "../../mail/mail-queue.ts";
import {
  type AccountTest,
  addAuthenticator,
  errorCodeOf,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { completeDraft, signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { tryGate } from "../../testing/gate-tests.ts";
import { norwegianPlaces, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { freeSites } from "../../testing/test-app.ts";
import { saveListings } from "../listings/repository.ts";
import { savePlaces } from "../places/repository.ts";
import { alertModerators } from "./alert-moderators.ts";

const ADMIN = "admin@example.com";
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
  const ancestors = ["county:03", "municipality:0301"];
  await savePlaces(
    api.db,
    "no",
    norwegianPlaces.map((place) => (place.kind === "district" ? { ...place, ancestors } : place)),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.emptyAccounts();
  await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event, moderation_case, removed_listing, market_feature cascade`.execute(
    api.db,
  );
  await api.person(ADMIN);
  admin = api.browser();
  await admin.signIn(ADMIN);
  await addAuthenticator(admin, api.clock.now);
  await tryGate(admin, "the admin's password", "admin");
  kari = await signInAdvertiser(api, "kari@example.no");
});

const get = async (path: string) =>
  (await admin.call(`/api/admin/${path}`, { method: "GET" })).json();
const queue = async () => (await get("cases")).data;
/** Decides a case, the first of the queue unless told, a second later. */
const decide = async (decision: string, reason = "", id?: string) => {
  api.clock.now += 1_000;
  return admin.call(`/api/admin/cases/${id ?? (await queue())[0].id}/decision`, {
    body: { decision, reason },
  });
};
const publish = (id: string) => kari.call(`/${id}/publish`, { method: "POST" });
const mails = async () =>
  (
    await api.db.selectFrom("mail").select("message").where("key", "like", "moderation/%").execute()
  ).map(({ message }) => message);
const page = (id: string) =>
  api.app.inject({
    url: `/api/v2/property?id=${id}&availability=all`,
    headers: { host: "no.localhost:3000" },
  });
const report = (id: string, kind = "scam", words = "") =>
  api.app.inject({
    method: "POST",
    url: `/api/v2/property/${id}/report`,
    headers: { host: "no.localhost:3000" },
    payload: { kind, words, opened_at: new Date(api.clock.now - 60_000).toISOString() },
  });
const audit = () =>
  api.db
    .selectFrom("account_audit")
    .select(["kind", "reason", "subject", "region"])
    .where("region", "is not", null)
    .where("kind", "!=", "role_granted")
    .orderBy("id")
    .execute();

test("D106: every call needs the gate, a role and a second factor", async () => {
  for (const path of ["cases", "listings?q=x", "payments", "log", "people?q=x", "features"]) {
    const response = await kari.page.call(`/api/admin/${path}`, { method: "GET" });
    expect([path, errorCodeOf(response)]).toEqual([path, "access_needed"]);
    await tryGate(kari.page, "the admin's password", "admin");
    const without = await kari.page.call(`/api/admin/${path}`, { method: "GET" });
    expect([path, without.statusCode]).toEqual([path, 403]);
    await kari.page.call("/api/web-access?scope=admin", { method: "DELETE" });
  }
});

test("D94, D99: a scam is held, and nobody sees it until a moderator releases it; its owner gets a mail", async () => {
  const draft = await completeDraft(api, kari, SCAM);
  expect((await publish(draft.id)).statusCode).toBe(202);
  expect((await kari.read(draft.id)).review?.heldFor).toBe("payment_words");
  expect(await queue()).toMatchObject([
    { kind: "held", reason: "payment_words", address: expect.stringContaining("Storgata 1") },
  ]);
  const [{ id }] = await queue();
  const { data } = await get(`cases/${id}`);
  expect(data).toMatchObject({
    listing: { draft_id: draft.id, price: 4_500_000, advertiser: { email: "kari@example.no" } },
    other: null,
  });
  expect(data.log.map(({ kind }: { kind: string }) => kind)).toContain("held");
  expect((await decide("released")).statusCode).toBe(200);
  const { propertyId, status } = await kari.read(draft.id);
  expect(status).toBe("live");
  expect((await page(propertyId ?? "")).statusCode).toBe(200);
  expect((await mails())[0]).toMatchObject({
    to: "kari@example.no",
    subject: expect.stringContaining("er publisert"),
    text: expect.stringContaining(propertyId ?? "-"),
  });
  expect(await audit()).toMatchObject([
    { kind: "listing_released", subject: `draft/${draft.id}`, region: "no" },
  ]);
  expect(errorCodeOf(await decide("released", "", id))).toBe("case_closed");
});

test("D99: a rejection needs a reason that its owner reads; one appeal within 14 days, which can be granted", async () => {
  const draft = await completeDraft(api, kari, SCAM);
  await publish(draft.id);
  expect(errorCodeOf(await decide("rejected"))).toBe("validation_failed");
  const appeal = () => {
    api.clock.now += 1_000;
    return kari.call(`/${draft.id}/appeal`, { method: "POST", body: { text: "Boligen er min." } });
  };
  expect(errorCodeOf(await appeal())).toBe("appeal_closed");
  expect((await decide("rejected", "Betalingen er ikke trygg.")).statusCode).toBe(200);
  expect(await kari.read(draft.id)).toMatchObject({
    status: "rejected",
    review: { reason: "Betalingen er ikke trygg." },
  });
  expect((await mails())[0]?.text).toContain("> Betalingen er ikke trygg.");
  expect((await kari.read(draft.id)).review?.appealedAt).toBeNull();
  expect((await appeal()).statusCode).toBe(200);
  expect((await kari.read(draft.id)).review?.appealedAt).not.toBeNull();
  expect(errorCodeOf(await appeal())).toBe("appeal_closed");
  expect(await queue()).toMatchObject([{ kind: "appeal", reason: "payment_words" }]);
  await decide("released");
  expect((await kari.read(draft.id)).status).toBe("live");
});

test("D99: an appeal comes too late after 14 days, and a rejected appeal is the last word", async () => {
  const draft = await completeDraft(api, kari, SCAM);
  await publish(draft.id);
  await decide("rejected", "Ikke trygt.");
  const appeal = () => {
    api.clock.now += 1_000;
    return kari.call(`/${draft.id}/appeal`, { method: "POST", body: { text: "Se igjen." } });
  };
  await appeal();
  await decide("rejected", "Fortsatt ikke trygt.");
  expect((await kari.read(draft.id)).review?.reason).toBe("Fortsatt ikke trygt.");
  expect(errorCodeOf(await appeal())).toBe("appeal_closed");
  const again = await completeDraft(api, kari, SCAM);
  await publish(again.id);
  await decide("rejected", "Ikke trygt.");
  await kari.later(14 * DAY_MS);
  const late = await kari.call(`/${again.id}/appeal`, {
    method: "POST",
    body: { text: "For sent." },
  });
  expect(errorCodeOf(late)).toBe("appeal_closed");
});

test("D99: what its owner changes is not released unseen: the case is gone, and a kept one stays", async () => {
  const draft = await completeDraft(api, kari, SCAM);
  await publish(draft.id);
  expect((await decide("kept", "Venter på svar.")).statusCode).toBe(200);
  const [{ id }] = await queue();
  await kari.patch(await kari.read(draft.id), { propertyDetail: { bedrooms: 3 } });
  expect(await queue()).toEqual([]);
  expect(errorCodeOf(await decide("released", "", id))).toBe("case_closed");
});

test("D99: reports of one listing are one case; a removed listing keeps its page without text, pictures, street and contact", async () => {
  const listing = sampleListing(1, { title: "Too good to be true", isFirstOnMarket: true });
  await saveListings(api.db, regionNo, [listing, sampleListing(2)]);
  await report(sampleId(1));
  api.clock.now += 1_000;
  await report(sampleId(1), "other", "Feil bilder");
  expect(await queue()).toMatchObject([{ kind: "reported", report: "scam", reports: 2 }]);
  await decide("rejected", "Svindel");
  expect(await queue()).toEqual([]);
  const removed = await page(sampleId(1));
  expect(removed.json()).toMatchObject({
    status: "unavailable",
    is_hidden: true,
    description: "",
    images: [],
  });
  expect(removed.body).not.toContain("Storgata");
  // Moderators still see where it was, and find it by that.
  expect((await get("listings?q=Storgata 1")).data).toContainEqual(
    expect.objectContaining({ property_id: sampleId(1), address: "Storgata 1, 0184 Oslo" }),
  );
  await report(sampleId(2), "already_sold");
  await decide("released");
  expect((await page(sampleId(2))).json()).toMatchObject({ status: "available" });
  const { data } = await get(`listings/${sampleId(1)}`);
  expect(data.changes.map(({ change }: { change: { what: string } }) => change.what)).toContain(
    "status",
  );
  expect(data).toMatchObject({
    listing: { status: "unavailable" },
    cases: [{ kind: "reported", decision: "rejected", reason: "Svindel" }],
  });
  expect((await get("log")).data.slice(0, 2)).toMatchObject([
    { kind: "listing_released", subject: `listing/${sampleId(2)}`, actor: "Kari Prøve" },
    { kind: "listing_rejected", reason: "Svindel" },
  ]);
});

test("D99: moderators get one mail once the oldest case has waited for a day", async () => {
  const draft = await completeDraft(api, kari, SCAM);
  await publish(draft.id);
  const now = () => api.clock.now;
  const jobs = { enqueue: async () => {}, wake: () => {} };
  const alert = alertModerators({
    db: api.db,
    regions: freeSites,
    mailQueue: createMailQueue({ jobs, now }),
    now,
  });
  await get("cases");
  api.clock.now += 24 * HOUR_MS - 1_000;
  await alert();
  expect(await mails()).toEqual([]);
  api.clock.now += 1_000;
  await alert();
  await alert();
  expect(await mails()).toMatchObject([{ to: ADMIN, subject: expect.stringContaining("døgn") }]);
});

test("D106: listings are found by id, address and their owner's address; those of the other market are not", async () => {
  const draft = await completeDraft(api, kari);
  await saveListings(api.db, regionNo, [sampleListing(1)]);
  const found = async (q: string) =>
    (await get(`listings?q=${encodeURIComponent(q)}`)).data.map(
      (row: { draft_id: string | null; property_id: string | null }) =>
        row.draft_id ?? row.property_id,
    );
  expect(await found("kari@example.no")).toEqual([draft.id]);
  expect(await found("storgata 1")).toEqual([draft.id, sampleId(1)]);
  expect(await found(sampleId(1))).toEqual([sampleId(1)]);
  expect(await found("100%")).toEqual([]);
});

test("D106: without a search listings are shown a page at a time, the newest first, those of people before those of feeds", async () => {
  const draft = await completeDraft(api, kari);
  const numbers = Array.from({ length: 22 }, (_, at) => at + 1);
  await saveListings(
    api.db,
    regionNo,
    numbers.map((number) => sampleListing(number)),
  );
  const shown = async (number: number) => {
    const { data, has_more: hasMore } = await get(`listings?page=${number}`);
    return {
      ids: data.map(
        (row: { draft_id: string | null; property_id: string | null }) =>
          row.draft_id ?? row.property_id,
      ),
      hasMore,
    };
  };
  const newest = numbers.toReversed().map((number) => sampleId(number));
  expect(await shown(1)).toEqual({ ids: [draft.id, ...newest.slice(0, 19)], hasMore: true });
  expect(await shown(2)).toEqual({ ids: newest.slice(19), hasMore: false });
});

test("D106: without a search people are shown, those who came last first", async () => {
  const emails = async () =>
    (await get("people")).data.map(({ email }: { email: string }) => email);
  const came = ["ola@example.no", "per@example.no"];
  for (const email of came) {
    api.clock.now += 1_000;
    await api.person(email);
  }
  expect((await emails()).slice(0, came.length)).toEqual(came.toReversed());
});

test("D106: a locked account is signed out and kept out, with a mail; nobody with a role is locked", async () => {
  const lock = (email: string, isLocked: boolean) => {
    api.clock.now += 1_000;
    return admin.call("/api/admin/people/lock", {
      method: "PUT",
      body: { email, is_locked: isLocked, reason: "Svindel" },
    });
  };
  expect((await lock(kari.email, true)).statusCode).toBe(200);
  expect((await kari.call("")).statusCode).toBe(401);
  expect(errorCodeOf(await kari.page.signIn(kari.email))).toBe("account_locked");
  expect((await get("people?q=kari@")).data).toMatchObject([
    { email: kari.email, locked_at: expect.any(String), role: null, verified: ["email"] },
  ]);
  expect(errorCodeOf(await lock(ADMIN, true))).toBe("validation_failed");
  await lock(kari.email, false);
  expect((await kari.page.signIn(kari.email)).statusCode).toBe(200);
  expect((await audit()).map(({ kind }) => kind)).toEqual(["account_locked", "account_unlocked"]);
});

test("D106: a part of the site is switched off and on by an administrator, with a reason in the log", async () => {
  const turn = (isOn: boolean) => {
    api.clock.now += 1_000;
    return admin.call("/api/admin/features", {
      method: "PUT",
      body: { key: "publishing", is_on: isOn, reason: "Feil i søket" },
    });
  };
  const draft = await completeDraft(api, kari);
  await get("features");
  await turn(false);
  expect((await get("features")).data[0]).toMatchObject({ key: "publishing", is_on: false });
  expect(errorCodeOf(await publish(draft.id))).toBe("switched_off");
  await turn(true);
  expect((await publish(draft.id)).statusCode).toBe(200);
  expect((await get("log")).data).toMatchObject([
    { kind: "feature_changed", reason: "Feil i søket", subject: "feature/publishing/on" },
    { kind: "feature_changed", subject: "feature/publishing/off" },
    { kind: "role_granted" },
  ]);
});
