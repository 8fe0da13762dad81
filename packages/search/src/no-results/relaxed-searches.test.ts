import { parseSearch } from "@hjem/domain/search/search-url";
import { listHref } from "@hjem/finder/list-search";
import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import {
  fartherRelaxedSearches,
  isElsewhere,
  relaxedSearches,
  roundUp,
} from "./relaxed-searches.ts";

const request = (query: string) =>
  parseSearch(new URLSearchParams(query), regionNoBasics, "2026-11-21").request;

test("first relaxes a filter: a higher price, one bedroom less", () => {
  const relaxed = relaxedSearches(request("priceMax=4000000&bedroomMin=4"));
  expect(relaxed.map(([first]) => first && listHref(first.search))).toEqual([
    "/list?priceMax=5200000&bedroomMin=4",
    "/list?priceMax=4000000&bedroomMin=3",
  ]);
});

test("then removes the filter", () => {
  const [price] = relaxedSearches(request("priceMax=4000000&energyProfile=a"));
  expect(price?.map(({ change }) => change)).toEqual(["raised", "removed"]);
  expect(price?.[1] && listHref(price[1].search)).toBe("/list?energyProfile=a");
});

test("rounds a raised price to a natural figure", () => {
  expect(roundUp(5_167_500)).toBe(5_200_000);
  expect(roundUp(845)).toBe(850);
  expect(roundUp(7)).toBe(7);
});

test("tries every pair when relaxing one filter is not enough", () => {
  const farther = fartherRelaxedSearches(request("priceMax=4000000&bedroomMin=4&energyProfile=a"));
  expect(farther.map(({ search }) => listHref(search))).toEqual([
    "/list?energyProfile=a",
    "/list?bedroomMin=4",
    "/list?priceMax=4000000",
  ]);
});

test("S2: results without the place are elsewhere, results in surrounding suburbs are near", () => {
  const [place] = relaxedSearches(request("geoId=suburb:3065-fitzroy"));
  expect(place?.map((suggestion) => [suggestion.change, isElsewhere(suggestion)])).toEqual([
    ["widened", false],
    ["removed", true],
  ]);
});
