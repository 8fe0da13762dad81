import type { DraftPatch } from "@hjem/domain/draft/draft";
import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { DetailedListing } from "@hjem/domain/listing/listing";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, errorCodeOf, openAccountTest } from "../../../testing/account-tests.ts";
import {
  completeDraft,
  saveDraftPlaces,
  DRAFTS,
  draftOf,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { TEST_NOW } from "../../../testing/sample-listings.ts";
import { freeSites } from "../../../testing/test-app.ts";

let api: AccountTest;
let kari: TestAdvertiser;

beforeAll(async () => {
  api = await openAccountTest({ regions: freeSites });
  await saveDraftPlaces(api.db);
  kari = await signInAdvertiser(api, "kari@example.no");
});
afterAll(() => api.close());
beforeEach(async () => {
  await kari.later(TEST_NOW - api.clock.now);
  await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event cascade`.execute(
    api.db,
  );
});

const draftId = async (propertyId: string): Promise<string | undefined> =>
  (
    await api.db
      .selectFrom("listing_draft")
      .select("id")
      .where("public_id", "=", propertyId.toLowerCase())
      .executeTakeFirst()
  )?.id;
const publish = (id: string) => kari.call(`/${id}/publish`, { method: "POST" });
const put = (id: string, act: string, body?: object) =>
  kari.call(`/${id}/${act}`, { method: "PUT", ...(body && { body }) });
const get = async (path: string) =>
  api.app.inject({ url: path, headers: { host: "no.localhost:3000" } });
const listing = async (id: string) =>
  DetailedListing.parse(
    toCamelKeys((await get(`/api/v2/property?id=${id}&availability=all`)).json()),
  );
const found = async (): Promise<string[]> => {
  const response = await api.app.inject({
    method: "POST",
    url: "/api/v2/property/search",
    headers: { host: "no.localhost:3000" },
    payload: { listing_type: "buy" },
  });
  return response.json().data.map(({ property_id: id }: { property_id: string }) => id);
};

test("LIST-082, LIST-088, LIST-089, LIST-113, LIST-125: a complete draft is public at once: in search, on its page, with its pictures", async () => {
  const draft = await completeDraft(api, kari);
  expect(draft.tabs).toMatchObject({ price: { complete: true }, details: { complete: true } });
  const response = await publish(draft.id);
  expect([response.statusCode, response.body]).toMatchObject([
    200,
    expect.stringContaining("live"),
  ]);
  const { property_id: id } = response.json();
  expect(await found()).toEqual([id]);
  const home = await listing(id);
  expect(home).toMatchObject({
    id,
    title: "Lys toroms ved Birkelunden",
    ownerType: "user",
    agencyId: "-1",
    status: "available",
    isDemo: false,
    address: {
      street: "Storgata 1",
      displayName: "Grünerløkka",
      municipality: "Oslo",
      geoIds: ["county:03", "municipality:0301", "district:0301-grunerlokka"],
    },
    prices: {
      askingPrice: { amount: 4_500_000 },
      addingCost: { amount: 113_590 },
      isAddingCostCalculated: true,
      totalPrice: { amount: 4_713_590 },
    },
    priceHistory: [{ action: "listed", date: "2026-11-21", price: 4_500_000 }],
    ownerContact: { name: "Kari Prøve", phone: "+4799000001" },
  });
  const { rows } = await sql`select 1 from media where published_at is not null`.execute(api.db);
  expect(rows).toHaveLength(1);
  expect(await kari.read(draft.id)).toMatchObject({
    status: "live",
    propertyId: id,
    hasUnpublishedChanges: false,
    publishedAt: new Date(TEST_NOW).toISOString(),
  });
});

test("LIST-086, LIST-087: an incomplete draft is refused with every field that is missing; a stranger's is 404", async () => {
  const draft = await kari.create("residential_sale");
  const response = await publish(draft.id);
  expect([response.statusCode, errorCodeOf(response)]).toEqual([422, "draft_incomplete"]);
  expect(Object.keys(response.json().error.fields)).toEqual([
    "property_detail.property_types",
    "images",
    "location.suburb",
    "location.post_code",
    "location.coordinates",
    "property_detail.title",
    "price_and_date.asking_price",
    "contacts.name",
    "contacts.phones",
  ]);
  expect((await publish("00000000-0000-7000-8000-000000000000")).statusCode).toBe(404);
  for (const [method, act] of [
    ["POST", "publish"],
    ["PUT", "activate"],
    ["PUT", "deactivate"],
    ["PUT", "sold"],
    ["POST", "relist"],
  ] as const) {
    const { statusCode } = await api.browser().call(`${DRAFTS}/${draft.id}/${act}`, { method });
    expect([act, statusCode]).toEqual([act, 401]);
  }
});

test("D94: fifty publications at once make one listing, and all say its id", async () => {
  const draft = await completeDraft(api, kari);
  const responses = await Promise.all(Array.from({ length: 50 }, () => publish(draft.id)));
  const ids = responses.map((response) => [response.statusCode, response.json().property_id]);
  expect(new Set(ids.map((each) => each.join()))).toHaveLength(1);
  expect(ids[0]?.[0]).toBe(200);
  const { rows } = await sql`select 1 from listing`.execute(api.db);
  expect(rows).toHaveLength(1);
});

test("D98: changes of a live listing are public once they are published, each with one line of the log", async () => {
  const draft = await completeDraft(api, kari);
  const id = (await publish(draft.id)).json().property_id;
  await kari.later(DAY_MS);
  const changed = await kari.patch(draft, { priceAndDate: { askingPrice: 4_300_000 } });
  expect(changed.hasUnpublishedChanges).toBe(true);
  expect((await listing(id)).prices.askingPrice?.amount).toBe(4_500_000);
  expect((await publish(draft.id)).json().property_id).toBe(id);
  expect((await listing(id)).priceHistory).toMatchObject([
    { action: "listed", price: 4_500_000 },
    { action: "price_changed", date: "2026-11-22", price: 4_300_000 },
  ]);
  const history = (await get(`/api/v2/property/${id}/history`)).json();
  expect(history.changes.map(({ change }: { change: { what: string } }) => change.what)).toEqual([
    "price",
  ]);
  const moved = await kari.call(`/${draft.id}`, {
    method: "PATCH",
    body: { location: { street: "Storgata 2" } },
    headers: { "if-match": String(changed.version) },
  });
  expect([moved.statusCode, errorCodeOf(moved)]).toEqual([422, "listing_fixed"]);
});

test("LIST-083, LIST-084, D17: a deactivated listing is not found but keeps its page, and comes back as it was", async () => {
  const draft = await completeDraft(api, kari);
  const id = (await publish(draft.id)).json().property_id;
  await kari.later(DAY_MS);
  expect(draftOf(await put(draft.id, "deactivate")).status).toBe("inactive");
  expect(await found()).toEqual([]);
  expect(await listing(id)).toMatchObject({ status: "unavailable", closedAt: "2026-11-22" });
  expect(draftOf(await put(draft.id, "deactivate")).status).toBe("inactive");
  expect(draftOf(await put(draft.id, "activate")).status).toBe("live");
  expect(await found()).toEqual([id]);
  expect((await listing(id)).priceHistory).toHaveLength(1);
  const unpublished = await kari.create();
  expect((await put(unpublished.id, "deactivate")).statusCode).toBe(409);
  expect((await put(unpublished.id, "activate")).statusCode).toBe(409);
});

test("LIST-133, PROP-050: a sold listing says when and for how much, and takes no impossible day", async () => {
  const draft = await completeDraft(api, kari);
  const id = (await publish(draft.id)).json().property_id;
  await kari.later(3 * DAY_MS);
  const future = await put(draft.id, "sold", { date: "2026-11-25", price: 1 });
  expect([future.statusCode, errorCodeOf(future)]).toEqual([400, "validation_failed"]);
  const early = await put(draft.id, "sold", { date: "2020-01-01", price: 1 });
  expect([early.statusCode, early.json().error.fields]).toEqual([
    400,
    { date: "Velg en dag fra annonsen ble publisert til i dag." },
  ]);
  await put(draft.id, "sold", { date: "2026-11-23", price: 4_000_000 });
  const sold = draftOf(await put(draft.id, "sold", { date: "2026-11-24", price: 4_650_000 }));
  expect(sold.status).toBe("sold");
  expect(await listing(id)).toMatchObject({
    status: "sold",
    closedAt: "2026-11-24",
    priceHistory: [{ action: "listed" }, { action: "sold", date: "2026-11-24", price: 4_650_000 }],
  });
  expect(errorCodeOf(await publish(draft.id))).toBe("listing_closed");
  expect(errorCodeOf(await put(draft.id, "activate"))).toBe("listing_closed");
  const [line] = (await kari.call("")).json().data;
  expect(line.closed).toEqual({ date: "2026-11-24", price: 4_650_000 });
});

test("D100: a listing comes back under its id and first day; after half a year away it is new", async () => {
  const draft = await completeDraft(api, kari);
  const id = (await publish(draft.id)).json().property_id;
  const relist = () => kari.call(`/${draft.id}/relist`, { method: "POST" });
  expect(errorCodeOf(await relist())).toBe("conflict");
  await put(draft.id, "sold", { date: "2026-11-21", price: null });
  await kari.later(100 * DAY_MS);
  expect(draftOf(await relist())).toMatchObject({
    status: "live",
    propertyId: id,
    publishedAt: new Date(TEST_NOW).toISOString(),
  });
  const actions = async () => (await listing(id)).priceHistory.map(({ action }) => action);
  expect(await actions()).toEqual(["listed", "sold", "relisted"]);
  await put(draft.id, "deactivate");
  await kari.later(181 * DAY_MS);
  await relist();
  expect((await listing(id)).publishedAt).toBe(new Date(api.clock.now).toISOString());
});

test("D100: where listings are free one is renewed from fourteen days before its end, as it is", async () => {
  const draft = await completeDraft(api, kari);
  await publish(draft.id);
  const end = Date.parse((await kari.read(draft.id)).expiresAt ?? "");
  await kari.later(end - 14 * DAY_MS - api.clock.now);
  const renewed = draftOf(await kari.call(`/${draft.id}/relist`, { method: "POST" }));
  expect(renewed).toMatchObject({ status: "live", hasUnpublishedChanges: false });
  expect(Date.parse(renewed.expiresAt ?? "")).toBe(end + (end - TEST_NOW));
  expect(errorCodeOf(await kari.call(`/${draft.id}/relist`, { method: "POST" }))).toBe("conflict");
});

test("D100: a published listing that is deleted is withdrawn, and restored as inactive", async () => {
  const draft = await completeDraft(api, kari);
  const id = (await publish(draft.id)).json().property_id;
  expect((await kari.call(`/${draft.id}`, { method: "DELETE" })).statusCode).toBe(204);
  expect((await listing(id)).status).toBe("unavailable");
  expect(await found()).toEqual([]);
  await kari.later(2 * MINUTE_MS);
  const restored = draftOf(await kari.call(`/${draft.id}/restore`, { method: "POST" }));
  expect(restored.status).toBe("inactive");
});

test("LIST-104: values that no home has are named, and those that contradict each other, and a year to come", async () => {
  const absurd = async (change: DraftPatch) => {
    const { id } = await completeDraft(api, kari, change);
    const response = await publish(id);
    expect([response.statusCode, errorCodeOf(response)]).toEqual([422, "draft_incomplete"]);
    return Object.keys(response.json().error.fields);
  };
  const most = 2_000_000_000;
  expect(await absurd({ priceAndDate: { askingPrice: most, jointDebt: most } })).toEqual([
    "price_and_date.asking_price",
  ]);
  expect(await absurd({ propertyDetail: { internalArea: { value: 0.001, unit: "m2" } } })).toEqual([
    "property_detail.internal_area",
  ]);
  expect(await absurd({ propertyDetail: { constructionYear: 2199 } })).toEqual([
    "property_detail.construction_year",
  ]);
  expect(await absurd({ propertyDetail: { bedrooms: 5, totalRooms: 2 } })).toEqual([
    "property_detail.bedrooms",
  ]);
  const evening = { date: "2026-12-01", timeFrom: "18:00", timeTo: "17:00" };
  expect(await absurd({ priceAndDate: { inspections: [evening] } })).toEqual([
    "price_and_date.inspections",
  ]);
  expect(await absurd({ contacts: { phones: ["ring meg"], email: null } })).toEqual([
    "contacts.phones",
  ]);
});

test("D87, D100: a flat that its next owner advertises has the prices it had before, by its section in the land register", async () => {
  const register = {
    municipalityNumber: "0301",
    farmNumber: "228",
    shareNumber: "14",
    sectionNumber: "7",
  };
  const publishHome = async (owner: TestAdvertiser, change: DraftPatch) => {
    const draft = await owner.patch(await completeDraft(api, owner), change);
    return (await owner.call(`/${draft.id}/publish`, { method: "POST" })).json().property_id;
  };
  const first = await publishHome(kari, { propertyDetail: { landRegistry: register } });
  await put((await draftId(first)) ?? "", "sold", { date: "2026-11-21", price: 4_700_000 });
  await kari.later(400 * DAY_MS);
  const ola = await signInAdvertiser(api, "ola@example.no");
  const second = await publishHome(ola, {
    propertyDetail: { landRegistry: { ...register, sectionNumber: "07" } },
  });
  expect((await listing(second)).earlierPrices).toMatchObject([
    { action: "listed", price: 4_500_000 },
    { action: "sold", price: 4_700_000 },
  ]);
  const other = await publishHome(ola, {
    propertyDetail: { landRegistry: { ...register, sectionNumber: "8" } },
  });
  expect((await listing(other)).earlierPrices).toBeUndefined();
  expect((await listing(first)).earlierPrices).toBeUndefined();
});
