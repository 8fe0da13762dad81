import { DAY_MS } from "@hjem/domain/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { eraseOldRows } from "../retention/erase-old-rows.ts";

const clock = { now: TEST_NOW };
let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ now: () => clock.now });
});
beforeEach(async () => {
  clock.now = TEST_NOW;
  await api.db.deleteFrom("consent").execute();
});
afterAll(() => api.close());

const choice = {
  consent_id: "6f2c1b1e-5f0f-4a57-9a53-0f6f1c1d2e3f",
  consented_domain: "no.localhost",
  consent_date: new Date(TEST_NOW).toISOString(),
  client_first_visit: new Date(TEST_NOW).toISOString(),
  consent_status: {
    necessary: true,
    functional: true,
    analytics: false,
    performance: false,
    advertisement: false,
  },
  client_info: {
    language: "no",
    region: "no",
    device_type: "mobile",
    policy_version: "2026-11-23",
  },
};
const post = (body: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: "POST",
    url: "/api/v1/consents",
    headers: { host: "no.localhost:3000", ...headers },
    payload: body,
  });
const rows = () => api.db.selectFrom("consent").selectAll().orderBy("consented_at").execute();

test("CMS-037, CMS-045, D112: a choice is stored with id, domain, dates, status and device, and with nothing of the person", async () => {
  const sent = await post(choice, { "x-forwarded-for": "203.0.113.9", "user-agent": "Test" });
  expect(sent.statusCode).toBe(204);
  const stored = await rows();
  expect(stored).toMatchObject([
    {
      consent_id: choice.consent_id,
      domain: "no.localhost",
      region: "no",
      consented_at: new Date(TEST_NOW),
      first_visit_at: new Date(TEST_NOW),
      status: choice.consent_status,
      client_info: { language: "no", region: "no", deviceType: "mobile" },
    },
  ]);
  expect(JSON.stringify(stored)).not.toContain("203.0.113");
});

test("a changed choice is another row, the same choice sent again is none", async () => {
  await post(choice);
  await post(choice);
  const later = new Date(TEST_NOW + 1_000).toISOString();
  const withdrawn = { ...choice.consent_status, functional: false };
  await post({ ...choice, consent_date: later, consent_status: withdrawn });
  expect((await rows()).map(({ status }) => status.functional)).toEqual([true, false]);
});

test.each([
  ["without a category", { consent_status: { necessary: true } }],
  [
    "CMS-040: without what is necessary",
    { consent_status: { ...choice.consent_status, necessary: false } },
  ],
  ["with an id that is not random", { consent_id: "kari" }],
  ["of the day after tomorrow", { consent_date: new Date(TEST_NOW + 2 * DAY_MS).toISOString() }],
  [
    "about another kind of device",
    { client_info: { ...choice.client_info, device_type: "fridge" } },
  ],
])("a choice %s is refused", async (_, change) => {
  expect((await post({ ...choice, ...change })).statusCode).toBe(400);
  expect(await rows()).toEqual([]);
});

test("D112: a choice is erased after 24 months", async () => {
  await post(choice);
  const eraseAfter = (days: number) =>
    eraseOldRows({ db: api.db, now: () => TEST_NOW + days * DAY_MS })();
  await eraseAfter(729);
  expect(await rows()).toHaveLength(1);
  await eraseAfter(733);
  expect(await rows()).toEqual([]);
});

test("the version of the cookie policy may be cached by browsers", async () => {
  const response = await api.app.inject({
    url: "/api/v1/consents/policy",
    headers: { host: "au.localhost:3000" },
  });
  expect(response.json()).toEqual({ version: "2026-11-23" });
  expect(response.headers["cache-control"]).toBe("public, max-age=600");
});
