import { Places } from "@hjem/domain/place/place";
import { ReadingResponse } from "@hjem/domain/search/reading/reading";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fitzroy, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveSamples(api.db, {
    no: [
      sampleListing(1, { description: "<p>Lys stue med peis.</p>" }),
      sampleListing(2, { description: "<p>Solrik balkong og badstue.</p>" }),
    ],
    au: [sampleListing(3, { address: fitzroy })],
  });
});
afterAll(() => api.close());

const post = (payload: object, host = "no.localhost") =>
  api.app.inject({
    method: "POST",
    url: "/api/v2/search/reading",
    headers: { host },
    payload,
  });
const read = async (text: string, host?: string) => {
  const response = await post({ text }, host);
  expect([text, response.statusCode]).toEqual([text, 200]);
  return ReadingResponse.parse(toCamelKeys(response.json())).data;
};

test("D109: a text is returned as fields of a search, the recognised parts, and the rest as keywords", async () => {
  const response = await post({ text: "leilighet grunerløkka under 5 mill peis" });
  expect(response.json()).toEqual({
    data: {
      filter: {
        geo_id: ["district:0301-grunerlokka"],
        property_type: ["apartment"],
        price_max: 5_000_000,
      },
      chips: [
        { kind: "property_type", text: "leilighet" },
        { kind: "place", text: "grunerløkka" },
        { kind: "price", text: "under 5 mill" },
      ],
      words: "peis",
    },
  });
});

test("D109: homes to rent are recognised by words and by the search in which they are typed", async () => {
  expect((await read("til leie")).filter).toEqual({ listingType: "rent", acquisition: "rent" });
  const renting = await post({ text: "under 12000", listing_type: "rent", acquisition: "rent" });
  expect(renting.json().data.filter).toEqual({ price_max: 12_000 });
});

test("D30: a rent for another period becomes one of the market's, and its chip says so", async () => {
  const perMonth = await post({ text: "900 pcm" }, "au.localhost");
  expect(perMonth.json().data).toEqual({
    filter: { listing_type: "rent", acquisition: "rent", price_max: 208 },
    chips: [{ kind: "price", text: "900 pcm", is_converted: true }],
    words: "",
  });
  expect((await read("$600pw", "au.localhost")).chips).toEqual([{ kind: "price", text: "$600pw" }]);
});

test("D35: days of viewings are those that follow the market's today", async () => {
  expect((await read("visning i dag eller søndag")).filter.viewingDate).toEqual([
    "TODAY",
    "2026-11-22",
  ]);
});

test("S1: a text that is the name of a place is the place that the suggestions list first", async () => {
  const first = async (term: string, host: string) => {
    const url = `/api/v2/address?listing_type=buy&acquisition=buy&term=${encodeURIComponent(term)}`;
    const response = await api.app.inject({ url, headers: { host } });
    return Places.parse(toCamelKeys(response.json())).data[0]?.geoId;
  };
  const typed: [string, string][] = [
    ["no.localhost", "oslo"],
    ["no.localhost", "OSLO "],
    ["no.localhost", "oslp"],
    ["no.localhost", "grünerløkka"],
    ["no.localhost", "grunerlokka"],
    ["no.localhost", "grunerløka"],
    ["no.localhost", "0184"],
    ["no.localhost", "storgata"],
    ["no.localhost", "storgata oslo"],
    ["au.localhost", "fitzroy"],
    ["au.localhost", "fitzory"],
    ["au.localhost", "fitzroy vic"],
    ["au.localhost", "vic"],
  ];
  for (const [host, text] of typed) {
    const { filter, words } = await read(text, host);
    expect([text, filter.geoId?.[0], words]).toEqual([text, await first(text, host), ""]);
  }
});

test("S6: a word with which no home would be found is not used, and said so", async () => {
  const said = async (text: string) => {
    const { filter, words, unused = [] } = await read(text);
    return [filter.geoId ?? [], words, unused];
  };
  const oslo = ["municipality:0301"];
  expect(await said("leilighet oslo peis")).toEqual([oslo, "peis", []]);
  expect(await said("leilighet oslo peis quartz")).toEqual([oslo, "peis", ["quartz"]]);
  // Each has homes, but none has both.
  expect(await said("leilighet oslo peis badstue")).toEqual([oslo, "peis", ["badstue"]]);
  expect(await said("oslo ikke grünerløkka quartz")).toEqual([
    oslo,
    "",
    ["ikke grünerløkka", "quartz"],
  ]);
  expect(await said("oslo peis uten peis")).toEqual([oslo, "peis -peis", []]);
  expect(await said("oslo uten badstue quartz")).toEqual([oslo, "-badstue", ["quartz"]]);
});

test("S1: a word beside which nothing is understood is searched for: the page offers what it may mean", async () => {
  expect(await read("quartz")).toMatchObject({ words: "quartz" });
  expect((await read("quartz")).unused).toBeUndefined();
});

/** What breaks careless readers: marks of other languages, unfinished numbers, everything at once and at length. */
const hostile = [
  "",
  " ",
  "\u0000",
  "\u202e\u200b\ufeff",
  "😀".repeat(99),
  "<script>alert(1)</script>",
  "'; drop table place; --",
  "${jndi:ldap://x}",
  "-".repeat(200),
  "- - - - 5 - - mill",
  "5-7-9-11 mill til leie til 3",
  "9".repeat(200),
  "1 ".repeat(100),
  "0 soverom 0 mill",
  "1e309 millioner",
  "99999999999 mill",
  "under under under mellom og",
  "uten uten uten",
  "a".repeat(200),
  `${"oslo ".repeat(39)}oslo`,
  "１２３ ｓｔｏｒｇａｔａ ½ ⅷ ٣",
  "\ud800 oslo \udfff",
  "Ω≈ç√∫˜µ≤≥÷",
  "../../../etc/passwd",
  // Each is searched for as a longer word.
  "gar ".repeat(49),
  "constructor __proto__ toString",
];

test("every text gets a response, and what is recognised can be searched for", async () => {
  for (const host of ["no.localhost", "au.localhost"]) {
    for (const text of hostile) {
      const { filter, words } = await read(text, host);
      const { success } = SearchRequest.safeParse({ ...filter, keywords: words });
      expect([text, success]).toEqual([text, true]);
    }
  }
});

test("a text that is longer than any search, and a missing one, are rejected", async () => {
  expect((await post({ text: "a".repeat(201) })).statusCode).toBe(400);
  expect((await post({})).statusCode).toBe(400);
});
