import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import type { SearchIndex } from "../../search/search-index.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { findWords } from "./found-words.ts";

const scope = { listingType: "buy", acquisition: "buy" } as const;
const oslo = { geoId: ["municipality:0301"] };
const chips = [{ kind: "place" as const, text: "oslo" }];

test("S1: a misspelt place in another county is not left out: the page without homes offers it", async () => {
  const index = { count: async () => 0 } as Partial<SearchIndex> as SearchIndex;
  const isPlace = async (word: string) => word === "trondhiem";
  const settle = (words: string) =>
    findWords({ filter: oslo, chips, words }, scope, {
      index,
      region: regionNo,
      now: TEST_NOW,
      isPlace,
    });
  expect(await settle("trondhiem")).toEqual({ filter: oslo, chips, words: "trondhiem" });
  expect(await settle("quartz")).toEqual({ filter: oslo, chips, words: "", unused: ["quartz"] });
});
