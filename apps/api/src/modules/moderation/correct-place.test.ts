import { placesOfRegion } from "@hjem/places/places-of-region";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { openAdminArea } from "../../testing/admin-tests.ts";
import { completeDraft, signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { samplePayment } from "../../testing/sample-payment.ts";
import { freeSites } from "../../testing/test-app.ts";
import { savePlaces } from "../places/repository.ts";

const ADMIN = "admin@example.com";
/** Inner Oslo and Bergen: all places would take a minute. */
const some = /^(county:(03|46)|\w+:(0301|4601).*|postcode:(0184|0552|5005|5017))$/;

let api: AccountTest;
let admin: TestBrowser;
let kari: TestAdvertiser;
beforeAll(async () => {
  api = await openAccountTest({
    regions: freeSites,
    firstAdministrators: new Map([["no", ADMIN]]),
  });
  const places = placesOfRegion("no").filter(({ geoId }) => some.test(geoId));
  await savePlaces(api.db, "no", places);
  admin = await openAdminArea(api, ADMIN);
  kari = await signInAdvertiser(api, "kari@example.no");
});
afterAll(() => api.close());

const publish = async (id: string) => kari.call(`/${id}/publish`, { method: "POST" });
const correct = (propertyId: string | null, change: Record<string, unknown> = {}) =>
  admin.call(`/api/admin/listings/${propertyId}/place`, {
    method: "PUT",
    body: {
      street: "Kong Oscars gate 12",
      suburb: "Bergen",
      region: "Vestland",
      post_code: "5017",
      coordinates: { lat: 60.393, lng: 5.33 },
      reason: "Feil postnummer",
      ...change,
    },
  });
const found = async (geoId: string) => {
  const response = await api.app.inject({
    method: "POST",
    url: "/api/v2/property/search",
    headers: { host: "no.localhost:3000" },
    payload: { listing_type: "buy", geo_id: [geoId] },
  });
  if (response.statusCode !== 200) expect.fail(response.body);
  return response.json().data.map(({ property_id: id }: { property_id: string }) => id);
};

test("D123: a draft whose postcode is of another town is not published, and its field is named", async () => {
  const draft = await completeDraft(api, kari, { location: { suburb: "Bergen" } });
  const refused = await publish(draft.id);
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().error.fields)).toEqual(["location.suburb"]);
  const { version } = await kari.read(draft.id);
  await kari.patch({ id: draft.id, version }, { location: { suburb: "Oslo" } });
  expect((await publish(draft.id)).statusCode).toBe(200);
});

test("D123: an administrator corrects the address of a published listing; page, search and draft follow", async () => {
  const draft = await completeDraft(api, kari);
  await publish(draft.id);
  const { propertyId } = await kari.read(draft.id);
  expect((await correct(propertyId, { post_code: "0552" })).statusCode).toBe(400);
  expect((await correct(propertyId)).statusCode).toBe(200);
  const response = await api.app.inject({
    url: `/api/v2/property?id=${propertyId}`,
    headers: { host: "no.localhost:3000" },
  });
  expect(response.json().address).toMatchObject({
    full_address: "Kong Oscars gate 12, 5017 Bergen",
    region: "Vestland",
    municipality: "Bergen",
    post_code: "5017",
  });
  expect(await found("municipality:4601")).toContain(propertyId);
  expect(await found("municipality:0301")).not.toContain(propertyId);
  const after = await kari.read(draft.id);
  expect(after.location).toMatchObject({ suburb: "Bergen", postCode: "5017", region: "Vestland" });
  expect(after.hasUnpublishedChanges).toBe(false);
  const { data } = (await admin.call("/api/admin/log", { method: "GET" })).json();
  expect(data).toContainEqual(
    expect.objectContaining({
      kind: "place_corrected",
      subject: `listing/${propertyId}`,
      reason: "Feil postnummer",
    }),
  );
});

test("D99: an administrator neither corrects the address of their own listing nor refunds their own payment", async () => {
  const draft = await completeDraft(api, kari);
  await publish(draft.id);
  const { propertyId } = await kari.read(draft.id);
  const { id } = await api.db
    .selectFrom("account")
    .select("id")
    .where("email", "=", ADMIN)
    .executeTakeFirstOrThrow();
  const own = api.db.updateTable("listing_draft").set({ account_id: id });
  await own.where("id", "=", draft.id).execute();
  const response = await correct(propertyId);
  expect([response.statusCode, errorCodeOf(response)]).toEqual([403, "own_listing"]);
  const at = new Date(api.clock.now).toISOString();
  const payment = {
    id: randomUUID(),
    account_id: id,
    draft_id: draft.id,
    ...samplePayment,
    captured_at: at,
    created_at: at,
    changed_at: at,
  } as const;
  await api.db.insertInto("payment").values(payment).execute();
  const body = { reason: "Dobbelt betalt" };
  const refund = await admin.call(`/api/admin/payments/${payment.id}/refund`, { body });
  expect([refund.statusCode, errorCodeOf(refund)]).toEqual([403, "own_listing"]);
});

test("only administrators correct an address", async () => {
  const response = await kari.page.call("/api/admin/listings/0000000000/place", {
    method: "PUT",
    body: {},
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(401);
  expect((await correct("0000000000")).statusCode).toBe(404);
});
