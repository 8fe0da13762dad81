import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";

const KARI = "kari@example.com";
const ROOT = "/api/search-collections";

let api: AccountTest;
beforeAll(async () => {
  api = await openAccountTest();
});
afterAll(() => api.close());

test("SAVE-005, SAVE-017, D68: `search` and `select` take the id of the entry, `searches` that of the search", async () => {
  await api.person(KARI);
  const kari = api.browser();
  await kari.signIn(KARI);
  const query = { bedroom_min: 1 };
  const saved = await kari.call(ROOT, { body: { name: "En", query, notifications: "daily" } });
  const { id, saved_search_id } = saved.json().data;

  const statuses = async (entry: string, search: string) => {
    const responses = [
      await kari.call(`${ROOT}/search/${entry}`, { method: "PATCH", body: { name: "To" } }),
      await kari.call(`${ROOT}/select/${entry}`),
      await kari.call(`${ROOT}/searches/notification/${search}`, {
        method: "PATCH",
        body: { notifications: "weekly" },
      }),
      await kari.call(`${ROOT}/searches/${search}`, { method: "DELETE" }),
    ];
    return responses.map(({ statusCode }) => statusCode);
  };
  expect(await statuses(saved_search_id, id)).toEqual([404, 404, 404, 404]);
  expect(await statuses(id, saved_search_id)).toEqual([200, 200, 200, 204]);
});
