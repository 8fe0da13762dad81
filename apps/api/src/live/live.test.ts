import { CollectionResponse } from "@hjem/domain/saved/collection";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { saveListings } from "../modules/listings/repository.ts";
import { type AccountTest, openAccountTest } from "../testing/account-tests.ts";
import { createTestMatcher } from "../testing/alert-tests.ts";
import { onEmbeddedFirst } from "../testing/both-engines.ts";
import { emptyCollections, signInPerson, type TestPerson } from "../testing/collection-tests.ts";
import { listenForTest, openLivePageOf } from "../testing/live-tests.ts";
import { sampleId, sampleListing } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import type { TestDatabase } from "../testing/test-database.ts";
import { createMemoryBus, createServerBus, type LiveBus } from "./live-bus.ts";

const bell = { kind: "notifications" };

/** The API of a test, listening, with two members and somebody else. */
async function openLive(database: TestDatabase, liveBus: LiveBus) {
  const api = await openAccountTest({ liveBus }, database);
  return { api, port: await listenForTest(api.app) };
}

const behaves = (database: () => TestDatabase) => {
  let api: AccountTest;
  let port: number;
  let bus: ReturnType<typeof createMemoryBus>;
  let kari: TestPerson;
  let ola: TestPerson;
  let eve: TestPerson;
  let collectionId: string;
  let topic: { kind: string; id: string };

  beforeAll(async () => {
    await database().empty();
    bus = createMemoryBus();
    ({ api, port } = await openLive(database(), bus));
    await api.emptyAccounts();
    kari = await signInPerson(api, "kari@example.com");
    ola = await signInPerson(api, "ola@example.com");
    eve = await signInPerson(api, "eve@example.com");
  });
  afterAll(() => api.app.close());
  beforeEach(async () => {
    await api.empty();
    await emptyCollections(api);
    await saveSamples(api.db, { no: [sampleListing(1)] });
    const body = { name: "Together", shared_with_emails: [] };
    const { data } = await kari.read(CollectionResponse, "", { method: "POST", body });
    collectionId = data.id;
    topic = { kind: "collection", id: collectionId };
    await api.db
      .insertInto("collection_member")
      .values({
        collection_id: collectionId,
        account_id: ola.id,
        role: "member",
        joined_at: new Date(api.clock.now).toISOString(),
      })
      .execute();
    await kari.call(`/${collectionId}/properties`, {
      method: "POST",
      body: { properties: [sampleId(1)] },
    });
  });

  const judge = (person: TestPerson) =>
    person.call(`/${collectionId}/properties/${sampleId(1)}/verdict`, {
      method: "PUT",
      body: { verdict: "yes", reason: "" },
    });
  const versionOf = async () => {
    const { version } = await api.db
      .selectFrom("collection")
      .select("version")
      .where("id", "=", collectionId)
      .executeTakeFirstOrThrow();
    return version;
  };

  test("D77: members of a collection receive what another changes, by ids alone; nobody else receives anything", async () => {
    const page = await openLivePageOf(port, kari, [topic]);
    const stranger = await openLivePageOf(port, eve);
    stranger.send({ type: "subscribe", topic });
    stranger.send({ type: "subscribe", topic: { kind: "collection", id: crypto.randomUUID() } });
    stranger.send({ type: "subscribe", topic: bell });
    expect(await stranger.next()).toEqual({ type: "subscribed", seq: 1, data: { topic: bell } });
    expect((await judge(ola)).statusCode).toBe(204);
    expect(await page.next()).toEqual({
      type: "collection_changed",
      seq: 2,
      data: { collection_id: collectionId, version: await versionOf(), user_id: ola.id },
    });
    bus.publish({ kind: "notifications", ids: [eve.id] });
    expect((await stranger.next()).type).toBe("notifications_changed");
  });

  test("D77: a page that has left a topic, and a removed member, receive nothing more of it", async () => {
    const removed = await openLivePageOf(port, ola, [topic, bell]);
    const left = await openLivePageOf(port, ola, [topic, bell]);
    left.send({ type: "unsubscribe", topic });
    left.send({ type: "subscribe", topic: bell });
    await left.next();
    await kari.call(`/${collectionId}/user/${ola.id}`, { method: "DELETE" });
    expect((await removed.next()).type).toBe("collection_changed");
    await judge(kari);
    bus.publish({ kind: "notifications", ids: [ola.id] });
    expect((await removed.next()).type).toBe("notifications_changed");
    expect((await left.next()).type).toBe("notifications_changed");
  });

  test("D77: a changed price or a sale of a saved home reaches the open collection", async () => {
    const page = await openLivePageOf(port, ola, [topic]);
    await saveListings(api.db, regionNo, [sampleListing(1, { status: "sold" })]);
    const matcher = createTestMatcher(api.db, {
      onHomesChanged: (ids) => bus.publish({ kind: "homes", ids: [...ids] }),
    });
    await matcher.matchAll();
    expect((await page.next()).data).toEqual({
      collection_id: collectionId,
      version: await versionOf(),
      user_id: null,
    });
  });

  test("D79: after notifications may have been missed, every page receives an event of its topics", async () => {
    const page = await openLivePageOf(port, kari, [topic, bell]);
    bus.deliver(null);
    expect(await page.next()).toMatchObject({ type: "collection_changed" });
    expect(await page.next()).toMatchObject({ data: { unread: 0 } });
  });

  test("D53: the bell receives the number of unread alerts", async () => {
    const page = await openLivePageOf(port, kari, [bell]);
    await sql`insert into alert_home (event_id, region, public_id, card, changes, at)
      values (1, 'no', 'x', '{}', '[]', now()), (2, 'no', 'x', '{}', '[]', now())`.execute(api.db);
    await sql`insert into alert (id, account_id, event_id, reasons, search_ids, is_favorite, at, read_at)
      values (gen_random_uuid(), ${kari.id}, 1, '{new}', '{}', false, now(), null),
        (gen_random_uuid(), ${kari.id}, 2, '{new}', '{}', false, now(), now())`.execute(api.db);
    bus.publish({ kind: "notifications", ids: [ola.id, kari.id] });
    expect(await page.next()).toMatchObject({ type: "notifications_changed", data: { unread: 1 } });
  });
};

onEmbeddedFirst(behaves, (database) => {
  test("D79: a change in one process reaches the pages of another over the same server", async () => {
    const { db, listen } = database();
    const log = { warn: (values: object) => expect.fail(JSON.stringify(values)) };
    const openProcess = async () =>
      openLive(database(), await createServerBus({ db, listen, log }));
    const [one, other] = [await openProcess(), await openProcess()];
    onTestFinished(async () => {
      await one.api.app.close();
      await other.api.app.close();
    });
    const person = await signInPerson(one.api, "per@example.com");
    const { data } = await person.read(CollectionResponse, "/default");
    const page = await openLivePageOf(other.port, person, [{ kind: "collection", id: data.id }]);
    await saveSamples(db, { no: [sampleListing(1)] });
    const body = { properties: [sampleId(1)] };
    await person.call("/default/properties", { method: "POST", body });
    expect((await page.next()).data).toMatchObject({ collection_id: data.id, user_id: person.id });
  });
});
