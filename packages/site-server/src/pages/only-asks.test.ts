import { expect, test } from "vitest";
import { onlyAsks } from "./only-asks.ts";

const API = "http://127.0.0.1:4000";

const callOf = async (method: string, path: string) => {
  const sent: string[] = [];
  const ask = onlyAsks(async (address, request) => {
    sent.push(`${request.method} ${address}`);
    return { ok: true, status: 200, headers: { get: () => null }, text: async () => "{}" };
  });
  const { signal } = new AbortController();
  const called = await ask(API + path, { method, headers: {}, signal }).then(
    () => true,
    () => false,
  );
  return { called, sent };
};

test.each([
  ["GET", "/api/v2/property?id=1"],
  ["HEAD", "/api/user/activate/token"],
  ["POST", "/api/v2/property/search"],
  ["POST", "/api/v4/property/search?x=1"],
  ["POST", "/api/v4/property/map"],
  ["POST", "/api/v2/property/facets"],
  ["POST", "/api/v4/property/similar"],
  ["POST", "/api/v2/search/reading"],
])("D122: a page that is opened may ask by %s %s", async (method, path) => {
  expect(await callOf(method, path)).toEqual({ called: true, sent: [`${method} ${API}${path}`] });
});

test.each([
  ["POST", "/api/user/activate"],
  ["POST", "/api/refresh"],
  ["POST", "/api/v3/property/1/contact"],
  ["POST", "/api/v2/property/search/more"],
  ["DELETE", "/api/v2/publication-consent?token=1"],
  ["PUT", "/api/v2/property/search"],
  ["PATCH", "/api/user/profile"],
])("D122: a page that is opened never calls %s %s", async (method, path) => {
  expect(await callOf(method, path)).toEqual({ called: false, sent: [] });
});
