import { SearchArea, SearchFilter, SearchQuery } from "@hjem/domain/search/search-filter";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CONTRACT_SEED } from "./index-contract.ts";
import { randomSearch } from "./random-searches.ts";

/** What is drawn beside the search: the zoom with the counts; the view is no matter of the index. */
const elsewhere = new Set(["zoomLevel", "view"]);

test("SRCH-016..055: every field of a search is drawn among the searches that the indexes are held to", () => {
  const drawn = fc.sample(randomSearch, { numRuns: 2_000, seed: CONTRACT_SEED });
  const fields = [SearchFilter, SearchArea, SearchQuery].flatMap(({ shape }) => Object.keys(shape));
  const never = fields.filter(
    (field) =>
      !elsewhere.has(field) &&
      drawn.every((request) => request[field as keyof typeof request] === undefined),
  );
  expect(never).toEqual([]);
});
