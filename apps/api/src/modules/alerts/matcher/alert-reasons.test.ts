import type { Availability } from "@hjem/domain/listing/availability";
import type { ListingChange } from "@hjem/domain/listing/listing-history";
import type { AlertReason } from "@hjem/domain/saved/saved-rules";
import { describe, expect, test } from "vitest";
import { alertReasonsOf, type HomeEvent } from "./alert-reasons.ts";

const status = (before: Availability, after: Availability): ListingChange => ({
  what: "status",
  before,
  after,
});
const price: ListingChange = {
  what: "price",
  before: { min: 4_650_000, max: 4_650_000 },
  after: { min: 4_490_000, max: 4_490_000 },
};
const area: ListingChange = { what: "area", area: "internal", before: null, after: null };
const photos: ListingChange = { what: "photos", before: 3, after: 5 };
const title: ListingChange = { what: "title", before: "Lys", after: "Lys og pen" };
const viewing: ListingChange = {
  what: "viewing",
  before: null,
  after: { day: "2026-11-28", timeFrom: "12:00", timeTo: "13:00" },
};

const reasons = (
  [wasIn, isIn]: readonly [boolean, boolean],
  changes: readonly ListingChange[],
  there: Partial<HomeEvent> = {},
): AlertReason[] =>
  alertReasonsOf({ wasIn, isIn, wasThere: true, isThere: true, changes, ...there });

const entering = [false, true] as const;
const staying = [true, true] as const;
const leaving = [true, false] as const;

describe("D70: why somebody hears of a home", () => {
  test("a home that comes into a search is new, back, or there by the change that did it", () => {
    expect(reasons(entering, [], { wasThere: false })).toEqual(["new"]);
    expect(reasons(entering, [status("sold", "available")])).toEqual(["back"]);
    expect(reasons(entering, [status("future", "available")])).toEqual(["new"]);
    expect(reasons(entering, [price])).toEqual(["price"]);
    expect(reasons(entering, [title, price])).toEqual(["price", "text"]);
    // What did it is not listed, such as a facility: to this search the home is new.
    expect(reasons(entering, [])).toEqual(["new"]);
  });

  test("a home that stays in a search alerts of each visible change, the most important first", () => {
    expect(reasons(staying, [title, photos, area, viewing, price])).toEqual([
      "price",
      "viewing",
      "area",
      "text",
      "photos",
    ]);
    expect(reasons(staying, [{ what: "description" }])).toEqual(["text"]);
    expect(reasons(staying, [])).toEqual([]);
  });

  test("a home that leaves a search alerts only if it was sold, let or withdrawn", () => {
    expect(reasons(leaving, [status("available", "sold"), price])).toEqual(["sold"]);
    expect(reasons(leaving, [status("available", "rented")])).toEqual(["rented"]);
    expect(reasons(leaving, [status("available", "unavailable")])).toEqual(["withdrawn"]);
    expect(reasons(leaving, [], { isThere: false })).toEqual(["withdrawn"]);
    expect(reasons(leaving, [price])).toEqual([]);
    expect(reasons(leaving, [])).toEqual([]);
  });

  test("a home outside before and after alerts of nothing", () => {
    expect(reasons([false, false], [price, status("available", "sold")])).toEqual([]);
    expect(reasons([false, false], [], { isThere: false })).toEqual([]);
  });
});
