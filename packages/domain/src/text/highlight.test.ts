import * as fc from "fast-check";
import { expect, test } from "vitest";
import { analyse, analyseQuery } from "./analyse.ts";
import { searchedWords, markWords } from "./highlight.ts";

const hits = (text: string, keywords: string, stemmer: "norwegian" | "english" = "norwegian") =>
  markWords(text, searchedWords(keywords, stemmer), stemmer)
    .filter(({ isHit }) => isHit)
    .map((part) => part.text);

test("SRCH-035: highlights the words that match, in any inflected form", () => {
  expect(hits("Lys leilighet med peis og to peiser", "peisen leiligheter")).toEqual([
    "leilighet",
    "peis",
    "peiser",
  ]);
  expect(hits("Renovated home with gardens", "garden renovate", "english")).toEqual([
    "Renovated",
    "gardens",
  ]);
});

test("folds letters as the search does", () => {
  expect(hits("Gårdsplass på Grünerløkka", "gaardsplass grunerloekka")).toEqual([
    "Gårdsplass",
    "Grünerløkka",
  ]);
  expect(hits("Pa\u030a Ga\u030ard", "gård")).toEqual(["Ga\u030ard"]);
});

test("never highlights excluded words or stop words", () => {
  expect(hits("Hus med garasje og peis", "hus med -peis")).toEqual(["Hus"]);
});

test("does not highlight a word inside another one, which the search does not match", () => {
  expect(hits("Peisestue", "stue")).toEqual([]);
});

test("splits possessives and hyphens as the search does", () => {
  expect(hits("St Kilda’s 3-bedroom O'Connor", "kilda 3 oconnor", "english")).toEqual([
    "Kilda’s",
    "3",
    "O'Connor",
  ]);
});

test("returns the search words as they were typed", () => {
  expect([...searchedWords("Utsikten -garasje BALKONGER", "norwegian").values()]).toEqual([
    "Utsikten",
    "BALKONGER",
  ]);
});

test("for any text the segments join to the text, and highlights are exactly the matches", () => {
  const letters = fc.string({
    unit: fc.constantFrom(
      "a",
      "Å",
      "ø",
      "s",
      "'",
      "’",
      "-",
      " ",
      "3",
      "²",
      "e",
      "n",
      "\u030a",
      "ﬁ",
    ),
    maxLength: 30,
  });
  fc.assert(
    fc.property(letters, letters, (text, keywords) => {
      const parts = markWords(text, searchedWords(keywords, "norwegian"), "norwegian");
      expect(parts.map((part) => part.text).join("")).toBe(text);
      const inText = new Set(analyse(text, "norwegian"));
      const isFound = analyseQuery(keywords, "norwegian").include.some((stem) => inText.has(stem));
      expect(parts.some(({ isHit }) => isHit)).toBe(isFound);
    }),
    {
      numRuns: 2_000,
      examples: [
        ["'s", "s"],
        ["a’\u030aa", "a"],
        ["3's", "3"],
      ],
    },
  );
});
