import { consentsApi } from "@hjem/api-client/endpoints/consents";
import { checkResponses } from "@hjem/api-client/response-checks";
import { TEST_NOW } from "@hjem/api/testing/sample-listings";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  checkResponses();
});
afterAll(() => server.close());

test("D112: the client stores a choice for the policy in force, and nothing of the person who is signed in", async () => {
  const { dispatch, problems } = await openSignedIn(server, {
    email: "kari@example.com",
    password: "fire blå båter",
  });
  const { getConsentPolicy, recordConsent } = consentsApi.endpoints;
  const { version } = await dispatch(getConsentPolicy.initiate()).unwrap();
  const date = new Date(TEST_NOW).toISOString();
  await dispatch(
    recordConsent.initiate({
      consentId: "6f2c1b1e-5f0f-4a57-9a53-0f6f1c1d2e3f",
      consentedDomain: "no.localhost",
      consentDate: date,
      clientFirstVisit: date,
      consentStatus: {
        necessary: true,
        functional: false,
        analytics: true,
        performance: false,
        advertisement: false,
      },
      clientInfo: { language: "no", region: "no", deviceType: "desktop", policyVersion: version },
    }),
  ).unwrap();
  const stored = await server.db.selectFrom("consent").selectAll().execute();
  expect(stored).toMatchObject([{ region: "no", client_info: { policyVersion: version } }]);
  const accounts = await server.db.selectFrom("account").select("id").execute();
  for (const { id } of accounts) expect(JSON.stringify(stored)).not.toContain(id);
  expect(problems).toEqual([]);
});
