import {
  SearchArea,
  SearchFilter,
  SearchQuery,
  type SearchRequest,
} from "@hjem/domain/search/search-filter";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CONTRACT_SEED, testMarkets, testStops } from "./index-contract.ts";
import { randomSearch } from "./random-searches.ts";
import { TEST_NOW } from "./sample-listings.ts";
import { SearchOracle } from "./search-oracle.ts";

const drawn = fc.sample(randomSearch, { numRuns: 2_000, seed: CONTRACT_SEED });

/** The view is no matter of the index. */
const elsewhere = new Set(["view"]);

test("SRCH-016..055: the random searches contain every field of a search", () => {
  const fields = [SearchFilter, SearchArea, SearchQuery].flatMap(({ shape }) => Object.keys(shape));
  const never = fields.filter(
    (field) =>
      !elsewhere.has(field) &&
      drawn.every((request) => request[field as keyof typeof request] === undefined),
  );
  expect(never).toEqual([]);
});

/** The one says how close the map is looked at, not who is on it; the other lets more in. */
const unfiltering = new Set(["zoomLevel", "includesSurrounding"]);

test.each(testMarkets())(
  "SRCH-016..055, $region.id: an index that ignored any one filter would fail: with each filter there are fewer results, but some",
  ({ region, listings }) => {
    const oracle = new SearchOracle(listings, { region, now: TEST_NOW, stops: testStops });
    const describes = (field: string) => (request: SearchRequest) => {
      if (request[field as keyof SearchRequest] === undefined) return false;
      const found = oracle.find(request).length;
      return found > 0 && found < oracle.find({ ...request, [field]: undefined }).length;
    };
    const filters = [SearchFilter, SearchArea].flatMap(({ shape }) => Object.keys(shape));
    const silent = filters.filter(
      (field) => !unfiltering.has(field) && !drawn.some(describes(field)),
    );
    expect(silent).toEqual([]);
  },
);
