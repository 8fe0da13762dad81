import { CollectionResponse } from "@hjem/domain/saved/collection";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { emptyCollections, signInPerson, type TestPerson } from "../../testing/collection-tests.ts";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";

let api: AccountTest;
let kari: TestPerson;
let ola: TestPerson;
let id: string;

beforeAll(async () => {
  api = await openAccountTest();
  await saveSamples(api.db, { no: [sampleListing(1)] });
  kari = await signInPerson(api, "kari@example.no", { name: "Kari Prøve" });
  ola = await signInPerson(api, "ola@example.no", { name: "Ola Prøve" });
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyCollections(api);
  const made = await kari.read(CollectionResponse, "", {
    method: "POST",
    body: { name: "Sammen" },
  });
  id = made.data.id;
  await api.db
    .insertInto("collection_member")
    .values({
      collection_id: id,
      account_id: ola.id,
      role: "member",
      joined_at: new Date(api.clock.now).toISOString(),
    })
    .execute();
  await kari.call(`/${id}/properties`, { method: "POST", body: { properties: [sampleId(1)] } });
});

const favorites = async (person: TestPerson) =>
  (await person.call("/all-favorites")).json<{ data: { is_shared?: boolean }[] }>().data;
const removals = async (person: TestPerson) =>
  (await person.read(CollectionResponse, `/${id}`)).data.removals;

test("D131: who shares a collection sees who removed a home, until it is there again", async () => {
  expect(await favorites(kari)).toMatchObject([{ is_shared: true }]);
  await ola.call(`/${id}/properties/${sampleId(1)}`, { method: "DELETE" });
  const removed = { propertyId: sampleId(1).toLowerCase(), removedBy: ola.id };
  expect(await removals(kari)).toMatchObject([
    { ...removed, address: expect.stringMatching(/\S/) },
  ]);
  await kari.call(`/${id}/properties`, { method: "POST", body: { properties: [sampleId(1)] } });
  expect(await removals(ola)).toEqual([]);
});

test("D131: a home of one's own collection leaves no trace of who removed it", async () => {
  await kari.call("/default/properties", { method: "POST", body: { properties: [sampleId(1)] } });
  await kari.call(`/${id}`, { method: "DELETE" });
  expect((await favorites(kari))[0]?.is_shared).toBeUndefined();
  await kari.call(`/properties/${sampleId(1)}`, { method: "DELETE" });
  expect(await api.db.selectFrom("collection_removal").selectAll().execute()).toEqual([]);
});

test("D131: the others are told who deleted a collection and when; a stranger learns nothing", async () => {
  await kari.call(`/${id}`, { method: "DELETE" });
  const told = await ola.call(`/${id}`);
  expect(told.statusCode).toBe(404);
  expect(told.json().error).toMatchObject({
    code: "collection_deleted",
    current: { name: "Sammen", by: "Kari Prøve", at: new Date(api.clock.now).toISOString() },
  });
  const eve = await signInPerson(api, "eve@example.no");
  expect((await eve.call(`/${id}`)).json().error.code).toBe("not_found");
  await kari.call(`/${id}/restore`, { method: "POST" });
  expect((await ola.call(`/${id}`)).statusCode).toBe(200);
});
