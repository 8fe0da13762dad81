import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { DRAFTS } from "../../testing/draft-tests.ts";

let api: AccountTest;
let kari: TestBrowser;
beforeAll(async () => {
  api = await openAccountTest();
  await api.person("kari@example.no");
  kari = api.browser();
  await kari.signIn("kari@example.no");
});
afterAll(() => api.close());

test.each([
  ["ACC-118", "favourites", "/api/v2/property-collections"],
  ["ACC-118", "favourites", "/api/v2/property-collections/all-favorites"],
  ["ACC-119", "saved searches", "/api/search-collections"],
  ["ACC-120", "search history", "/api/v2/my/last-searches"],
  ["D84", "addresses of the commute", "/api/user/commute-addresses"],
  ["ACC-123", "draft listings", DRAFTS],
] as const)(
  "%s: who is signed in has %s at %s, and nobody without a token",
  async (_id, _what, path) => {
    const own = await kari.call(path, { method: "GET" });
    expect([own.statusCode, own.json().data]).toEqual([200, expect.anything()]);
    for (const token of [null, "not.a.token"]) {
      const visitor = api.browser();
      visitor.token = token;
      const refused = await visitor.call(path, { method: "GET" });
      expect([path, refused.statusCode]).toEqual([path, 401]);
    }
  },
);
