import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { unsubscribeApi } from "@hjem/api-client/endpoints/unsubscribe";
import { checkResponses } from "@hjem/api-client/response-checks";
import { writeAlert, writeMessage } from "@hjem/api/testing/notification-tests";
import { sampleListing } from "@hjem/api/testing/sample-listings";
import { saveSamples } from "@hjem/api/testing/sample-markets";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

const KARI = { email: "kari@example.com", password: "fire blå båter" };

let server: TestApp;
let browser: Awaited<ReturnType<typeof openSignedIn>>;
beforeAll(async () => {
  server = await openTestApp();
  checkResponses();
  browser = await openSignedIn(server, KARI);
});
afterAll(() => server.close());

const accountId = async (): Promise<string> =>
  (await server.db.selectFrom("account").select("id").executeTakeFirstOrThrow()).id;

test("D71-D75: the client reads the bell and marks alerts as read, changes hours, and asks for the push key", async () => {
  const { dispatch, problems } = browser;
  const call = notificationsApi.endpoints;
  const fresh = { forceRefetch: true } as const;
  const owner = await accountId();
  await saveSamples(server.db, { no: [sampleListing(1), sampleListing(2)] });
  const first = await writeAlert(server.db, { accountId: owner });
  const second = await writeAlert(server.db, { accountId: owner, listing: 2, reasons: ["photos"] });
  const { id: message } = await writeMessage(server.db, { accountId: owner, alertIds: [first] });
  expect(await dispatch(call.countUnread.initiate(undefined, fresh)).unwrap()).toBe(2);
  const all = await dispatch(call.listAlerts.initiate({}, fresh)).unwrap();
  expect(all.data.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  expect(all.data.every(({ isGone, isFavorite }) => isFavorite && !isGone)).toBe(true);
  const sent = await dispatch(call.listAlerts.initiate({ message }, fresh)).unwrap();
  expect(sent.data.map(({ id }) => id)).toEqual([first]);
  expect(await dispatch(call.markRead.initiate({ ids: [first] })).unwrap()).toBe(1);
  expect(await dispatch(call.markRead.initiate({ ids: "all" })).unwrap()).toBe(0);
  expect(await dispatch(call.clearAlerts.initiate()).unwrap()).toBeNull();
  expect((await dispatch(call.listAlerts.initiate({}, fresh)).unwrap()).data).toEqual([]);

  const schedule = await dispatch(call.getSchedule.initiate(undefined, fresh)).unwrap();
  const changed = await dispatch(call.changeSchedule.initiate({ digestHour: 18 })).unwrap();
  expect(changed).toEqual({ ...schedule, digestHour: 18 });

  // This installation has no keys.
  expect(await dispatch(call.getPush.initiate(undefined, fresh)).unwrap()).toEqual({
    publicKey: null,
    isSubscribed: false,
  });
  const subscription = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
  const refused = await dispatch(call.subscribePush.initiate(subscription));
  expect(refused.error).toMatchObject({ status: 404 });
  await dispatch(call.unsubscribePush.initiate()).unwrap();
  expect(problems).toEqual([]);
});

test("D64, D76: the client reads an unsubscribe link and changes what it is about, without a session", async () => {
  const { dispatch, problems, current } = browser;
  const { savedSearchId } = await dispatch(
    savedSearchesApi.endpoints.saveSearch.initiate({
      name: "Tre",
      query: SearchRequest.parse({ bedroomMin: 3 }),
      notifications: "daily",
    }),
  ).unwrap();
  const { token } = await writeMessage(server.db, {
    accountId: await accountId(),
    searchIds: [savedSearchId],
  });
  current.token = undefined;
  const { getUnsubscribe, changeByLink } = unsubscribeApi.endpoints;
  const read = () => dispatch(getUnsubscribe.initiate(token, { forceRefetch: true })).unwrap();
  expect(await read()).toEqual({
    searches: [{ savedSearchId, name: "Tre", notifications: "daily" }],
    isOn: true,
  });
  const weekly = { scope: "search", savedSearchId, notifications: "weekly" } as const;
  await dispatch(changeByLink.initiate({ token, body: weekly })).unwrap();
  expect((await read()).searches[0]?.notifications).toBe("weekly");
  await dispatch(changeByLink.initiate({ token, body: { scope: "all" } })).unwrap();
  expect((await read()).isOn).toBe(false);
  expect(problems).toEqual([]);
});
