import { expect, test } from "vitest";
import {
  canonicalSorting,
  effectiveSorting,
  sortOptionOf,
  sortOptions,
  sortOptionsFor,
} from "./sorting.ts";

const desc = { order: "desc" } as const;

test("SRCH-114, SRCH-112: without sorting or keywords the newest come first", () => {
  expect(effectiveSorting({ sorting: "default", ...desc })).toEqual({
    field: "created_at",
    order: "desc",
  });
  expect(effectiveSorting({ sorting: "default", ...desc, keywords: "  " }).field).toBe(
    "created_at",
  );
});

test("SRCH-115, SRCH-119: with keywords and no sorting the most relevant come first", () => {
  expect(effectiveSorting({ sorting: "default", ...desc, keywords: "peis" })).toEqual({
    field: "relevance",
    order: "desc",
  });
});

test("SRCH-116: keeps the chosen sorting when keywords are added", () => {
  expect(effectiveSorting({ sorting: "price", order: "asc", keywords: "peis" })).toEqual({
    field: "price",
    order: "asc",
  });
});

test("SRCH-117, SRCH-118: relevance and created date descending are the default", () => {
  expect(canonicalSorting({ sorting: "default", ...desc })).toBe("default");
  expect(canonicalSorting({ sorting: "relevance", ...desc })).toBe("default");
  expect(canonicalSorting({ sorting: "created_at", ...desc })).toBe("default");
  expect(canonicalSorting({ sorting: "created_at", order: "asc" })).toBe("created_at");
});

test("newest first can be chosen with keywords", () => {
  expect(canonicalSorting({ sorting: "created_at", ...desc, keywords: "peis" })).toBe("created_at");
});

test("SRCH-110: the menu has 13 options with distinct values", () => {
  expect(sortOptions).toHaveLength(13);
  expect(new Set(sortOptions.map(({ value }) => value)).size).toBe(13);
});

test("SRCH-111: newest and oldest sort by the created date", () => {
  expect(sortOptions.find(({ term }) => term === "sort.publish_date_desc")?.value).toBe(
    "created_at-desc",
  );
  expect(sortOptions.find(({ term }) => term === "sort.publish_date_asc")?.value).toBe(
    "created_at-asc",
  );
});

const idleLines = (query: Parameters<typeof sortOptionsFor>[0]) =>
  sortOptionsFor(query)
    .filter(({ isIdle }) => isIdle)
    .map(({ value }) => value);

test("SRCH-110: every search offers all 13 options", () => {
  const kinds = ["buy", "rent", "residential", "commercial", "new_homes", "leisure"] as const;
  for (const listingType of kinds) {
    expect(sortOptionsFor({ listingType, acquisition: "buy" })).toHaveLength(13);
  }
});

test("SRCH-097: relevance is disabled without keywords; with keywords every option is enabled", () => {
  const buy = { listingType: "buy", acquisition: "buy" } as const;
  expect(idleLines(buy)).toEqual(["relevance-desc"]);
  expect(idleLines({ ...buy, keywords: "peis" })).toEqual([]);
});

test("rentals cannot be sorted by total price", () => {
  const totals = ["total_price-asc", "total_price-desc"];
  const keywords = "peis";
  expect(idleLines({ listingType: "rent", acquisition: "buy", keywords })).toEqual(totals);
  expect(idleLines({ listingType: "commercial", acquisition: "rent", keywords })).toEqual(totals);
});

test("the menu shows the sorting in effect", () => {
  expect(sortOptionOf({ sorting: "default", ...desc })?.term).toBe("sort.publish_date_desc");
  expect(sortOptionOf({ sorting: "default", ...desc, keywords: "peis" })?.term).toBe(
    "sort.relevance",
  );
  expect(sortOptionOf({ sorting: "publish_date", ...desc })).toBeUndefined();
});
