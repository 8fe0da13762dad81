import type { DraftPatch } from "@hjem/domain/draft/draft";
import { HOUR_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  addAuthenticator,
  errorCodeOf,
  openAccountTest,
} from "../../testing/account-tests.ts";
import { joinSampleAgency } from "../../testing/agency-tests.ts";
import {
  addTestPicture,
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { tryGate } from "../../testing/gate-tests.ts";
import { freeSites } from "../../testing/test-app.ts";

const ADMIN = "admin@example.com";
const KARI = "kari@example.no";
const SCAM: DraftPatch = {
  propertyDetail: {
    description: "<p>Stor stue.</p><p>Betal depositum med Western Union før visning.</p>",
  },
};

let api: AccountTest;
let admin: TestAdvertiser;
let kari: TestAdvertiser;

beforeAll(async () => {
  api = await openAccountTest({
    regions: freeSites,
    firstAdministrators: new Map([["no", ADMIN]]),
  });
  await saveDraftPlaces(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.emptyAccounts();
  await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event, moderation_case, removed_listing cascade`.execute(
    api.db,
  );
  admin = await signInAdvertiser(api, ADMIN);
  await addAuthenticator(admin.page, api.clock.now);
  await tryGate(admin.page, "the admin's password", "admin");
  kari = await signInAdvertiser(api, KARI);
});

const get = async (path: string) =>
  (await admin.page.call(`/api/admin/${path}`, { method: "GET" })).json().data;
const firstCase = async () => get(`cases/${(await get("cases"))[0].id}`);
const decide = (id: string, decision: string, reason = "") => {
  api.clock.now += 1_000;
  return admin.page.call(`/api/admin/cases/${id}/decision`, { body: { decision, reason } });
};
const take = (id: string) =>
  admin.page.call(`/api/admin/cases/${id}/assignee`, {
    method: "PUT",
    body: { is_takeover: false },
  });
/** Publishes a listing that is held. */
const hold = async (person: TestAdvertiser) => {
  const draft = await completeDraft(api, person, SCAM);
  expect((await person.call(`/${draft.id}/publish`, { method: "POST" })).statusCode).toBe(202);
  return draft;
};

const refused = async (id: string) => {
  for (const decision of ["released", "rejected", "kept"]) {
    const response = await decide(id, decision, "Se over");
    expect([response.statusCode, errorCodeOf(response)]).toEqual([403, "own_listing"]);
  }
  expect(errorCodeOf(await take(id))).toBe("own_listing");
};

test("D99: a moderator neither decides on their own listing nor takes the case", async () => {
  const draft = await hold(admin);
  const { id, is_own: isOwn } = await firstCase();
  expect(isOwn).toBe(true);
  await refused(id);
  expect((await admin.read(draft.id)).status).toBe("in_review");
});

test("D99: nor on a listing of the agency that they publish for", async () => {
  await joinSampleAgency(api, KARI);
  await hold(kari);
  const { id, is_own: isOwn } = await firstCase();
  expect(isOwn).toBe(false);
  await joinSampleAgency(api, ADMIN);
  await refused(id);
});

test("D99: a case shows the whole listing, and its page as visitors would see it", async () => {
  const draft = await hold(kari);
  const { version, before, preview_path: path } = await firstCase();
  expect(version).toMatchObject({
    title: "Lys toroms ved Birkelunden",
    description: expect.stringContaining("Stor stue."),
    prices: { asking_price: { amount: 4_500_000 } },
  });
  expect(version.images).toHaveLength(1);
  expect(before).toBeNull();
  const preview = (token: string) =>
    api.app.inject({
      url: `/api/v2/preview/draft/-1/${draft.id}?token=${token}`,
      headers: { host: "no.localhost:3000" },
    });
  const token = new URL(path, "http://no.localhost").searchParams.get("token") ?? "";
  expect((await preview(token)).json()).toMatchObject({ title: version.title });
  expect((await preview(`${token}x`)).statusCode).toBe(404);
  api.clock.now += HOUR_MS + 1_000;
  expect((await preview(token)).statusCode).toBe(404);
});

test("D99: a listing that is held again is beside the version that was rejected", async () => {
  const draft = await hold(kari);
  const { id } = await firstCase();
  await decide(id, "rejected", "Ikke trygt.");
  await addTestPicture(api, draft.id, 1);
  const changed = await kari.patch(await kari.read(draft.id), {
    propertyDetail: {
      description: "<p>Stor stue.</p><p>Betal depositumet før visning.</p>",
    },
  });
  expect((await kari.call(`/${changed.id}/publish`, { method: "POST" })).statusCode).toBe(202);
  const { version, before } = await firstCase();
  expect(before.description).toContain("Western Union");
  expect(version.description).not.toContain("Western Union");
  expect([before.images.length, version.images.length]).toEqual([1, 2]);
});

test("D99: a change of a public listing that is held is beside what is public", async () => {
  const draft = await completeDraft(api, kari, {});
  await kari.call(`/${draft.id}/publish`, { method: "POST" });
  const changed = await kari.patch(await kari.read(draft.id), SCAM);
  await kari.call(`/${changed.id}/publish`, { method: "POST" });
  const { version, before } = await firstCase();
  expect(before.description).toContain("Rolig bakgård.");
  expect(version.description).toContain("Western Union");
});
