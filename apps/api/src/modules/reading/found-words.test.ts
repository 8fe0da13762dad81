import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import type { SearchIndex } from "../../search/search-index.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { findWords } from "./found-words.ts";
import { lexiconOf } from "./routes.ts";

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
      lexicon: lexiconOf(regionNo),
      now: TEST_NOW,
      isPlace,
    });
  expect(await settle("trondhiem")).toEqual({ filter: oslo, chips, words: "trondhiem" });
  expect(await settle("quartz")).toEqual({ filter: oslo, chips, words: "", unused: ["quartz"] });
});

test("S6: half of a phrase is not searched for: it would say something else", async () => {
  const melbourne = { geoId: ["city:melbourne"] };
  const settle = async (words: string, found: readonly string[]) => {
    const index = {
      count: async ({ keywords = "" }) =>
        Number(keywords.split(" ").every((word: string) => found.includes(word))),
    } as Partial<SearchIndex> as SearchIndex;
    return findWords({ filter: melbourne, chips, words }, scope, {
      index,
      region: regionAu,
      lexicon: lexiconOf(regionAu),
      now: TEST_NOW,
      isPlace: async () => false,
    });
  };
  const high = await settle("lift top floor", ["lift", "top"]);
  expect(high).toMatchObject({ words: "lift", unused: ["top floor"] });
  expect(await settle("low strata", ["low"])).toMatchObject({ words: "", unused: ["low strata"] });
  expect(await settle("ocean view", ["view"])).toMatchObject({ words: "view", unused: ["ocean"] });
  expect(await settle("side access shed", ["side", "access", "shed"])).toMatchObject({
    words: "side access shed",
  });
});
