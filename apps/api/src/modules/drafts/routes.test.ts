import { NO_AGENCY_ID } from "@hjem/domain/agency/agency-id";
import { MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, errorCodeOf, openAccountTest } from "../../testing/account-tests.ts";
import {
  DRAFTS,
  draftOf,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";

let api: AccountTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;

beforeAll(async () => {
  api = await openAccountTest();
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = TEST_NOW;
  await sql`truncate listing_draft cascade`.execute(api.db);
});

test("LIST-106: a person creates a draft and gets its id; without sign-in every call is 401", async () => {
  const draft = await kari.create("residential_sale");
  expect(draft).toMatchObject({
    status: "draft",
    version: 1,
    propertyId: null,
    agencyId: NO_AGENCY_ID,
    listingType: "residential_sale",
    propertyDetail: { ownerType: "user" },
  });
  expect(draft.tabs.type.missing).toEqual(["property_detail.property_types"]);
  expect(draft.tabs.photos.complete).toBe(false);
  const stranger = api.browser();
  for (const [method, path] of [
    ["POST", ""],
    ["GET", ""],
    ["GET", `/${draft.id}/preview`],
    ["PATCH", `/${draft.id}`],
    ["DELETE", `/${draft.id}`],
    ["POST", `/${draft.id}/restore`],
    ["POST", `/${draft.id}/duplicate`],
  ] as const) {
    const response = await stranger.call(DRAFTS + path, { method, body: {} });
    expect([method, path, response.statusCode]).toEqual([method, path, 401]);
  }
});

test("LIST-107, LIST-116: a change is in the preview; missing fields stay and null empties one", async () => {
  const draft = await kari.create("residential_sale");
  const first = await kari.patch(draft, {
    propertyDetail: {
      title: "Lys leilighet i sentrum",
      bedrooms: 2,
      landRegistry: { farmNumber: "12", municipalityNumber: "0301" },
      usageArea: { value: 84, unit: "m2" },
    },
    location: { street: "Storgata 1", subLocalityNickname: "Løkka" },
  });
  const second = await kari.patch(first, {
    propertyDetail: { bedrooms: null, landRegistry: { farmNumber: "13" } },
    priceAndDate: { askingPrice: 5_000_000, jointDebt: 100_000, addingCost: 20_000 },
  });
  expect(await kari.read(draft.id)).toEqual(second);
  expect(second.propertyDetail.bedrooms).toBeUndefined();
  expect(second).toMatchObject({
    version: 3,
    location: { street: "Storgata 1" },
    propertyDetail: {
      title: "Lys leilighet i sentrum",
      usageArea: { value: 84, unit: "m2" },
      landRegistry: {
        farmNumber: "13",
        municipalityNumber: "0301",
        subLocalityNickname: "Løkka",
      },
    },
    priceAndDate: { askingPrice: 5_000_000, totalPrice: 5_120_000 },
  });
});

test("D89: a change made to an older version is refused and nothing is lost", async () => {
  const draft = await kari.create();
  await kari.patch(draft, { propertyDetail: { title: "Skrevet på telefonen" } });
  const patch = (headers: Record<string, string>) =>
    kari.call(`/${draft.id}`, {
      method: "PATCH",
      body: { property_detail: { title: "Skrevet på maskinen" } },
      headers,
    });
  const stale = await patch({ "if-match": '"1"' });
  expect([stale.statusCode, errorCodeOf(stale)]).toEqual([409, "draft_changed"]);
  const without = await patch({});
  expect([without.statusCode, errorCodeOf(without)]).toEqual([400, "validation_failed"]);
  expect((await patch({ "if-match": "one" })).statusCode).toBe(400);
  expect((await kari.read(draft.id)).propertyDetail.title).toBe("Skrevet på telefonen");
});

test("LIST-121: another person's draft, and what never was one, is 404 for every call", async () => {
  const { id } = await kari.create();
  for (const one of [id, "00000000-0000-7000-8000-000000000000", "1", "..%2f", "%00"]) {
    for (const [method, path] of [
      ["GET", "/preview"],
      ["PATCH", ""],
      ["DELETE", ""],
      ["POST", "/restore"],
      ["POST", "/duplicate"],
    ] as const) {
      const response = await ola.call(`/${one}${path}`, {
        method,
        ...(method === "PATCH" ? { body: {}, headers: { "if-match": "1" } } : {}),
      });
      expect([one, method, response.statusCode]).toEqual([one, method, 404]);
    }
  }
  expect((await kari.read(id)).id).toBe(id);
});

test("LIST-063, D125: script in a description is removed, naughty text comes back as typed without what turns its direction", async () => {
  const draft = await kari.create();
  const title = "Ω≈ç√ 田中さん '; drop table listing_draft; -- <b>fet</b>";
  const changed = await kari.patch(draft, {
    propertyDetail: {
      title: `${title}\u0000\u202e\ud800`,
      description: '<p onclick="x()">Fi\u2066nt<script>alert(1)</script><img src=x onerror=y></p>',
    },
    contacts: { name: "\u202eKari \u200dPrøve\u202c" },
    priceAndDate: { sharedCostsDescriptionHtml: "<p>Strøm</p><iframe src=//x></iframe>" },
  });
  expect(changed.propertyDetail.title).toBe(`${title}\ufffd`);
  expect(changed.contacts.name).toBe("Kari \u200dPrøve");
  expect(changed.propertyDetail.description).toBe("<p>Fint</p>");
  expect(changed.priceAndDate.sharedCostsDescriptionHtml).toBe("<p>Strøm</p>");
});

test("absurd numbers and unknown kinds are refused by field; a description that grows by escaping too", async () => {
  const draft = await kari.create();
  const refused = async (body: object) => {
    const response = await kari.call(`/${draft.id}`, {
      method: "PATCH",
      body,
      headers: { "if-match": "1" },
    });
    expect([response.statusCode, errorCodeOf(response)]).toEqual([400, "validation_failed"]);
    return Object.keys(response.json().error.fields);
  };
  expect(await refused({ property_detail: { construction_year: 9999 } })).toEqual([
    "property_detail.construction_year",
  ]);
  expect(await refused({ price_and_date: { asking_price: -1 } })).toEqual([
    "price_and_date.asking_price",
  ]);
  expect(await refused({ price_and_date: { asking_price: 1e300 } })).toEqual([
    "price_and_date.asking_price",
  ]);
  expect(await refused({ listing_type: "castle" })).toEqual(["listing_type"]);
  expect(await refused({ property_detail: { description: "&".repeat(19_000) } })).toEqual([
    "property_detail.description",
  ]);
  expect((await kari.read(draft.id)).version).toBe(1);
});

test("a deleted draft is gone from every call and comes back within five minutes", async () => {
  const draft = await kari.create();
  const remove = () => kari.call(`/${draft.id}`, { method: "DELETE" });
  const restore = () => kari.call(`/${draft.id}/restore`, { method: "POST" });
  expect((await remove()).statusCode).toBe(204);
  expect((await kari.call(`/${draft.id}/preview`)).statusCode).toBe(404);
  expect((await kari.call("")).json().data).toEqual([]);
  api.clock.now += 4 * MINUTE_MS;
  expect(draftOf(await restore()).id).toBe(draft.id);
  expect((await restore()).statusCode).toBe(200);
  await remove();
  api.clock.now += 6 * MINUTE_MS;
  expect((await restore()).statusCode).toBe(404);
});

test("LIST-120: own drafts and listings are listed, the one changed last first; a copy has no days", async () => {
  const flat = await kari.create("residential_rent");
  api.clock.now += 1_000;
  await kari.create("leisure_sale");
  await ola.create("residential_sale");
  api.clock.now += 1_000;
  await kari.patch(flat, {
    propertyDetail: { title: "Hybel ved parken" },
    priceAndDate: { monthly: 9_000, availableFrom: "2026-12-01" },
  });
  const copy = draftOf(await kari.call(`/${flat.id}/duplicate`, { method: "POST" }));
  expect(copy.priceAndDate).toMatchObject({ monthly: 9_000, availableFrom: null });
  const { data, pagination } = (await kari.call("")).json();
  expect(pagination.total).toBe(3);
  expect(data.map(({ title, price }: { title: string; price: number }) => [title, price])).toEqual([
    ["Hybel ved parken", 9_000],
    ["Hybel ved parken", 9_000],
    [null, null],
  ]);
});

test("own listings of one group are listed, and every group is counted; nobody reviews a rejected one", async () => {
  const draft = await kari.create("residential_sale");
  await kari.create("residential_sale");
  const { id: rejected } = await kari.create("residential_sale");
  await sql`update listing_draft set status = 'rejected' where id = ${rejected}`.execute(api.db);
  await sql`update listing_draft set status = 'sold' where id = ${draft.id}`.execute(api.db);
  const { data, counts, pagination } = (await kari.call("?group=closed")).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual([draft.id]);
  expect(pagination.total).toBe(1);
  expect(counts).toEqual({ draft: 1, review: 0, live: 0, ended: 1, closed: 1 });
  const one = (await kari.call("?size=1")).json();
  expect([one.data.length, one.pagination.last_page, one.counts]).toEqual([1, 3, counts]);
});

test("nobody has more than 200 drafts, and no answer is stored on the way", async () => {
  const draft = await kari.create();
  await sql`
    insert into listing_draft (id, account_id, region, status, version, content, created_at, changed_at)
    select gen_random_uuid(), account_id, region, status, version, content, created_at, changed_at
    from listing_draft, generate_series(1, 199) where id = ${draft.id}
  `.execute(api.db);
  const above = await kari.call("", { method: "POST", body: {} });
  expect([above.statusCode, errorCodeOf(above)]).toEqual([422, "limit_reached"]);
  const list = await kari.call("?page=10");
  expect([list.json().data.length, list.headers["cache-control"]]).toEqual([20, "no-store"]);
});
