import { accountApi } from "@hjem/api-client/endpoints/account";
import { authApi } from "@hjem/api-client/endpoints/auth";
import { leadsApi } from "@hjem/api-client/endpoints/leads";
import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { checkResponses } from "@hjem/api-client/response-checks";
import { saveListings } from "@hjem/api/modules/listings/repository";
import { savePlaces } from "@hjem/api/modules/places/repository";
import { regions } from "@hjem/api/regions";
import { totpCode } from "@hjem/api/testing/account-tests";
import {
  norwegianPlaces,
  sampleId,
  sampleListing,
  TEST_NOW,
} from "@hjem/api/testing/sample-listings";
import { samplePayment } from "@hjem/api/testing/sample-payment";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { MINUTE_MS } from "@hjem/domain/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

const EMAIL = "admin@example.com";
const PAYMENT_ID = "01900000-0000-7000-8000-000000000001";
const call = moderationApi.endpoints;

let server: TestApp;
let now = TEST_NOW;
let browser: Awaited<ReturnType<typeof openSignedIn>>;

beforeAll(async () => {
  const firstAdministrators = new Map([["no", EMAIL]]);
  server = await openTestApp({ now: () => now, firstAdministrators });
  checkResponses();
  const [norway] = regions.filter(({ id }) => id === "no");
  if (!norway) throw new Error("There is no Norwegian market.");
  await savePlaces(server.db, norway.id, norwegianPlaces);
  await saveListings(server.db, norway, [sampleListing(1), sampleListing(2)]);
  await openSignedIn(server, { email: "kari@example.com", password: "fire blå båter" });
  now += MINUTE_MS;
  browser = await openSignedIn(server, { email: EMAIL, password: "fire blå båter" });
  const { dispatch } = browser;
  const { secret } = await dispatch(accountApi.endpoints.beginTotp.initiate()).unwrap();
  await dispatch(
    accountApi.endpoints.confirmTotp.initiate({ code: totpCode(secret, now) }),
  ).unwrap();
  await dispatch(
    authApi.endpoints.openGate.initiate({ scope: "admin", password: "the admin's password" }),
  ).unwrap();
});
afterAll(() => server.close());

test("D99: the client reads the queue of reported listings, a case and its listing, and decides it", async () => {
  const { dispatch, problems } = browser;
  await dispatch(
    leadsApi.endpoints.reportListing.initiate({
      propertyId: sampleId(1),
      body: { kind: "scam" },
    }),
  ).unwrap();
  const [summary] = await dispatch(call.listCases.initiate()).unwrap();
  expect(summary).toMatchObject({ kind: "reported", report: "scam", reports: 1 });
  const id = summary?.id ?? "";
  const item = await dispatch(call.getCase.initiate(id)).unwrap();
  expect(item).toMatchObject({ listing: { propertyId: sampleId(1) }, other: null });
  await dispatch(call.takeCase.initiate({ id, isTakeover: false })).unwrap();
  expect(
    (await dispatch(call.getCase.initiate(id, { forceRefetch: true })).unwrap()).assignee,
  ).toMatchObject({ isMe: true });
  await dispatch(call.returnCase.initiate(id)).unwrap();
  await dispatch(
    call.decideCase.initiate({ id, decision: "rejected", reason: "Svindel" }),
  ).unwrap();
  const found = await dispatch(call.findListings.initiate({ q: sampleId(1), page: 1 })).unwrap();
  expect(found.data).toHaveLength(1);
  const record = await dispatch(call.getListingRecord.initiate(sampleId(1))).unwrap();
  expect(record).toMatchObject({ cases: [{ id, decision: "rejected", reason: "Svindel" }] });
  const { data: log } = await dispatch(call.listLog.initiate({ q: "", page: 1 })).unwrap();
  expect(log.map(({ kind }) => kind)).toContain("listing_rejected");
  expect(problems).toEqual([]);
});

test("D106: the client locks a person, refunds a payment and switches a feature", async () => {
  const { dispatch, problems } = browser;
  const reason = "Svindel";
  const email = "kari@example.com";
  await dispatch(call.lockPerson.initiate({ email, isLocked: true, reason })).unwrap();
  const { data: people } = await dispatch(call.findPeople.initiate({ q: email, page: 1 })).unwrap();
  expect(people).toMatchObject([{ email, lockedAt: expect.any(String) }]);
  const at = new Date(now).toISOString();
  await server.db
    .insertInto("payment")
    .values({
      id: PAYMENT_ID,
      ...samplePayment,
      created_at: at,
      changed_at: at,
    })
    .execute();
  expect(
    (await dispatch(call.listPayments.initiate({ q: "", page: 1 })).unwrap()).data,
  ).toMatchObject([{ id: PAYMENT_ID, status: "captured", address: null }]);
  await dispatch(call.refundPayment.initiate({ id: PAYMENT_ID, reason })).unwrap();
  const { place } = await dispatch(call.getListingRecord.initiate(sampleId(2))).unwrap();
  if (!place) throw new Error("the listing is not public");
  const corrected = { id: sampleId(2), ...place, street: "Storgata 11", reason };
  await dispatch(call.correctPlace.initiate(corrected)).unwrap();
  await dispatch(call.switchFeature.initiate({ key: "reports", isOn: false, reason })).unwrap();
  const features = await dispatch(call.listFeatures.initiate()).unwrap();
  expect(features.find(({ key }) => key === "reports")).toMatchObject({ isOn: false });
  expect(problems).toEqual([]);
});

test("D113: the client reads a market's statistics by day and by listing", async () => {
  const { dispatch, problems } = browser;
  const day = new Date(now).toISOString().slice(0, 10);
  const counted = { region: "no", day, measure: "view", object_id: sampleId(1), count: 3 };
  await server.db.insertInto("analytics_day").values(counted).execute();
  const read = await dispatch(call.getStatistics.initiate({ days: 7, page: 1 })).unwrap();
  expect(read.data.days.at(-1)).toEqual({ day, views: 3, searches: 0, contacts: 0 });
  expect(read).toMatchObject({
    data: { listings: [{ propertyId: sampleId(1), views: 3 }] },
    hasMore: false,
  });
  expect(problems).toEqual([]);
});
