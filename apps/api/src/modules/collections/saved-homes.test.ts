import { viewingDate } from "@hjem/domain/listing/viewing-date";
import {
  CollectionsResponse,
  CollectionResponse,
  SavedHomesResponse,
} from "@hjem/domain/saved/collection";
import {
  NoteResponse,
  PlannedViewingsResponse,
  QuestionResponse,
} from "@hjem/domain/saved/decision";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { regionNo } from "@hjem/region-no";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { onBothEngines } from "../../testing/both-engines.ts";
import { emptyCollections, signInPerson, type TestPerson } from "../../testing/collection-tests.ts";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { saveListings } from "../listings/repository.ts";

const picture = (type: string, number: number) => ({
  type: type as "kitchen",
  url: `/media/0000000${number}`,
  ratio: 1.5,
  color: "#8a9a7b",
});
const samples = [
  sampleListing(1, {
    images: [picture("kitchen", 1), picture("garage", 2), picture("kitchen", 3)],
    viewingDates: [
      viewingDate({ day: "2026-11-20", timeFrom: "12:00", timeTo: "13:00" }, "Europe/Oslo"),
    ],
  }),
  sampleListing(2, { status: "sold", images: [picture("bedroom", 4)] }),
  sampleListing(3, {
    viewingDates: [
      viewingDate({ day: "2026-11-29", timeFrom: "12:00", timeTo: "13:00" }, "Europe/Oslo"),
    ],
    priceHistory: [
      { action: "listed", date: "2026-06-01", price: 5_000_000, currency: "NOK" },
      { action: "withdrawn", date: "2026-08-01", price: null, currency: "NOK" },
      { action: "relisted", date: "2026-11-02", price: 5_000_000, currency: "NOK" },
    ],
  }),
];

