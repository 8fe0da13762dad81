import { alertReasons } from "@hjem/domain/saved/saved-rules";
import { regionNo } from "@hjem/region-no";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  createTestMatcher,
  LONG_BEFORE,
  readAlerts,
  saveAccount,
  saveSearches,
} from "../../../testing/alert-tests.ts";
import { sampleListing, TEST_NOW } from "../../../testing/sample-listings.ts";
import { saveSamples } from "../../../testing/sample-markets.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { saveListings } from "../../listings/repository.ts";

test("D70: nobody hears of a home of their own that their saved search finds", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const home = sampleListing(1);
  await saveSamples(db, { no: [home], au: [] });
  const [seller, buyer] = [await saveAccount(db, "no"), await saveAccount(db, "no")];
  const at = new Date(LONG_BEFORE).toISOString();
  await db
    .insertInto("listing_draft")
    .values({
      id: randomUUID(),
      account_id: seller,
      region: "no",
      status: "live",
      version: 1,
      public_id: home.id,
      content: "{}",
      created_at: at,
      changed_at: at,
    })
    .execute();
  const search = { region: "no", query: { priceMax: 4_500_000 }, reasons: alertReasons };
  await saveSearches(
    db,
    [seller, buyer].map((accountId) => ({ ...search, accountId })),
  );
  const prices = { price: { amount: 4_490_000, currency: "NOK" as const } };
  await saveListings(db, regionNo, [sampleListing(1, { prices })], { at: TEST_NOW });
  await createTestMatcher(db).matchAll();
  expect((await readAlerts(db)).map(({ account }) => account)).toEqual([buyer]);
  await database.close();
});
