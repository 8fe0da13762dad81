import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import type { TestDatabase } from "../../testing/test-database.ts";

const KARI = "kari@example.com";
const PATH = "/api/v2/my/last-searches";
const DAY_MS = 86_400_000;

interface Row {
  search_id: string;
  hash: string;
  filter: { bedroom_min?: number; sorting: string };
  at: string;
}

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestBrowser;
  beforeAll(async () => {
    api = await openAccountTest({}, database());
  });
  beforeEach(async () => {
    await api.emptyAccounts();
    await api.person(KARI);
    kari = api.browser();
    await kari.signIn(KARI);
  });

  const record = (query: object, page = kari) => {
    api.clock.now += 1;
    return page.call(PATH, { body: { query } });
  };
  const list = async (page = kari): Promise<Row[]> =>
    (await page.call(PATH, { method: "GET" })).json().data;
  const bedrooms = async (page = kari) =>
    (await list(page)).map(({ filter }) => filter.bedroom_min);

  test("SAVE-016, SAVE-029, SAVE-036: the searches of a person are listed on any device, newest first", async () => {
    expect(await list()).toEqual([]);
    expect((await record({ bedroom_min: 1 })).statusCode).toBe(204);
    await record({ bedroom_min: 2, sorting: "price" });
    const phone = api.browser();
    await phone.signIn(KARI);
    expect(await list(phone)).toMatchObject([
      { filter: { bedroom_min: 2, sorting: "price" }, at: "2026-11-21T09:00:00.002Z" },
      { filter: { bedroom_min: 1 }, hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
  });

  test("SAVE-033, SAVE-035: a search with the same filters is there once and moves to the front", async () => {
    await record({ bedroom_min: 1 });
    await record({ bedroom_min: 2 });
    await record({ bedroom_min: 1, page: 7, view: "map" });
    expect(await bedrooms()).toEqual([1, 2]);
  });

  test("SAVE-031, D74: the last ten are stored, for 90 days", async () => {
    for (let n = 1; n <= 11; n += 1) await record({ bedroom_min: n });
    expect(await bedrooms()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(await api.db.selectFrom("last_search").select("id").execute()).toHaveLength(10);
    api.clock.now += 45 * DAY_MS;
    await kari.signIn(KARI);
    await record({ bedroom_min: 12 });
    api.clock.now += 45 * DAY_MS;
    await kari.signIn(KARI);
    expect(await bedrooms()).toEqual([12]);
  });

  test("issue 14: one search is removed, or all; another person's stay", async () => {
    await record({ bedroom_min: 1 });
    await record({ bedroom_min: 2 });
    await record({ bedroom_min: 3 });
    const [, second] = await list();
    await api.person("ola@example.com");
    const ola = api.browser();
    await ola.signIn("ola@example.com");
    await record({ bedroom_min: 9 }, ola);
    const remove = (path: string, page = kari) => page.call(path, { method: "DELETE" });
    expect((await remove(`${PATH}/${second?.search_id}`, ola)).statusCode).toBe(204);
    expect(await bedrooms()).toEqual([3, 2, 1]);
    expect((await remove(`${PATH}/${second?.search_id}`)).statusCode).toBe(204);
    expect(await bedrooms()).toEqual([3, 1]);
    expect((await remove(PATH)).statusCode).toBe(204);
    expect(await bedrooms()).toEqual([]);
    expect(await bedrooms(ola)).toEqual([9]);
  });

  test("SAVE-016: without a token every call is refused", async () => {
    const visitor = api.browser();
    for (const method of ["GET", "POST", "DELETE"] as const) {
      const response = await visitor.call(PATH, {
        method,
        ...(method === "POST" && { body: { query: {} } }),
      });
      expect([response.statusCode, errorCodeOf(response)]).toEqual([401, "unauthorised"]);
    }
  });
});
