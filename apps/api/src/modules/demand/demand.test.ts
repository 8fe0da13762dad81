import { shownPersons } from "@hjem/domain/draft/demand";
import { alertReasons } from "@hjem/domain/saved/saved-rules";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, errorCodeOf, openAccountTest } from "../../testing/account-tests.ts";
import { LONG_BEFORE, saveAccount, saveSearches } from "../../testing/alert-tests.ts";
import {
  completeDraft,
  DRAFTS,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { norwegianPlaces } from "../../testing/sample-listings.ts";
import { savePlaces } from "../places/repository.ts";
import { demandPrices } from "./read-demand.ts";

let api: AccountTest;
let kari: TestAdvertiser;

beforeAll(async () => {
  api = await openAccountTest();
  const ancestors = ["county:03", "municipality:0301"];
  await savePlaces(
    api.db,
    "no",
    norwegianPlaces.map((place) => (place.kind === "district" ? { ...place, ancestors } : place)),
  );
  kari = await signInAdvertiser(api, "kari@example.no");
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from saved_search`.execute(api.db);
});

/** So many persons save each of the searches. */
async function saveBy(persons: number, ...queries: SearchRequestInput[]): Promise<void> {
  for (let person = 0; person < persons; person += 1) {
    const accountId = await saveAccount(api.db, "no");
    await saveSearches(
      api.db,
      queries.map((query) => ({
        accountId,
        region: "no",
        query,
        reasons: alertReasons,
        createdAt: LONG_BEFORE,
      })),
    );
  }
}
const demandOf = async (id: string) => (await kari.call(`/${id}/demand`)).json().data;

test("market 12: the mirror counts persons whose searches would find the home, by price", async () => {
  const { id } = await completeDraft(api, kari);
  // Each has two such searches, and is one person (D88).
  await saveBy(12, { geoId: ["municipality:0301"] }, { priceMax: 4_600_000 });
  await saveBy(10, { geoId: ["municipality:0301"], priceMax: 4_300_000 });
  await saveBy(3, { priceMin: 9_000_000 });
  await saveBy(5, { acquisition: "rent", listingType: "rent" });
  const { steps } = await demandOf(id);
  expect(steps).toEqual([
    { price: 4_050_000, persons: 20, is_own: false },
    { price: 4_300_000, persons: 20, is_own: false },
    { price: 4_500_000, persons: 10, is_own: true },
    { price: 4_750_000, persons: 10, is_own: false },
    { price: 4_950_000, persons: 10, is_own: false },
  ]);
});

test("D57: fewer than ten persons are no number, and one's own searches do not count", async () => {
  const { id } = await completeDraft(api, kari);
  await saveBy(9, { geoId: ["municipality:0301"] });
  const own = await sql<{ id: string }>`select account_id as id from listing_draft`.execute(api.db);
  await saveSearches(api.db, [
    {
      accountId: own.rows[0]?.id ?? "",
      region: "no",
      query: {},
      reasons: alertReasons,
      createdAt: LONG_BEFORE,
    },
  ]);
  const { steps } = await demandOf(id);
  expect(steps.map(({ persons }: { persons: number | null }) => persons)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([9, 10, 14, 15, 138].map(shownPersons)).toEqual([null, 10, 10, 15, 135]);
});

test("a draft without place and price has no mirror, and nothing is stored of one", async () => {
  const { id } = await kari.create("residential_sale");
  expect(await demandOf(id)).toEqual({ steps: [], median_per_area: null });
  const { rows } = await sql`select 1 from listing`.execute(api.db);
  expect(rows).toEqual([]);
});

test("LIST-121: nobody reads the mirror of another person's draft", async () => {
  const { id } = await kari.create("residential_sale");
  const ola = await signInAdvertiser(api, "ola@example.no");
  expect((await ola.call(`/${id}/demand`)).statusCode).toBe(404);
  const anonymous = await api.browser().call(`${DRAFTS}/${id}/demand`, { method: "GET" });
  expect([anonymous.statusCode, errorCodeOf(anonymous)]).toEqual([401, "unauthorised"]);
});

test("the steps are rounded as the market's slider, and the own price is exact", () => {
  expect(demandPrices(4_490_000, "residential_sale", regionNoBasics)).toEqual([
    4_050_000, 4_250_000, 4_490_000, 4_700_000, 4_950_000,
  ]);
  expect(demandPrices(655, "residential_rent", regionAuBasics)).toEqual([590, 620, 655, 690, 720]);
  expect(demandPrices(10, "residential_rent", regionAuBasics)).toEqual([10]);
  expect(demandPrices(65_000, "commercial_rent", regionAuBasics)).toEqual([60_000, 65_000, 70_000]);
});
