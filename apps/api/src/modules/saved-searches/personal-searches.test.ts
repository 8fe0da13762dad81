import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPasswordAttempts } from "../../security/password-attempts.ts";
import {
  type AccountTest,
  openAccountTest,
  PASSWORD,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { testSecrets } from "../../testing/test-app.ts";
import { eraseExpiredAccounts } from "../accounts/profile/erase-expired-accounts.ts";
import { eraseOldRows } from "../retention/erase-old-rows.ts";

const KARI = "kari@example.com";
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let api: AccountTest;
let kari: TestBrowser;
beforeAll(async () => {
  api = await openAccountTest();
});
beforeEach(async () => {
  await api.emptyAccounts();
  await api.person(KARI);
  kari = api.browser();
  await kari.signIn(KARI);
});
afterAll(() => api.close());

const tidy = () =>
  eraseExpiredAccounts({
    db: api.db,
    now: () => api.clock.now,
    attempts: createPasswordAttempts({
      db: api.db,
      keys: testSecrets.keys,
      now: () => api.clock.now,
    }),
  })();

const save = async (name: string, query: object): Promise<string> => {
  const body = { name, query, notifications: "weekly", reasons: ["price", "viewing"] };
  const saved = await kari.call("/api/search-collections", { body });
  return saved.json().data.saved_search_id;
};
const record = (query: object) => kari.call("/api/v2/my/last-searches", { body: { query } });

const rows = async () => {
  const count = async (table: "saved_search" | "last_search") =>
    (await api.db.selectFrom(table).select("id").execute()).length;
  return { saved: await count("saved_search"), last: await count("last_search") };
};

test("ACC-086, D38: the export has saved searches and last searches, readable and as data", async () => {
  await save("Tre soverom", { bedroom_min: 3, facilities: ["balcony"] });
  await record({ listing_type: "rent", price_max: 20_000 });
  await kari.call("/api/user/profile/export-data");
  const [token] = await api.tokensOf("export");
  const file = await kari.call(`/api/user/export/${token}`, { method: "GET" });
  const parts = unzipSync(new Uint8Array(file.rawPayload));
  const data = JSON.parse(strFromU8(parts["data.json"] ?? new Uint8Array()));
  const html = strFromU8(parts["index.html"] ?? new Uint8Array());
  expect(data.savedSearches).toEqual([
    {
      name: "Tre soverom",
      search: "/list?bedroomMin=3&facilities=balcony",
      frequency: "weekly",
      reasons: ["price", "viewing"],
      createdAt: "2026-11-21T09:00:00.000Z",
      updatedAt: "2026-11-21T09:00:00.000Z",
      viewedAt: "2026-11-21T09:00:00.000Z",
      deletedAt: null,
    },
  ]);
  expect(data.lastSearches).toEqual([
    { search: "/list?listingType=rent&priceMax=20000", at: "2026-11-21T09:00:00.000Z" },
  ]);
  expect(html).toContain("<h2>Lagrede søk</h2>");
  expect(html).toContain("<dt>Varsler</dt><dd>Ukentlig</dd>");
  // Every name has words of the reader's language.
  expect(html).not.toMatch(/<dt>[a-z]/);
});

test("D38: the searches of an account are erased with it, 14 days after its owner asked", async () => {
  await save("Tre soverom", { bedroom_min: 3 });
  await record({ bedroom_min: 3 });
  await kari.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  api.clock.now += 14 * DAY_MS - 1;
  await tidy();
  expect(await rows()).toEqual({ saved: 1, last: 1 });
  api.clock.now += 1;
  await tidy();
  expect(await rows()).toEqual({ saved: 0, last: 0 });
});

test("D74: a deleted search is erased when it can no longer be restored, last searches after 90 days", async () => {
  const id = await save("Tre soverom", { bedroom_min: 3 });
  await save("To bad", { bathroom_min: 2 });
  await record({ bedroom_min: 3 });
  await kari.call(`/api/search-collections/searches/${id}`, { method: "DELETE" });
  api.clock.now += 5 * MINUTE_MS - 1;
  await tidy();
  expect(await rows()).toEqual({ saved: 2, last: 1 });
  api.clock.now += 1;
  await tidy();
  expect(await rows()).toEqual({ saved: 1, last: 1 });
  api.clock.now += 90 * DAY_MS;
  await eraseOldRows({ db: api.db, now: () => api.clock.now })();
  expect(await rows()).toEqual({ saved: 1, last: 0 });
});
