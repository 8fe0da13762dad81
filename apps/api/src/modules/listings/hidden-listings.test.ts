import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountTest, openAccountTest, PASSWORD } from "../../testing/account-tests.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { freeSites } from "../../testing/test-app.ts";

let api: AccountTest;
let kari: TestAdvertiser;

beforeAll(async () => {
  api = await openAccountTest({ regions: freeSites });
  await saveDraftPlaces(api.db);
  kari = await signInAdvertiser(api, "kari@example.no");
});
afterAll(() => api.close());

const get = async (path: string) =>
  (await api.app.inject({ url: path, headers: { host: "no.localhost:3000" } })).json();

test("D38, D99: the listing of a person who leaves says nothing of the home, and is as it was when they come back", async () => {
  const draft = await completeDraft(api, kari);
  const published = await kari.call(`/${draft.id}/publish`, { method: "POST" });
  const { property_id: id } = published.json();
  const page = async () => get(`/api/v2/property?id=${id}&availability=all`);
  const before = await page();
  expect(before).not.toHaveProperty("is_hidden");

  await kari.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  const hidden = await page();
  expect(hidden).toMatchObject({
    is_hidden: true,
    status: "unavailable",
    title: "Grünerløkka",
    description: "",
    images: [],
    address: { street: "" },
  });
  const { lat, lng } = before.address.coordinates;
  expect(hidden.address.coordinates).toEqual({
    lat: Number(lat.toFixed(2)),
    lng: Number(lng.toFixed(2)),
  });
  expect(JSON.stringify(hidden)).not.toMatch(/Storgata|Birkelunden|Kari/);
  const { rows } = await sql`select 1 from listing_search where availability = 1`.execute(api.db);
  expect(rows).toEqual([]);

  const [token] = await api.tokensOf("deletion");
  await api.browser().call("/api/user/undo-deletion", { body: { token } });
  expect(await page()).toEqual(before);
});
