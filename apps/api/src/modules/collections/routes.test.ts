import {
  AllFavoritesResponse,
  CollectionResponse,
  CollectionsResponse,
} from "@hjem/domain/saved/collection";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createMemoryBus } from "../../live/live-bus.ts";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { onBothEngines } from "../../testing/both-engines.ts";
import {
  COLLECTIONS,
  emptyCollections,
  signInPerson,
  type TestPerson,
} from "../../testing/collection-tests.ts";
import { fitzroy, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import type { TestDatabase } from "../../testing/test-database.ts";

const changed: [string, number, string][] = [];

onBothEngines((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestPerson;
  let ola: TestPerson;
  beforeAll(async () => {
    await database().empty();
    const liveBus = createMemoryBus();
    liveBus.follow((change) => {
      if (change?.kind === "collection") changed.push([change.id, change.version, change.userId]);
    });
    api = await openAccountTest({ liveBus }, database());
    await api.emptyAccounts();
    await saveSamples(api.db, {
      no: [1, 2, 3, 4, 5, 6].map((number) => sampleListing(number)),
      au: [sampleListing(40, { address: fitzroy })],
    });
    kari = await signInPerson(api, "kari@example.com");
    ola = await signInPerson(api, "ola@example.com");
  });
  beforeEach(async () => {
    await emptyCollections(api);
    changed.length = 0;
  });

  const save = (person: TestPerson, numbers: readonly number[], id = "default") =>
    person.call(`/${id}/properties`, {
      method: "POST",
      body: { properties: numbers.map(sampleId) },
    });
  const favorites = async (person: TestPerson) =>
    (await person.read(AllFavoritesResponse, "/all-favorites")).data;

  test("FAV-046: every call about collections needs a token", async () => {
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/all-favorites"],
      ["GET", "/default"],
      ["POST", "/default/properties"],
      ["DELETE", `/default/properties/${sampleId(1)}`],
      ["DELETE", `/properties/${sampleId(1)}`],
    ] as const) {
      const body = method === "POST" ? { properties: [sampleId(1)] } : undefined;
      const response = await api.browser().call(COLLECTIONS + path, { method, body });
      expect([path, response.statusCode]).toEqual([path, 401]);
    }
  });

  test("FAV-012, FAV-014, FAV-015: a new person has one collection, the default one", async () => {
    const { data, pagination } = await kari.read(CollectionsResponse, "");
    expect(pagination).toEqual({ currentPage: 1, perPage: 24, total: 1, lastPage: 1 });
    expect(data).toMatchObject([
      {
        name: "default",
        isDefault: true,
        isShareable: false,
        sharePath: null,
        role: "owner",
        users: [{ userId: kari.id, name: "Kari Prøve", role: "owner" }],
        invitations: [],
        properties: { currentPage: 1, perPage: 4, total: 0, data: [] },
        newCount: 0,
      },
    ]);
    const { data: one } = await kari.read(CollectionResponse, "/default");
    expect(one).toEqual({ ...data[0], counts: { viewings: 0, notes: 0 }, removals: [] });
  });

  test("FAV-017, FAV-029, FAV-033: a heart saves a home in the default collection; all-favorites has it", async () => {
    expect((await save(kari, [1])).statusCode).toBe(204);
    api.clock.now += 1_000;
    await save(kari, [2, 1]);
    const { data: collection } = await kari.read(CollectionResponse, "/default");
    expect(await favorites(kari)).toEqual([
      { propertyId: sampleId(2), collectionIds: [collection.id] },
      { propertyId: sampleId(1), collectionIds: [collection.id] },
    ]);
    expect(collection.properties).toMatchObject({
      total: 2,
      data: [{ propertyId: sampleId(2), isFavorite: false }, { propertyId: sampleId(1) }],
    });
  });

  test("D60: all-favorites that has not changed is 304, for this person alone", async () => {
    await save(kari, [1]);
    const first = await kari.call("/all-favorites");
    const etag = String(first.headers.etag);
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    const again = await kari.call("/all-favorites", { headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    // The sites pass responses on: a length without a body is an error there.
    expect(again.headers).not.toHaveProperty("content-length");
    await save(ola, [1]);
    const others = await ola.call("/all-favorites", { headers: { "if-none-match": etag } });
    expect(others.statusCode).toBe(200);
    await save(kari, [2]);
    const later = await kari.call("/all-favorites", { headers: { "if-none-match": etag } });
    expect(later.json().data).toHaveLength(2);
  });

  test("fifty hearts at once on one home make one row in one default collection", async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => save(kari, [1])));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await favorites(kari)).toHaveLength(1);
    const own = api.db.selectFrom("collection").select("id").where("default_of", "=", kari.id);
    expect(await own.execute()).toHaveLength(1);
    expect(changed).toEqual([[expect.any(String), 1, kari.id]]);
  });

  test("FAV-037, FAV-038: a home is removed from one collection, or from all", async () => {
    await save(kari, [1, 2]);
    const remove = (path: string) => kari.call(path, { method: "DELETE" });
    expect((await remove(`/default/properties/${sampleId(1).toUpperCase()}`)).statusCode).toBe(204);
    expect((await favorites(kari)).map(({ propertyId }) => propertyId)).toEqual([sampleId(2)]);
    expect((await remove(`/properties/${sampleId(2)}`)).statusCode).toBe(204);
    expect(await favorites(kari)).toEqual([]);
    const before = changed.length;
    expect((await remove(`/properties/${sampleId(2)}`)).statusCode).toBe(204);
    expect((await remove(`/default/properties/${sampleId(2)}`)).statusCode).toBe(204);
    expect(changed).toHaveLength(before);
  });

  test("a home that does not exist, or that is in the other market, is 404; among others it is left out", async () => {
    expect((await save(kari, [31])).statusCode).toBe(404);
    expect((await save(kari, [40])).statusCode).toBe(404);
    expect((await save(kari, [31, 40, 3])).statusCode).toBe(204);
    expect(await favorites(kari)).toHaveLength(1);
    expect((await save(kari, [31, 3])).statusCode).toBe(204);
    const bad = await kari.call("/default/properties", {
      method: "POST",
      body: { properties: ["<script>"] },
    });
    expect(bad.statusCode).toBe(400);
  });

  test("FAV-039: fixed segments are never ids, and what is no id is 404", async () => {
    await save(kari, [1]);
    for (const [method, path] of [
      ["DELETE", "/all-favorites/properties/0000000001"],
      ["GET", "/invitations"],
      ["GET", "/shared"],
      ["GET", "/no-id"],
      ["GET", "/0195d3f0-0000-7000-8000-000000000000"],
    ] as const) {
      expect([path, (await kari.call(path, { method })).statusCode]).toEqual([path, 404]);
    }
    expect(await favorites(kari)).toHaveLength(1);
  });

  test("another person's collection is 404 for every call", async () => {
    await save(kari, [1]);
    const { data } = await kari.read(CollectionResponse, "/default");
    expect((await ola.call(`/${data.id}`)).statusCode).toBe(404);
    expect((await save(ola, [2], data.id)).statusCode).toBe(404);
    const remove = await ola.call(`/${data.id}/properties/${sampleId(1)}`, { method: "DELETE" });
    expect(remove.statusCode).toBe(404);
    expect(await favorites(kari)).toHaveLength(1);
  });
});
