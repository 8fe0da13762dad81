import { expect, test } from "vitest";
import type { Lexicon } from "./lexicon.ts";
import { Phrases } from "./phrases.ts";
import { PlaceSpans } from "./place-spans.ts";
import type { NamedPlace, PlaceNames, PlaceSpan } from "./places.ts";
import { readTokens } from "./tokens.ts";

const place = (geoId: string, name: string, parent: string | null): NamedPlace => ({
  geoId,
  kind: geoId.slice(0, geoId.indexOf(":")) as NamedPlace["kind"],
  name,
  parent,
  lat: 0,
  lng: 0,
});
const all = [
  place("municipality:0301", "Oslo", "Oslo"),
  place("municipality:4601", "Bergen", "Vestland"),
  place("state:nsw", "New South Wales", null),
  place("state:vic", "Victoria", null),
  place("suburb:3931-mornington", "Mornington", "VIC"),
  place("suburb:2557-gledswood-hills", "Gledswood Hills", "NSW"),
  place("postcode:2557", "2557", "NSW"),
];
const names: PlaceNames = {
  named: (text) => all.filter(({ name }) => name === text),
  oneTypoFrom: () => [],
  resembling: () => [],
  byGeoId: (geoId) => all.find((each) => each.geoId === geoId),
};
const lexicon = {
  streetWords: new Map([["street", "street"]]),
  bareStreetWords: new Set(["street"]),
  and: new Phrases([["or", true]]),
} as unknown as Lexicon;

const spansOf = (text: string, found: readonly string[], around: readonly string[] = []) => {
  const tokens = readTokens(text);
  const spans = new PlaceSpans(tokens, lexicon, names, around);
  for (const name of found) {
    const from = tokens.findIndex(({ start }) => start === text.indexOf(name));
    const to = tokens.findIndex(({ end }) => end === text.indexOf(name) + name.length) + 1;
    const candidates = names.named(name === "NSW" ? "New South Wales" : name);
    spans.add([{ from, to, name, candidates }]);
  }
  return spans;
};
const misspelt: PlaceSpan = {
  from: 0,
  to: 1,
  name: "Bergn",
  candidates: all.filter(({ name }) => name === "Bergen"),
};

test("a correction that would leave the county of the text or of the search is not made", () => {
  expect(spansOf("Bergn", []).nearby(misspelt)).toHaveLength(1);
  expect(spansOf("Bergn Oslo", ["Oslo"]).nearby(misspelt)).toEqual([]);
  expect(spansOf("Bergn", [], ["municipality:0301"]).nearby(misspelt)).toEqual([]);
  expect(spansOf("Bergn", [], ["municipality:4601"]).nearby(misspelt)).toHaveLength(1);
});

test("a named state or postcode excludes other places", () => {
  const inState = spansOf("Mornington Gledswood Hills NSW", [
    "Mornington",
    "Gledswood Hills",
    "NSW",
  ]);
  expect(inState.takeExcluded().map(({ name }) => name)).toEqual(["Mornington"]);
  expect(inState.ids(null)).toEqual(["suburb:2557-gledswood-hills"]);
  const inCode = spansOf("Mornington 2557", ["Mornington", "2557"]);
  expect(inCode.takeExcluded().map(({ name }) => name)).toEqual(["Mornington"]);
  const either = spansOf("Mornington or 2557", ["Mornington", "2557"]);
  expect(either.takeExcluded()).toEqual([]);
});

test("a place before the type of a street is the name of that street", () => {
  const spans = spansOf("Mornington street Oslo", ["Mornington", "Oslo"]);
  expect(spans.takeExcluded().map(({ name }) => name)).toEqual(["Mornington"]);
});

test("S6: of a choice of places each is meant, although one is part of another; otherwise the wider one only says where", () => {
  const lists = ["Gledswood Hills", "2557"];
  expect(spansOf("Gledswood Hills or 2557", lists).ids(null)).toEqual([
    "suburb:2557-gledswood-hills",
    "postcode:2557",
  ]);
  expect(spansOf("Gledswood Hills 2557", lists).ids(null)).toEqual(["suburb:2557-gledswood-hills"]);
});
