import { expect, test } from "vitest";
import { filterErrorFlags } from "./filter-error-flags.ts";

const today = "2026-11-21";
const fieldErrors = (query: string) => filterErrorFlags(new URLSearchParams(query), today);

test.each([
  ["SRCH-140", "constructionYear", "1990", "1950"],
  ["SRCH-141", "landsize", "900", "400"],
  ["SRCH-142", "primaryRoom", "90", "60"],
  ["SRCH-143", "askingPrice", "5 000 000", "4 000 000"],
  ["SRCH-144", "sharedCost", "4000", "1000"],
  ["SRCH-146", "totalPrice", "2", "1"],
  ["SRCH-147", "price", "$900,000", "$800,000"],
  ["SRCH-148", "monthlyRent", "20 000", "9 000"],
])("%s: a minimum above the maximum marks the maximum of %s", (_, name, min, max) => {
  const form = new URLSearchParams({ [`${name}Min`]: min, [`${name}Max`]: max });
  expect(filterErrorFlags(form, today)).toEqual([
    { name, rule: "min_above_max", field: `${name}Max` },
  ]);
});

test("SRCH-153: rejects a construction year after this year", () => {
  expect(fieldErrors("constructionYearMin=2026")).toEqual([]);
  expect(fieldErrors("constructionYearMin=2027")).toEqual([
    { name: "constructionYear", rule: "year_in_future", field: "constructionYearMin" },
  ]);
});

test("SRCH-151, SRCH-152: an area has no upper limit, but cannot be negative", () => {
  expect(fieldErrors("landsizeMax=25000000&primaryRoomMin=25000")).toEqual([]);
  expect(fieldErrors("landsizeMin=-1")).toEqual([
    { name: "landsize", rule: "unreadable", field: "landsizeMin" },
  ]);
});

test("marks a value that is not a number; an empty field and zero are valid", () => {
  expect(fieldErrors("priceMin=mye")).toEqual([
    { name: "price", rule: "unreadable", field: "priceMin" },
  ]);
  expect(fieldErrors("priceMin=&priceMax=+&sharedCostMin=0")).toEqual([]);
});

test("SRCH-145: a total price below the asking price would mean a negative joint debt", () => {
  expect(fieldErrors("askingPriceMin=5 000 000&totalPriceMax=4 900 000")).toEqual([
    { name: "totalPrice", rule: "total_below_asking", field: "totalPriceMax" },
  ]);
  expect(fieldErrors("askingPriceMin=5 000 000&totalPriceMax=5 000 000")).toEqual([]);
  expect(fieldErrors("askingPriceMin=5 000 000&totalPriceMax=0")).toEqual([]);
  // A reversed range is reported first.
  expect(fieldErrors("askingPriceMin=5&askingPriceMax=3&totalPriceMax=2")).toEqual([
    { name: "askingPrice", rule: "min_above_max", field: "askingPriceMax" },
  ]);
});

test("the choice of a studio is no unreadable number", () => {
  expect(fieldErrors("bedroomMin=studio")).toEqual([]);
  expect(fieldErrors("bedroomMin=some")).toMatchObject([{ name: "bedroom", rule: "unreadable" }]);
});
