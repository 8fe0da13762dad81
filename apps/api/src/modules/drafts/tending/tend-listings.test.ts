import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMailQueue } from "../../../mail/mail-queue.ts";
import { type AccountTest, openAccountTest, PASSWORD } from "../../../testing/account-tests.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { TEST_NOW } from "../../../testing/sample-listings.ts";
import { freeSites } from "../../../testing/test-app.ts";
import { savePlaces } from "../../places/repository.ts";
import { tendListings } from "./tend-listings.ts";

let api: AccountTest;
let kari: TestAdvertiser;
let tend: () => Promise<void>;
const jobs = { enqueue: async () => {}, wake: () => {} };

beforeAll(async () => {
  api = await openAccountTest({ regions: freeSites });
  await saveDraftPlaces(api.db);
  kari = await signInAdvertiser(api, "kari@example.no");
  const now = () => api.clock.now;
  const mailQueue = createMailQueue({ jobs, now });
  tend = tendListings({ db: api.db, regions: freeSites, mailQueue, jobs, now });
});
afterAll(() => api.close());
beforeEach(async () => {
  await kari.later(TEST_NOW - api.clock.now);
  await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event, mail cascade`.execute(
    api.db,
  );
});

const mails = async () => {
  const rows = await api.db
    .selectFrom("mail")
    .select(["key", "message"])
    .where("key", "like", "own/%")
    .orderBy("created_at")
    .execute();
  return rows.map(({ key, message }) => [key.split("/")[3], message.subject]);
};
const read = (path: string) =>
  api.app.inject({ url: path, headers: { host: "no.localhost:3000" } });
const publish = async (): Promise<{ id: string; propertyId: string }> => {
  const { id } = await completeDraft(api, kari);
  const response = await kari.call(`/${id}/publish`, { method: "POST" });
  return { id, propertyId: response.json().property_id };
};

test("D100: the owner is told seven days and one day before the end, once each; then the listing has expired", async () => {
  const { id, propertyId } = await publish();
  const days = (n: number) => kari.later(n * DAY_MS);
  await days(82);
  await tend();
  expect(await mails()).toEqual([]);
  await days(1.1);
  await tend();
  await tend();
  await days(6);
  await tend();
  await tend();
  expect((await mails()).map(([kind]) => kind)).toEqual(["expiry", "expiry"]);
  expect((await mails())[0]?.[1]).toContain("Storgata 1, 0184 Grünerløkka");
  expect((await kari.read(id)).status).toBe("live");
  await days(1);
  expect((await kari.read(id)).status).toBe("expired");
  await tend();
  await tend();
  expect((await mails()).map(([kind]) => kind)).toEqual(["expiry", "expiry", "expired"]);
  const page = (await read(`/api/v2/property?id=${propertyId}&availability=all`)).json();
  expect([page.status, page.price_history.at(-1).action]).toEqual(["unavailable", "withdrawn"]);
  expect((await kari.read(id)).status).toBe("expired");
  await kari.call(`/${id}/relist`, { method: "POST" });
  expect(await kari.read(id)).toMatchObject({ status: "live", propertyId });
});

test("an abandoned draft is warned of and then deleted; one that is changed again stays", async () => {
  const abandoned = await kari.create();
  const kept = await kari.create();
  await kari.later(167 * DAY_MS);
  await tend();
  await tend();
  expect((await mails()).map(([kind]) => kind)).toEqual(["abandoned", "abandoned"]);
  await kari.patch(kept, { propertyDetail: { title: "Fortsatt aktuelt" } });
  await kari.later(15 * DAY_MS);
  await tend();
  expect((await kari.call(`/${abandoned.id}/preview`)).statusCode).toBe(404);
  expect((await kari.read(kept.id)).propertyDetail.title).toBe("Fortsatt aktuelt");
});

test("D123: mails to an owner write the place as the table of places has it, as the page does", async () => {
  const postCode = {
    geoId: "postcode:0184",
    kind: "postcode",
    name: "0184",
    parent: "Oslo",
    location: { lat: 59.92, lng: 10.76 },
    weight: 1,
    ancestors: ["county:03", "municipality:0301"],
    source: "test",
  } as const;
  await savePlaces(api.db, "no", [postCode]);
  const { id } = await completeDraft(api, kari);
  const draft = await kari.read(id);
  await kari.patch(draft, { location: { suburb: "GRÜNERLØKKA" } });
  const response = await kari.call(`/${id}/publish`, { method: "POST" });
  const page = await read(`/api/v2/property?id=${response.json().property_id}`);
  await kari.later(84 * DAY_MS);
  await tend();
  const address = "Storgata 1, 0184 Grünerløkka";
  expect(page.json().address.full_address).toBe(address);
  expect(await mails()).toEqual([["expiry", expect.stringContaining(address)]]);
});

test("a deleted draft is erased once it cannot be restored; one that was public stays as the record of its listing", async () => {
  const { id } = await publish();
  const draft = await kari.create();
  for (const each of [id, draft.id]) await kari.call(`/${each}`, { method: "DELETE" });
  const left = async () => {
    const rows = await api.db.selectFrom("listing_draft").select("id").execute();
    return rows.map((row) => row.id);
  };
  await kari.later(4 * MINUTE_MS);
  await tend();
  expect(await left()).toHaveLength(2);
  await kari.later(2 * MINUTE_MS);
  await tend();
  expect(await left()).toEqual([id]);
});

test("D38: a person who leaves takes the listings along at once, and brings them back by the undo", async () => {
  const { propertyId } = await publish();
  const found = async () => (await read(`/api/v2/properties?ids=${propertyId}`)).json().data.length;
  const page = async () =>
    (await read(`/api/v2/property?id=${propertyId}&availability=all`)).json();
  expect([await found(), (await page()).images.length]).toEqual([1, 1]);
  await kari.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  expect(await found()).toBe(0);
  const hidden = await page();
  expect(hidden).toMatchObject({
    status: "unavailable",
    description: "",
    images: [],
    documents: [],
  });
  expect(JSON.stringify(hidden)).not.toMatch(/Storgata|Kari|99000001|Birkelunden/);
  await tend();
  const [token] = (await api.tokensOf("deletion")).slice(-1);
  const undone = await kari.page.call("/api/user/undo-deletion", { body: { token } });
  expect(undone.statusCode).toBe(200);
  expect([await found(), (await page()).title]).toEqual([1, "Lys toroms ved Birkelunden"]);
});
