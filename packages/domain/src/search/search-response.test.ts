import { describe, expect, test } from "vitest";
import { Property } from "../listing/property.ts";
import { Pagination } from "./search-response.ts";

const place = { currentPage: 2, perPage: 12, lastPage: 3 };

describe("fields with two names", () => {
  test("SRCH-065, SRCH-066: the total of a list is read from total or results, and total takes precedence", () => {
    expect(Pagination.parse({ ...place, total: 30 })).toEqual({ ...place, total: 30 });
    expect(Pagination.parse({ ...place, results: 30 })).toEqual({ ...place, total: 30 });
    expect(Pagination.parse({ ...place, results: 12, total: 30 })).toEqual({ ...place, total: 30 });
  });

  test("SRCH-066: rejects a list without a count, or with an invalid one", () => {
    for (const wrong of [place, { ...place, results: -1 }, { ...place, total: "30" }, null, 30]) {
      expect(Pagination.safeParse(wrong).success).toBe(false);
    }
  });

  test("SRCH-183: a location accepts lon as well as lng", () => {
    const { location } = Property.shape;
    const there = { lat: 59.9, lng: 10.7 };
    expect(location.parse(there)).toEqual(there);
    expect(location.parse({ lat: 59.9, lon: 10.7 })).toEqual(there);
    expect(location.parse({ lat: 59.9, lng: 10.7, lon: 99 })).toEqual(there);
    expect(location.safeParse({ lat: 59.9 }).success).toBe(false);
    expect(location.safeParse({ lat: 59.9, lon: 181 }).success).toBe(false);
  });
});
