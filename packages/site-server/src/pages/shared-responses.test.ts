import type { ApiRequest } from "@hjem/api-client/api-context";
import { expect, test } from "vitest";
import { createSharedResponses } from "./shared-responses.ts";

const ICONS = "http://api/icons/mdi.json?icons=heating-coil";

/** An API that numbers its responses, each with the given Cache-Control. */
function openApi(cacheControl: string, status = 200) {
  let count = 0;
  let now = 0;
  const callApi = createSharedResponses(
    async () =>
      new Response(JSON.stringify(++count), {
        status,
        headers: { "cache-control": cacheControl, "content-type": "application/json" },
      }),
    () => now,
  );
  const plain = { method: "GET", headers: {}, signal: new AbortController().signal };
  const get = async (request?: Partial<ApiRequest>, address = ICONS): Promise<unknown> =>
    JSON.parse(await (await callApi(address, { ...plain, ...request })).text());
  return { get, wait: (ms: number) => (now += ms) };
}

test("requests a public API response once until it expires", async () => {
  const { get, wait } = openApi("public, max-age=60");
  expect([await get(), await get()]).toEqual([1, 1]);
  wait(60_000);
  expect(await get()).toBe(2);
});

test("stores another URL, language or site separately", async () => {
  const { get } = openApi("public, max-age=60");
  expect(await get({ headers: { "accept-language": "no" } })).toBe(1);
  expect(await get({ headers: { "accept-language": "en" } })).toBe(2);
  expect(await get({ headers: { "x-forwarded-host": "other.example" } })).toBe(3);
  expect(await get({ headers: { "accept-language": "no" } }, `${ICONS}%2Cshower`)).toBe(4);
});

test.each(["no-store", "private, max-age=60", "max-age=60", "public", ""])(
  "does not share a response with cache-control %o",
  async (cacheControl) => {
    const { get } = openApi(cacheControl);
    expect([await get(), await get()]).toEqual([1, 2]);
  },
);

test("does not share errors, searches or personal data", async () => {
  const failing = openApi("public, max-age=60", 503);
  expect([await failing.get(), await failing.get()]).toEqual([1, 2]);
  const { get } = openApi("public, max-age=60");
  expect([await get({ method: "POST" }), await get({ method: "POST" })]).toEqual([1, 2]);
  const headers = { authorization: "Bearer x" };
  expect([await get({ headers }), await get({ headers })]).toEqual([3, 4]);
});
