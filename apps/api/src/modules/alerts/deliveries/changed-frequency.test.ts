import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { openAccountTest } from "../../../testing/account-tests.ts";
import { createTestMatcher } from "../../../testing/alert-tests.ts";
import { norwegianPlaces, sampleListing } from "../../../testing/sample-listings.ts";
import { testSites } from "../../../testing/test-app.ts";
import { saveListings } from "../../listings/repository.ts";
import { savePlaces } from "../../places/repository.ts";
import { createAlertScheduler } from "./schedule-alerts.ts";

test("D71, SAVE-013: what waits for a search is due at once when its person chooses to be notified at once, in a week when weekly", async () => {
  const api = await openAccountTest();
  await savePlaces(api.db, "no", norwegianPlaces);
  await api.person("kari@example.com");
  const kari = api.browser();
  await kari.signIn("kari@example.com");
  const search = { name: "Oslo", query: { geo_id: ["municipality:0301"] }, notifications: "daily" };
  const saved = await kari.call("/api/search-collections", { body: search });
  await saveListings(api.db, regionNo, [sampleListing(1)], { at: api.clock.now });
  const schedule = createAlertScheduler({
    regions: testSites,
    push: null,
    now: () => api.clock.now,
  });
  await createTestMatcher(api.db, { schedule }).matchAll();

  const dueAt = async () => {
    const rows = await api.db.selectFrom("alert_delivery").select("due_at").execute();
    return rows.map((row) => row.due_at.toISOString());
  };
  const choose = (notifications: string) =>
    kari.call(
      `/api/search-collections/searches/notification/${saved.json().data.saved_search_id}`,
      {
        method: "PATCH",
        body: { notifications },
      },
    );
  expect(await dueAt()).toEqual(["2026-11-22T07:00:00.000Z"]);
  await choose("weekly");
  expect(await dueAt()).toEqual(["2026-11-26T07:00:00.000Z"]);
  await choose("instant");
  expect(await dueAt()).toEqual([new Date(api.clock.now).toISOString()]);
  await api.close();
});
