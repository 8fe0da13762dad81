import { RELOAD_RETRIES } from "@hjem/domain/limits";
import { expect, test, vi } from "vitest";
import { fetchChunk, type ReloadingBrowser } from "./fetch-chunk.ts";
import { isChunkFailure, nextRetry, retriesIn, withRetries } from "./next-retry.ts";

const failure = new TypeError("Failed to fetch dynamically imported module: /assets/list-page.js");

const browserAt = (address: string, wanted = address) => {
  const steps: string[] = [];
  const browser: ReloadingBrowser = {
    current: () => new URL(address),
    wanted: () => new URL(wanted),
    unregisterServiceWorkers: async () => {
      steps.push("unregistered");
    },
    load: (url) => steps.push(url.href),
  };
  return { browser, steps };
};

/** The page is about to be replaced, so the promise never settles: the test checks what has happened until then. */
const settle = async (fetching: Promise<unknown>) => {
  void fetching.catch(() => undefined);
  await vi.waitFor(() => undefined);
  await Promise.resolve();
};

test("UI-047, UI-049, UI-051: allows three reloads and no more", () => {
  expect(RELOAD_RETRIES).toBe(3);
  expect([0, 1, 2, 3, 4].map(nextRetry)).toEqual([1, 2, 3, "stop", "stop"]);
});

test("UI-046, UI-053: the reload adds its count to the URL and keeps every other parameter", () => {
  const address = new URL("http://no.localhost/list?a=1#map");
  expect(withRetries(address, 1).href).toBe("http://no.localhost/list?a=1&retry=1#map");
  expect(withRetries(withRetries(address, 1), 2).search).toBe("?a=1&retry=2");
});

test("UI-052: removes the count after a successful load", () => {
  expect(withRetries(new URL("http://no.localhost/list?retry=2&a=1"), 0).search).toBe("?a=1");
});

test.each([
  ["?retry=2", 2],
  ["?retry=-1", 0],
  ["?retry=1.5", 0],
  ["?retry=many", 0],
  ["", 0],
])("the count in %s is %i", (search, count) => {
  expect(retriesIn(search)).toBe(count);
});

test("recognises the browsers' messages for a missing chunk among other errors", () => {
  expect(isChunkFailure(failure)).toBe(true);
  expect(isChunkFailure(new Error("Unable to preload CSS for /assets/x.css"))).toBe(true);
  expect(isChunkFailure(new Error("x is undefined"))).toBe(false);
  expect(isChunkFailure("Failed to fetch dynamically imported module")).toBe(false);
});

test("UI-045, UI-048: a missing chunk reloads the page, after unregistering service workers", async () => {
  const { browser, steps } = browserAt("http://no.localhost/", "http://no.localhost/list?page=2");
  await settle(fetchChunk(() => Promise.reject(failure), browser));
  expect(steps).toEqual(["unregistered", "http://no.localhost/list?page=2&retry=1"]);
});

test("UI-050: throws the error after the third reload", async () => {
  const { browser, steps } = browserAt("http://no.localhost/list?retry=3");
  await expect(fetchChunk(() => Promise.reject(failure), browser)).rejects.toBe(failure);
  expect(steps).toEqual([]);
});

test("UI-050: throws any other error at once", async () => {
  const { browser, steps } = browserAt("http://no.localhost/list");
  const other = new Error("x is undefined");
  await expect(fetchChunk(() => Promise.reject(other), browser)).rejects.toBe(other);
  expect(steps).toEqual([]);
});