onBothEngines((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestPerson;
  let ola: TestPerson;
  let eve: TestPerson;
  beforeAll(async () => {
    api = await openAccountTest({}, database());
    await api.emptyAccounts();
    kari = await signInPerson(api, "kari@example.com");
    ola = await signInPerson(api, "ola@example.com", { name: "Ola Prøve" });
    eve = await signInPerson(api, "eve@example.com");
  });
  beforeEach(async () => {
    await api.empty();
    await emptyCollections(api);
    await saveSamples(api.db, { no: samples });
  });

  const save = async (person: TestPerson, numbers: readonly number[], id = "default") => {
    for (const number of numbers) {
      api.clock.now += 1_000;
      const body = { properties: [sampleId(number)] };
      await person.call(`/${id}/properties`, { method: "POST", body });
    }
  };
  const homes = (person: TestPerson, path = "/default/properties") =>
    person.read(SavedHomesResponse, path);
  const idsOf = async (path: string) =>
    (await homes(kari, path)).data.map(({ propertyId }) => propertyId);

  /** A collection of both, with home 1 saved by Kari. */
  const shareCollection = async () => {
    const body = { name: "Together", shared_with_emails: [] };
    const { data } = await kari.read(CollectionResponse, "", { method: "POST", body });
    const joinedAt = new Date(api.clock.now).toISOString();
    await api.db
      .insertInto("collection_member")
      .values({ collection_id: data.id, account_id: ola.id, role: "member", joined_at: joinedAt })
      .execute();
    await save(kari, [1], data.id);
    return data.id;
  };

  test("FAV-013, FAV-018, FAV-030: the homes of a collection come in pages, with counts and the pictures of a room", async () => {
    await save(kari, [1, 2, 3]);
    const page = await homes(kari, "/default/properties?size=2&showby[]=kitchen&showby[]=attic");
    expect(page.pagination).toEqual({ currentPage: 1, perPage: 2, total: 3, lastPage: 2 });
    expect(page.data).toMatchObject([
      { propertyId: sampleId(3), rooms: [{ room: "kitchen", images: [] }], isGone: false },
      { propertyId: sampleId(2), savedBy: kari.id },
    ]);
    const [last] = (await homes(kari, "/default/properties?size=2&page=2&showby=kitchen")).data;
    expect(last?.rooms[0]?.images.map(({ url }) => url)).toEqual([
      "/media/00000001",
      "/media/00000003",
    ]);
    expect(page.rooms).toEqual([
      { room: "bedroom", count: 1 },
      { room: "bathroom", count: 0 },
      { room: "kitchen", count: 1 },
      { room: "exterior", count: 0 },
      { room: "garage", count: 1 },
    ]);
    expect(page.availability.filter(({ count }) => count > 0)).toEqual([
      { availability: "available", count: 2 },
      { availability: "sold", count: 1 },
    ]);
    expect((await homes(kari, "/default/properties?page=9")).data).toEqual([]);
  });

  test("FAV-020..023, FAV-048: order, page and states; what is no such value is corrected", async () => {
    await save(kari, [1, 2, 3]);
    const path = "/default/properties?";
    expect(await idsOf(`${path}order=asc`)).toEqual([1, 2, 3].map(sampleId));
    expect(await idsOf(`${path}order=sideways&page=abc&size=-1`)).toEqual([3, 2, 1].map(sampleId));
    expect(await idsOf(`${path}availability[]=sold&availability[]=gone`)).toEqual([sampleId(2)]);
    const sold = await homes(kari, `${path}availability=sold`);
    expect(sold.pagination.total).toBe(1);
    expect(sold.availability[0]).toEqual({ availability: "available", count: 2 });
    expect(sold.rooms[0]).toEqual({ room: "bedroom", count: 1 });
    expect(sold.rooms[2]).toEqual({ room: "kitchen", count: 0 });
  });

  test("FAV-026: the list of collections counts and shows homes of the wanted states", async () => {
    await save(kari, [1, 2, 3]);
    const { data } = await kari.read(CollectionsResponse, "?availability[]=sold");
    expect(data[0]?.properties).toMatchObject({
      total: 1,
      data: [{ propertyId: sampleId(2), availability: "sold" }],
    });
  });

  test("FAV-031: a home in two collections is there once among all, with both", async () => {
    const together = await shareCollection();
    await save(kari, [2, 1]);
    const all = await homes(kari, "/properties");
    const { data } = await kari.read(CollectionResponse, "/default");
    expect(all.pagination.total).toBe(2);
    expect(all.data.map(({ propertyId }) => propertyId)).toEqual([2, 1].map(sampleId));
    expect(all.data[1]?.collectionIds.toSorted()).toEqual([together, data.id].toSorted());
    expect((await homes(ola, "/properties")).data).toHaveLength(1);
  });

  test("FAV-027, FAV-028, D61: new is what others add or what changes, until the person has looked", async () => {
    const id = await shareCollection();
    const newOf = async (person: TestPerson) =>
      (await homes(person, `/${id}/properties`)).data.filter(({ isNew }) => isNew).length;
    const fresh = (person: TestPerson) =>
      person.read(CollectionsResponse, "?new_favorites=true").then(({ data }) => data);
    expect([await newOf(kari), await newOf(ola)]).toEqual([0, 1]);
    expect(await fresh(kari)).toEqual([]);
    expect(await fresh(ola)).toMatchObject([{ id, newCount: 1, properties: { total: 1 } }]);
    api.clock.now += 60_000;
    await ola.call(`/${id}/seen`, { method: "POST" });
    expect([await newOf(ola), await fresh(ola)]).toEqual([0, []]);
    const seenAt = (await homes(ola, `/${id}/properties`)).seenAt;
    expect(seenAt).toBe(new Date(api.clock.now).toISOString());
    api.clock.now += 60_000;
    const changedAt = new Date(api.clock.now).toISOString();
    const prices = { price: { amount: 4_500_000, currency: "NOK" as const } };
    await saveListings(api.db, regionNo, [sampleListing(1, { prices, changedAt })]);
    expect([await newOf(kari), await newOf(ola)]).toEqual([1, 1]);
    const [home] = (await homes(kari, `/${id}/properties`)).data;
    expect(home?.changes).toContainEqual({
      at: changedAt,
      change: {
        what: "price",
        before: { min: 5_000_000, max: 5_000_000 },
        after: { min: 4_500_000, max: 4_500_000 },
      },
    });
  });

  test("what changed before a home was saved is no news of it", async () => {
    const changedAt = new Date(api.clock.now).toISOString();
    const prices = { price: { amount: 4_500_000, currency: "NOK" as const } };
    await saveListings(api.db, regionNo, [sampleListing(1, { prices, changedAt })]);
    await save(kari, [1]);
    expect((await homes(kari)).data).toMatchObject([{ changes: [], isNew: false }]);
  });

  test("D87: a saved home says since when it is listed, through a pause", async () => {
    await save(kari, [3, 1]);
    expect((await homes(kari)).data.map(({ firstListedAt }) => firstListedAt)).toEqual([
      "2026-11-02T08:00:00.000Z",
      "2026-05-31T22:00:00.000Z",
    ]);
  });

  test("D65: a listing that is deleted for good stays with its last facts", async () => {
    await save(kari, [1, 2]);
    const prices = { price: { amount: 4_500_000, currency: "NOK" as const } };
    await saveListings(api.db, regionNo, [sampleListing(1, { prices })]);
    await api.db.deleteFrom("listing").where("public_id", "=", sampleId(1)).execute();
    for (const table of ["listing_search", "listing_card", "listing_words"] as const) {
      await api.db
        .deleteFrom(table)
        .where("id", "not in", (query) => query.selectFrom("listing").select("id"))
        .execute();
    }
    const { data, availability } = await homes(kari);
    expect(data).toMatchObject([
      { propertyId: sampleId(2), isGone: false },
      { propertyId: sampleId(1), isGone: true, changes: [], property: { price: 4_500_000 } },
    ]);
    expect(availability).toContainEqual({ availability: "unavailable", count: 1 });
    expect(await idsOf("/default/properties?availability=unavailable")).toEqual([sampleId(1)]);
    const { data: list } = await kari.read(CollectionsResponse, "");
    expect(list[0]?.properties).toMatchObject({ total: 2, data: [{}, { price: 4_500_000 }] });
    const remove = await kari.call(`/properties/${sampleId(1)}`, { method: "DELETE" });
    expect(remove.statusCode).toBe(204);
    expect(await idsOf("/default/properties")).toEqual([sampleId(2)]);
  });

  test("FAV-007, FAV-008, D62: a note is its author's; a stale version is rejected with the current note", async () => {
    const id = await shareCollection();
    const write = (person: TestPerson, text: string, version: number) =>
      person.call(`/${id}/properties/${sampleId(1)}/note`, {
        method: "PUT",
        body: { text, version },
      });
    const first = await write(kari, "Great <script>alert(1)</script> kitchen\u0000", 0);
    const { data: note } = NoteResponse.parse(toCamelKeys(first.json()));
    expect(note).toMatchObject({
      userId: kari.id,
      name: "Kari Prøve",
      text: "Great <script>alert(1)</script> kitchen",
    });
    await write(ola, "Noisy street", 0);
    const stale = await write(kari, "Great kitchen", 0);
    expect(stale.statusCode).toBe(409);
    expect(stale.json().error).toMatchObject({
      code: "note_changed",
      current: { text: "Great <script>alert(1)</script> kitchen", version: note?.version },
    });
    expect((await write(kari, "Great kitchen", note?.version ?? 0)).statusCode).toBe(200);
    const [home] = (await homes(ola, `/${id}/properties`)).data;
    expect(home?.notes.map(({ name, text }) => [name, text]).toSorted()).toEqual([
      ["Kari Prøve", "Great kitchen"],
      ["Ola Prøve", "Noisy street"],
    ]);
    const present = home?.notes.find(({ userId }) => userId === kari.id)?.version ?? 0;
    expect((await write(kari, "  ", present)).json()).toEqual({ data: null });
    const gone = await write(kari, "Again", present);
    expect([gone.statusCode, gone.json().error.current]).toEqual([409, null]);
    expect((await write(kari, "a".repeat(2_001), 0)).statusCode).toBe(400);
  });

  test("two edits of one note at once: one is stored, the other is a conflict", async () => {
    const id = await shareCollection();
    const edits = ["one", "two"].map((text) =>
      kari.call(`/${id}/properties/${sampleId(1)}/note`, {
        method: "PUT",
        body: { text, version: 0 },
      }),
    );
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test("D62: verdicts and checks are a person's own, the last write wins", async () => {
    const id = await shareCollection();
    const put = (person: TestPerson, what: string, body: object) =>
      person.call(`/${id}/properties/${sampleId(1)}/${what}`, { method: "PUT", body });
    await put(kari, "verdict", { verdict: "yes", reason: "Sun all day" });
    await put(ola, "verdict", { verdict: "maybe" });
    await put(ola, "verdict", { verdict: "no", reason: "No lift" });
    await put(ola, "checks", { item: "drainage", result: "unknown" });
    await put(ola, "checks", { item: "drainage", result: "problem" });
    await put(ola, "checks", { item: "roof", result: "good" });
    await put(ola, "checks", { item: "roof", result: null });
    const [home] = (await homes(kari, `/${id}/properties`)).data;
    expect(home?.verdicts.map(({ userId, verdict, reason }) => [userId, verdict, reason])).toEqual(
      expect.arrayContaining([
        [kari.id, "yes", "Sun all day"],
        [ola.id, "no", "No lift"],
      ]),
    );
    expect(home?.verdicts).toHaveLength(2);
    expect(home?.checks).toEqual([
      { userId: ola.id, results: [{ item: "drainage", result: "problem" }] },
    ]);
    await put(kari, "verdict", { verdict: null });
    const [after] = (await homes(kari, `/${id}/properties`)).data;
    expect(after?.verdicts.map(({ userId }) => userId)).toEqual([ola.id]);
    expect((await put(kari, "verdict", { verdict: "perhaps" })).statusCode).toBe(400);
    const absent = `/${id}/properties/${sampleId(2)}/verdict`;
    const response = await kari.call(absent, { method: "PUT", body: { verdict: "yes" } });
    expect(response.statusCode).toBe(404);
  });

  test("questions are of all people of the collection, at most 50 for a home", async () => {
    const id = await shareCollection();
    const path = `/${id}/properties/${sampleId(1)}/questions`;
    const add = (text: string) => kari.call(path, { method: "POST", body: { text } });
    const { data: question } = QuestionResponse.parse(
      toCamelKeys((await add("How old is the roof?")).json()),
    );
    expect(question).toMatchObject({ userId: kari.id, isAsked: false });
    const asked = await ola.call(`${path}/${question.id}`, {
      method: "PATCH",
      body: { is_asked: true },
    });
    expect(asked.json().data.is_asked).toBe(true);
    for (let number = 1; number < 50; number += 1) await add(`Question ${number}`);
    const full = await add("One more");
    expect([full.statusCode, full.json().error.code]).toEqual([422, "questions_full"]);
    await ola.call(`${path}/${question.id}`, { method: "DELETE" });
    const [home] = (await homes(kari, `/${id}/properties`)).data;
    expect(home?.questions).toHaveLength(49);
    expect((await kari.call(`${path}/nothing`, { method: "DELETE" })).statusCode).toBe(404);
  });

  test("market 8: homes with viewings alone are sent; a collection counts those that are to come, and its notes", async () => {
    const id = await shareCollection();
    await save(kari, [1, 2, 3], id);
    const { data, pagination } = await homes(kari, `/${id}/properties?viewings=true`);
    expect(data.map(({ propertyId }) => propertyId).toSorted()).toEqual([sampleId(1), sampleId(3)]);
    expect(pagination.total).toBe(2);
    const note = { text: "Spør om taket.", version: 0 };
    await kari.call(`/${id}/properties/${sampleId(2)}/note`, { method: "PUT", body: note });
    const { data: collection } = await ola.read(CollectionResponse, `/${id}`);
    expect(collection.counts).toEqual({ viewings: 1, notes: 1 });
  });

  test("who attends a viewing: everybody, until somebody says otherwise", async () => {
    const id = await shareCollection();
    await save(kari, [3], id);
    const planned = async () => (await kari.read(PlannedViewingsResponse, `/${id}/viewings`)).data;
    const plan = (user_ids: string[], day = "2026-11-29") =>
      kari.call(`/${id}/viewings`, {
        method: "PUT",
        body: { property_id: sampleId(3), day, time_from: "12:00", user_ids },
      });
    expect(await planned()).toEqual([]);
    expect((await plan([ola.id])).statusCode).toBe(204);
    expect(await planned()).toEqual([
      { propertyId: sampleId(3), day: "2026-11-29", timeFrom: "12:00", userIds: [ola.id] },
    ]);
    await plan([]);
    expect(await planned()).toMatchObject([{ userIds: [] }]);
    await plan([ola.id, kari.id]);
    expect(await planned()).toEqual([]);
    expect((await plan([ola.id], "2026-11-30")).statusCode).toBe(400);
    expect((await plan(["0195d3f0-0000-7000-8000-000000000000"])).statusCode).toBe(404);
  });

  test("a home that is removed and saved again within five minutes has what was written about it", async () => {
    const id = await shareCollection();
    const path = `/${id}/properties/${sampleId(1)}`;
    await kari.call(`${path}/verdict`, { method: "PUT", body: { verdict: "yes" } });
    const again = async (minutes: number) => {
      await kari.call(path, { method: "DELETE" });
      expect((await homes(kari, `/${id}/properties`)).data).toEqual([]);
      api.clock.now += minutes * 60_000;
      await save(kari, [1], id);
      return (await homes(kari, `/${id}/properties`)).data[0]?.verdicts.length;
    };
    expect(await again(4)).toBe(1);
    expect(await again(5)).toBe(0);
  });

  test("somebody else reads and changes nothing of it", async () => {
    const id = await shareCollection();
    const path = `/${id}/properties/${sampleId(1)}`;
    const calls = [
      ["GET", `/${id}/properties`, undefined],
      ["GET", `/${id}/viewings`, undefined],
      ["POST", `/${id}/seen`, undefined],
      ["PUT", `${path}/note`, { text: "x", version: 0 }],
      ["PUT", `${path}/verdict`, { verdict: "yes" }],
      ["PUT", `${path}/checks`, { item: "roof", result: "good" }],
      ["POST", `${path}/questions`, { text: "x" }],
    ] as const;
    for (const [method, address, body] of calls) {
      const response = await eve.call(address, { method, body });
      expect([address, response.statusCode]).toEqual([address, 404]);
    }
  });
});
