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
      text: words,
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
      text: words,
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

test("S6: a word that adverts say of everything is left out and said, one of what homes have is looked for", async () => {
  const ipswich = { geoId: ["suburb:4305-ipswich"] };
  /** Ten homes in the place, of a thousand; each word is said by so many of either. */
  const said: Readonly<Record<string, readonly [here: number, all: number]>> = {
    place: [2, 300],
    sandstone: [2, 5],
    pool: [1, 300],
  };
  const index = {
    count: async ({ keywords = "", geoId = [] }) => {
      const all = geoId.length === 0;
      const words = keywords.split(" ").filter(Boolean);
      return Math.min(all ? 1000 : 10, ...words.map((word) => said[word]?.[all ? 1 : 0] ?? 0));
    },
  } as Partial<SearchIndex> as SearchIndex;
  const settle = (words: string, text = words) =>
    findWords({ filter: ipswich, chips, words }, scope, {
      index,
      region: regionAu,
      lexicon: lexiconOf(regionAu),
      now: TEST_NOW,
      isPlace: async () => false,
      text,
    });
  expect(await settle("place")).toMatchObject({ words: "", unused: ["place"] });
  expect(await settle("sandstone")).toMatchObject({ words: "sandstone" });
  expect(await settle("pool")).toMatchObject({ words: "pool" });
  expect(await settle("quiet", "not on a main road Ipswich")).toMatchObject({
    unused: ["not on a main road"],
  });
});
