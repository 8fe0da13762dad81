import type { Listing } from "@hjem/domain/listing/listing";
import { SAVED_SEARCHES_MAX } from "@hjem/domain/saved/saved-rules";
import { regionNo } from "@hjem/region-no";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { createTestMatcher } from "../../testing/alert-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { norwegianPlaces, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { saveListings } from "../listings/repository.ts";
import { savePlaces } from "../places/repository.ts";

const [KARI, OLA] = ["kari@example.com", "ola@example.com"] as const;
const ROOT = "/api/search-collections";
const MINUTE_MS = 60_000;
const idsOf = (...numbers: number[]) => numbers.map((number) => sampleId(number).toLowerCase());

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestBrowser;
  beforeAll(async () => {
    api = await openAccountTest({}, database());
  });
  beforeEach(async () => {
    await api.empty();
    await api.emptyAccounts();
    await api.person(KARI);
    kari = api.browser();
    await kari.signIn(KARI);
  });

  const signedIn = async (email: string, host?: string) => {
    await api.person(email, host === undefined ? {} : { host });
    const page = api.browser(host === undefined ? {} : { host });
    await page.signIn(email);
    return page;
  };
  const get = (path: string, page = kari) => page.call(path, { method: "GET" });
  const patch = (path: string, body: object, page = kari) =>
    page.call(`${ROOT}${path}`, { method: "PATCH", body });
  const remove = (path: string, page = kari) => page.call(`${ROOT}${path}`, { method: "DELETE" });
  const post = (path: string, page = kari) => page.call(`${ROOT}${path}`);
  const save = (name: string, query: object, more: object = {}, page = kari) =>
    page.call(ROOT, { body: { name, query, notifications: "daily", ...more } });
  const saved = async (name: string, query: object, more: object = {}, page = kari) =>
    (await save(name, query, more, page)).json().data;
  const listed = async (query = "", page = kari) => (await get(`${ROOT}${query}`, page)).json();
  const namesOf = async (query = "", page = kari): Promise<string[]> =>
    (await listed(query, page)).data.map(({ name }: { name: string }) => name);
  const exists = async (query: object, page = kari) =>
    (await page.call(`${ROOT}/searches/exists`, { body: { query } })).json();

  const publish = async (...listings: Listing[]) => {
    await savePlaces(api.db, "no", norwegianPlaces);
    await saveListings(api.db, regionNo, listings);
  };

  test("SAVE-003, SAVE-004, SAVE-007, D14: a saved search has a name, its filters, a frequency and both ids", async () => {
    const response = await save("  Tre   soverom ", { bedroom_min: 3, page: 4, size: 50 });
    expect(response.statusCode).toBe(201);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { data } = response.json();
    expect(data).toMatchObject({
      name: "Tre soverom",
      query: { bedroom_min: 3, listing_type: "buy", page: 1, size: 12 },
      dropped: [],
      notifications: "daily",
      reasons: ["new", "price", "viewing", "back"],
      map_view: null,
      is_selected: false,
      paused_for: null,
      new_count: 0,
      total: 0,
      seen_at: "2026-11-21T09:00:00.000Z",
      created_at: "2026-11-21T09:00:00.000Z",
    });
    expect(data.id).not.toBe(data.saved_search_id);
    for (const notifications of ["never", "instant", "daily", "weekly"]) {
      const created = await save(notifications, { keywords: notifications }, { notifications });
      expect(created.statusCode).toBe(201);
    }
    const hourly = await save("x", { bedroom_min: 1 }, { notifications: "hourly" });
    expect(hourly.json().error.fields).toHaveProperty("notifications");
  });

  test("SAVE-023, D70: stores where the map stood, and the changes it alerts about", async () => {
    const map_view = { lat: 63.43, lng: 10.39, zoom: 11.5 };
    const { id } = await saved("Kart", { view: "map" }, { map_view, reasons: ["price", "sold"] });
    expect(await listed()).toMatchObject({
      data: [{ query: { view: "map" }, map_view, reasons: ["price", "sold"] }],
    });
    const changed = await patch(`/search/${id}`, { map_view: null, reasons: [] });
    expect(changed.json().data).toMatchObject({ map_view: null, reasons: [] });
    const endless = { reasons: Array.from({ length: 5_000 }, () => "price") };
    expect((await patch(`/search/${id}`, endless)).statusCode).toBe(400);
    expect((await save("Pol", {}, { map_view: { ...map_view, lat: 91 } })).statusCode).toBe(400);
  });

  test("SAVE-006, SAVE-009, SAVE-010: lists ten a page, newest first", async () => {
    for (let n = 1; n <= 12; n += 1) {
      api.clock.now += 1;
      await save(`Søk ${n}`, { bedroom_min: n });
    }
    expect(await namesOf()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Søk ${n}`));
    expect(await namesOf("?page=2&size=10")).toEqual(["Søk 2", "Søk 1"]);
    expect((await listed("?page=2")).pagination).toEqual({
      current_page: 2,
      per_page: 10,
      total: 12,
      last_page: 2,
    });
    expect(await namesOf("?page=x&size=-4")).toHaveLength(10);
    expect(await namesOf("?page=3")).toEqual([]);
  });

  test("SAVE-008, SAVE-027: exists finds the same filters in another order, page, sorting and view", async () => {
    const search = { property_type: ["house", "apartment"], price_max: 5_000_000 };
    expect(await exists(search)).toEqual({ exists: false, data: null });
    const { id, saved_search_id } = await saved("Billig", { ...search, showby: ["any"] });
    const same = {
      price_max: 5_000_000,
      property_type: ["apartment", "house"],
      page: 3,
      sorting: "price",
      view: "map",
      zoom_level: 9,
    };
    expect(await exists(same)).toEqual({
      exists: true,
      data: { id, saved_search_id, name: "Billig" },
    });
    expect((await exists({ ...search, price_max: 5_000_001 })).exists).toBe(false);
    expect((await exists(search, await signedIn(OLA))).exists).toBe(false);
  });

  test("saving the same search again leaves one, with the new name and frequency; so do parallel presses", async () => {
    const first = await saved("Første", { bedroom_min: 3 });
    const again = await save("Andre", { bedroom_min: 3, page: 2 }, { notifications: "weekly" });
    expect(again.statusCode).toBe(200);
    expect(again.json().data).toMatchObject({
      id: first.id,
      saved_search_id: first.saved_search_id,
      name: "Andre",
      notifications: "weekly",
    });
    const presses = await Promise.all(
      Array.from({ length: 10 }, () => save("Ti ganger", { bedroom_min: 4 })),
    );
    const statuses = presses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(await namesOf()).toHaveLength(2);
  });

  test("D60: at most 100 searches, a deleted one not counted; a name of 5,000 characters is rejected", async () => {
    for (let n = 1; n <= SAVED_SEARCHES_MAX; n += 1) await save(`Søk ${n}`, { price_max: n });
    const above = await save("For mye", { bedroom_min: 1 });
    expect([above.statusCode, errorCodeOf(above)]).toEqual([422, "limit_reached"]);
    expect(above.json().error.message).toContain("100");
    // What is there may be saved again.
    expect((await save("Søk 1", { price_max: 1 })).statusCode).toBe(200);
    const [first] = (await listed()).data;
    await remove(`/searches/${first.saved_search_id}`);
    expect((await save("Plass", { bedroom_min: 1 })).statusCode).toBe(201);
    const back = await post(`/searches/${first.saved_search_id}/restore`);
    expect(errorCodeOf(back)).toBe("limit_reached");
    const long = await save("n".repeat(5_000), { bedroom_min: 1 });
    expect([long.statusCode, Object.keys(long.json().error.fields)]).toEqual([400, ["name"]]);
    expect((await save(" \u0000 ", { bedroom_min: 1 })).statusCode).toBe(400);
  }, 60_000);

  test("SAVE-012: finds some by their ids; foreign and unknown ones are left out", async () => {
    const one = await saved("En", { bedroom_min: 1 });
    await saved("To", { bedroom_min: 2 });
    const ola = await signedIn(OLA);
    const foreign = await saved("Ola", { bedroom_min: 3 }, {}, ola);
    const ids = [one.saved_search_id, foreign.saved_search_id, crypto.randomUUID(), "1"];
    for (const query of [`ids=${ids.join(",")}`, ids.map((id) => `ids=${id}`).join("&")]) {
      const found = (await get(`${ROOT}/searches?${query}`)).json();
      expect(found.data.map(({ name }: { name: string }) => name)).toEqual(["En"]);
      expect(found.pagination.total).toBe(1);
    }
    expect((await get(`${ROOT}/searches`)).json().data).toEqual([]);
  });

  test("SAVE-014, SAVE-020: renames a search, or replaces its filters and counts their results as seen", async () => {
    const { id, saved_search_id } = await saved("En", { bedroom_min: 1, bathroom_min: 2 });
    await saved("To", { bedroom_min: 2 });
    api.clock.now += MINUTE_MS;
    expect((await patch(`/search/${id}`, { name: "Ett soverom" })).json().data).toMatchObject({
      name: "Ett soverom",
      query: { bedroom_min: 1, bathroom_min: 2 },
      notifications: "daily",
      seen_at: "2026-11-21T09:00:00.000Z",
    });
    const changed = (await patch(`/search/${id}`, { query: { bedroom_min: 4 } })).json().data;
    expect(changed).toMatchObject({
      id,
      saved_search_id,
      name: "Ett soverom",
      query: { bedroom_min: 4 },
      seen_at: "2026-11-21T09:01:00.000Z",
    });
    expect(changed.query).not.toHaveProperty("bathroom_min");
    expect((await exists({ bedroom_min: 4 })).exists).toBe(true);
    const taken = await patch(`/search/${id}`, { query: { bedroom_min: 2 } });
    expect([taken.statusCode, errorCodeOf(taken)]).toEqual([409, "search_saved_already"]);
    expect(taken.json().error.message).toContain("To");
    expect((await patch(`/search/${id}`, { query: { bedroom_min: 4, page: 9 } })).statusCode).toBe(
      200,
    );
  });

  test("SAVE-013, SAVE-022: changes the frequency by the id of the search", async () => {
    const { saved_search_id } = await saved("En", { bedroom_min: 1 });
    const path = `/searches/notification/${saved_search_id}`;
    expect((await patch(path, { notifications: "weekly" })).json().data.notifications).toBe(
      "weekly",
    );
    expect((await listed()).data[0].notifications).toBe("weekly");
    expect((await patch(path, { notifications: "often" })).statusCode).toBe(400);
  });

  test("SAVE-015, SAVE-018, SAVE-019: one search is selected at a time, or none", async () => {
    const one = await saved("En", { bedroom_min: 1 });
    const two = await saved("To", { bedroom_min: 2 });
    const selected = async () =>
      (await listed()).data
        .filter(({ is_selected }: { is_selected: boolean }) => is_selected)
        .map(({ name }: { name: string }) => name);
    await post(`/select/${one.id}`);
    api.clock.now += MINUTE_MS;
    const response = await post(`/select/${two.id}`);
    expect(response.json().data).toMatchObject({
      is_selected: true,
      seen_at: "2026-11-21T09:01:00.000Z",
    });
    expect(await selected()).toEqual(["To"]);
    await Promise.all([one, two, one, two].map(({ id }) => post(`/select/${id}`)));
    expect(await selected()).toHaveLength(1);
    expect((await remove("/select")).statusCode).toBe(204);
    expect(await selected()).toEqual([]);
    await post(`/select/${one.id}`);
    await remove(`/searches/${one.saved_search_id}`);
    await post(`/searches/${one.saved_search_id}/restore`);
    expect(await selected()).toEqual([]);
  });

  test("SAVE-011, SAVE-021: a deleted search is gone, and restored as it was for five minutes", async () => {
    const one = await saved("En", { bedroom_min: 1 }, { notifications: "weekly" });
    expect((await remove(`/searches/${one.saved_search_id}`)).statusCode).toBe(204);
    expect(await namesOf()).toEqual([]);
    expect((await exists({ bedroom_min: 1 })).exists).toBe(false);
    expect((await patch(`/search/${one.id}`, { name: "x" })).statusCode).toBe(404);
    expect((await remove(`/searches/${one.saved_search_id}`)).statusCode).toBe(404);
    api.clock.now += 5 * MINUTE_MS - 1;
    const restored = await post(`/searches/${one.saved_search_id}/restore`);
    expect([restored.statusCode, restored.json().data]).toEqual([200, one]);
    await remove(`/searches/${one.saved_search_id}`);
    const other = await saved("Igjen", { bedroom_min: 1 });
    const merged = await post(`/searches/${one.saved_search_id}/restore`);
    expect(merged.json().data.id).toBe(other.id);
    await remove(`/searches/${other.saved_search_id}`);
    api.clock.now += 5 * MINUTE_MS;
    expect((await post(`/searches/${other.saved_search_id}/restore`)).statusCode).toBe(404);
  });

  test("SAVE-028: without a token every call is refused", async () => {
    const id = crypto.randomUUID();
    const visitor = api.browser();
    const calls = [
      get(ROOT, visitor),
      get(`${ROOT}/searches?ids=${id}`, visitor),
      save("x", {}, {}, visitor),
      visitor.call(`${ROOT}/searches/exists`, { body: { query: {} } }),
      patch(`/search/${id}`, { name: "x" }, visitor),
      patch(`/searches/notification/${id}`, { notifications: "never" }, visitor),
      post(`/select/${id}`, visitor),
      remove("/select", visitor),
      remove(`/searches/${id}`, visitor),
      post(`/searches/${id}/restore`, visitor),
    ];
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(401);
  });

  test("issue 14: another person's search is not found, and stays as it is", async () => {
    const mine = await saved("Min", { bedroom_min: 1 });
    const ola = await signedIn(OLA);
    const calls = [
      patch(`/search/${mine.id}`, { name: "x" }, ola),
      patch(`/searches/notification/${mine.saved_search_id}`, { notifications: "never" }, ola),
      post(`/select/${mine.id}`, ola),
      remove(`/searches/${mine.saved_search_id}`, ola),
      post(`/searches/${mine.saved_search_id}/restore`, ola),
      // Each id in its own place only (D68).
      patch(`/search/${mine.saved_search_id}`, { name: "x" }),
      post(`/select/${mine.saved_search_id}`),
      remove(`/searches/${mine.id}`),
    ];
    for (const response of await Promise.all(calls)) {
      expect([response.statusCode, errorCodeOf(response)]).toEqual([404, "not_found"]);
    }
    expect(await namesOf("", ola)).toEqual([]);
    expect((await listed()).data).toEqual([mine]);
  });

  test("a search that contradicts itself is rejected with its fields", async () => {
    const wrong = await save("x", { price_min: 5, price_max: 4 });
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([
      400,
      ["price_min", "price_max"],
    ]);
  });

  test("SAVE-004: counts homes that match, and those published since the person last looked", async () => {
    const at = (publishedAt: string, bedrooms: number) => ({
      publishedAt,
      details: { bedrooms: { min: bedrooms, max: bedrooms } },
    });
    await publish(
      sampleListing(1, at("2026-11-20T08:00:00.000Z", 3)),
      sampleListing(2, at("2026-11-21T09:00:00.000Z", 3)),
      sampleListing(3, at("2026-11-20T08:00:00.000Z", 1)),
    );
    const { id } = await saved("Tre", { bedroom_min: 3 });
    expect((await listed()).data).toMatchObject([{ total: 2, new_count: 0 }]);
    await publish(
      sampleListing(4, at("2026-11-21T09:00:00.001Z", 3)),
      sampleListing(5, at("2026-11-21T09:00:30.000Z", 4)),
      sampleListing(6, at("2026-11-21T09:00:30.000Z", 2)),
    );
    api.clock.now += MINUTE_MS;
    expect((await listed()).data).toMatchObject([{ total: 4, new_count: 2, new_ids: idsOf(5, 4) }]);
    expect((await post(`/select/${id}`)).json().data).toMatchObject({ total: 4, new_count: 0 });
  });

  test("SAVE-004, D70: a home that came back on the market is new again, once, as long as it can be had", async () => {
    const homes = (...statuses: Listing["status"][]) =>
      statuses.map((status, number) =>
        sampleListing(number + 1, { status, publishedAt: "2026-11-20T08:00:00.000Z" }),
      );
    const matcher = createTestMatcher(api.db);
    const change = async (listings: readonly Listing[]) => {
      api.clock.now += MINUTE_MS;
      await saveListings(api.db, regionNo, listings, { at: api.clock.now });
      await matcher.matchAll();
    };
    await publish(...homes("unavailable", "sold", "unavailable", "available"));
    const { id } = await saved("All", {}, { notifications: "never" });
    expect((await listed()).data).toMatchObject([{ total: 1, new_count: 0 }]);
    await change(homes("available", "available", "available"));
    expect((await listed()).data).toMatchObject([{ total: 4, new_count: 3 }]);
    const publishedAt = new Date(api.clock.now).toISOString();
    const [first, second, third] = homes("available", "available", "sold");
    await change([{ ...first!, publishedAt }, second!, third!]);
    expect((await listed()).data).toMatchObject([{ total: 3, new_count: 2, new_ids: idsOf(1, 2) }]);
    expect((await post(`/select/${id}`)).json().data).toMatchObject({ total: 3, new_count: 0 });
  });

  test("issue 14, D70: opens with the filters that still exist and names the others; says why it is paused", async () => {
    await publish(sampleListing(1));
    const { id } = await saved("Gammelt", { bathroom_min: 1 });
    const store = (query: object) =>
      api.db
        .updateTable("saved_search")
        .set({ query: JSON.stringify(query) })
        .where("id", "=", id)
        .execute();
    const read = async () => (await listed()).data[0];
    await store({ has_moat: true, price_max: 9_000_000, facilities: ["moat"] });
    expect(await read()).toMatchObject({
      query: { price_max: 9_000_000 },
      dropped: ["has_moat", "facilities"],
      paused_for: null,
      total: 1,
    });
    await store({ geo_id: ["municipality:9999"] });
    expect(await read()).toMatchObject({ paused_for: "places_gone", total: 0, new_count: 0 });
    await store({ geo_id: ["municipality:9999", "municipality:0301"] });
    expect(await read()).toMatchObject({ paused_for: null, total: 1 });
    await store({ viewing_date: ["2026-11-20"] });
    expect(await read()).toMatchObject({ paused_for: "days_over", total: 0 });
    await store({ viewing_date: ["2026-11-21"] });
    expect(await read()).toMatchObject({ paused_for: null });
  });

  test("D12: each site has its own accounts, searches and homes", async () => {
    await publish(sampleListing(1));
    await saved("Norge", {});
    const sydney = await signedIn(KARI, "au.localhost:3000");
    expect(await namesOf("", sydney)).toEqual([]);
    expect(await saved("Australia", {}, {}, sydney)).toMatchObject({ total: 0 });
    expect(await namesOf()).toEqual(["Norge"]);
  });
});
