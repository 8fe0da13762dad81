import { authApi } from "@hjem/api-client/endpoints/auth";
import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { unsubscribeApi } from "@hjem/api-client/endpoints/unsubscribe";
import { checkResponses } from "@hjem/api-client/response-checks";
import { writeMessage } from "@hjem/api/testing/notification-tests";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedToken, openAccountBrowser } from "./account-browser.ts";

const EMAIL = "kari@example.com";
const PASSWORD = "fire blå båter";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  checkResponses();
});
afterAll(() => server.close());

/** The client of a person who is signed in. */
async function openSignedIn() {
  const browser = openAccountBrowser(server, { email: EMAIL, password: PASSWORD });
  const { register, activate } = authApi.endpoints;
  const person = {
    email: EMAIL,
    name: "Kari",
    password: PASSWORD,
    termsVersion: TERMS_VERSION,
  } as const;
  await browser.dispatch(register.initiate(person)).unwrap();
  await browser
    .dispatch(activate.initiate({ token: await mailedToken(server, "activate") }))
    .unwrap();
  await browser.signIn();
  return browser;
}

const accountId = async (): Promise<string> =>
  (await server.db.selectFrom("account").select("id").executeTakeFirstOrThrow()).id;

test("D64, D76: the client reads an unsubscribe link and changes what it is about, without a session", async () => {
  const { dispatch, problems, current } = await openSignedIn();
  const { savedSearchId } = await dispatch(
    savedSearchesApi.endpoints.saveSearch.initiate({
      name: "Tre",
      query: SearchRequest.parse({ bedroomMin: 3 }),
      notifications: "daily",
    }),
  ).unwrap();
  const { token } = await writeMessage(server.db, {
    accountId: await accountId(),
    savedSearchId,
  });
  current.token = undefined;
  const { getUnsubscribe, changeByLink } = unsubscribeApi.endpoints;
  const read = () => dispatch(getUnsubscribe.initiate(token, { forceRefetch: true })).unwrap();
  expect(await read()).toEqual({
    search: { savedSearchId, name: "Tre", notifications: "daily" },
    isOn: true,
  });
  const weekly = { scope: "search", notifications: "weekly" } as const;
  await dispatch(changeByLink.initiate({ token, body: weekly })).unwrap();
  expect((await read()).search?.notifications).toBe("weekly");
  await dispatch(changeByLink.initiate({ token, body: { scope: "all" } })).unwrap();
  expect((await read()).isOn).toBe(false);
  expect(problems).toEqual([]);
});
