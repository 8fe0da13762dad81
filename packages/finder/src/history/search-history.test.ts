import { DAY_MS } from "@hjem/domain/durations";
import { createStorage } from "@hjem/storefront/storage";
import { expect, test } from "vitest";
import { clearSearches, type PastSearch, pastSearches, rememberSearch } from "./search-history.ts";

const search = (href: string, language: PastSearch["language"] = "en"): PastSearch => ({
  href,
  words: `Homes at ${href}`,
  language,
});

const open = () => {
  const values = new Map<string, string>();
  let instant = 0;
  const backend = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const store = createStorage(backend, () => instant);
  return { store, backend, values, wait: (days: number) => (instant += days * DAY_MS) };
};

test("stores the newest search first, and each search once", () => {
  const { store } = open();
  for (const href of ["/list?a=1", "/list?b=1", "/list?a=1"]) rememberSearch(search(href), store);
  expect(pastSearches(store).map(({ href }) => href)).toEqual(["/list?a=1", "/list?b=1"]);
});

test("stores ten searches for 14 days", () => {
  const { store, wait } = open();
  for (let n = 0; n < 12; n += 1) rememberSearch(search(`/list?page=${n}`), store);
  expect(pastSearches(store)).toHaveLength(10);
  wait(15);
  expect(pastSearches(store)).toEqual([]);
});

test("clears all of them", () => {
  const { store, values } = open();
  rememberSearch(search("/list?a=1"), store);
  clearSearches(store);
  expect(values.size).toBe(0);
});

test("without storage there is no history, and nothing fails", () => {
  const { store, backend } = open();
  backend.setItem = () => {
    throw new DOMException("no", "SecurityError");
  };
  rememberSearch(search("/list?a=1"), store);
  expect(pastSearches(store)).toEqual([]);
});

test("ignores invalid entries, and links outside the results", () => {
  const { store } = open();
  store.write("history", { searches: 1 });
  expect(pastSearches(store)).toEqual([]);
  const foreign = ["https://evil.example/list", "//evil.example", "/listen", "javascript:alert(1)"];
  store.write("history", [{ href: 1 }, null, ...foreign.map((href) => search(href))]);
  expect(pastSearches(store)).toEqual([]);
});
