import { expect, test } from "vitest";
import { queryString } from "./query-string.ts";

test("API-010: converts keys to snake case", () => {
  expect(queryString({ listingType: "rent", isEnabled: 1 })).toBe(
    "?listing_type=rent&is_enabled=1",
  );
});

test("API-046: keeps the brackets of bracketed keys", () => {
  expect(queryString({ id: "a", "availability[]": ["all", "sold"] })).toBe(
    "?id=a&availability[]=all&availability[]=sold",
  );
});

test("repeats the key of a list, and leaves out empty values", () => {
  expect(queryString({ geoId: ["a:1", "b:2"], term: "", page: undefined, size: null })).toBe(
    "?geo_id=a%3A1&geo_id=b%3A2",
  );
  expect(queryString({})).toBe("");
  expect(queryString()).toBe("");
});

test("encodes values", () => {
  expect(queryString({ term: "Å & B?" })).toBe("?term=%C3%85%20%26%20B%3F");
});
