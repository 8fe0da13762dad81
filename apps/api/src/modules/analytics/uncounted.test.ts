import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { openAdminArea } from "../../testing/admin-tests.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { sampleAgency, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { buildTestApp, freeSites } from "../../testing/test-app.ts";
import { saveAgencies } from "../agencies/repository.ts";
import { saveListings } from "../listings/repository.ts";

const AGENCY = "000001";
const OF_AGENCY = sampleId(1);
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

let api: AccountTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;
let propertyId: string;

beforeAll(async () => {
  api = await openAccountTest({ regions: freeSites });
  await saveDraftPlaces(api.db);
  await saveAgencies(api.db, "no", [sampleAgency(AGENCY, "Fjordmegleren")]);
  await saveListings(api.db, regionNo, [sampleListing(1, { agencyId: AGENCY })]);
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
  const { id } = await completeDraft(api, kari);
  const published = await kari.call(`/${id}/publish`, { method: "POST" });
  propertyId = published.json().property_id;
});
const forgetViews = () =>
  sql`truncate analytics_event, analytics_day, analytics_counted`.execute(api.db);
beforeEach(forgetViews);
afterAll(() => api.close());

/** Sends a view of a listing from a browser, and how often it is counted then. */
const view = async ({ token, cookies }: TestBrowser, objectId = propertyId): Promise<number> => {
  const app = await buildTestApp(api.db, { now: () => api.clock.now, regions: freeSites });
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/payload/website",
    headers: {
      host: "no.localhost:3000",
      "user-agent": BROWSER,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    payload: {
      actor_type: token === null ? "visitor" : "user",
      actor_id: "a-random-number",
      action: "view",
      object_id: objectId,
      object_type: "property",
      device_type: "mobile",
      interaction_session_token: "one-visit",
      timestamp: new Date(api.clock.now).toISOString(),
      page_type: "property",
      is_logged_in: token !== null,
    },
  });
  expect(response.statusCode).toBe(204);
  await app.close();
  const counted = await api.db.selectFrom("analytics_day").select("count").executeTakeFirst();
  return counted?.count ?? 0;
};

test("D113: owners' own views are not counted, those of visitors and other people are", async () => {
  expect(await view(kari.page)).toBe(0);
  expect(await view(api.browser())).toBe(1);
  expect(await view(ola.page)).toBe(2);
});

test("D113: views of an agency's listing by its own people are not counted", async () => {
  expect(await view(ola.page, OF_AGENCY)).toBe(1);
  await forgetViews();
  await api.db
    .insertInto("agency_member")
    .values({
      account_id: ola.id,
      agency_id: AGENCY,
      region: "no",
      granted_at: new Date(api.clock.now).toISOString(),
      granted_by: kari.id,
    })
    .execute();
  expect(await view(ola.page, OF_AGENCY)).toBe(0);
});

test("D113: a token that has ended counts as a visitor's", async () => {
  const page = api.browser();
  page.token = "not-a-token";
  expect(await view(page)).toBe(1);
});

test("D113: views from a browser with system access are not counted, until it is closed", async () => {
  const admin = await openAdminArea(api, "admin@example.com");
  expect(await view(admin)).toBe(0);
  const closed = await admin.call("/api/web-access?scope=admin", { method: "DELETE" });
  expect(closed.statusCode).toBeLessThan(300);
  expect(await view(admin)).toBe(1);
});
