import type { RegionLanguage } from "@hjem/domain/language";
import { expect, test } from "vitest";
import { isSearchQuestion, searchSentences } from "./search-question.ts";

const read = (
  ...chips: ("property_type" | "place" | "price" | "bedrooms" | "bathrooms" | "travel")[]
) => ({
  chips: chips.map((kind) => ({ kind, text: kind === "property_type" ? "rekkehus" : kind })),
  words: "",
});

const languageOf = (
  code: RegionLanguage["code"],
  tag: string,
  stemmer: RegionLanguage["stemmer"],
): RegionLanguage => ({ code, tag, formatTag: tag, name: code, stemmer });

test("D109: a wish for other homes with two filters is a search, and so is what is typed as one", () => {
  const wishes = [
    "finn rekkehus i Bærum under 9 millioner",
    "Hei, jeg ser etter rekkehus i Bærum",
    "Har dere rekkehus i Asker?",
    "can you show me townhouses in Richmond?",
    "we are looking for townhouses in Richmond",
    "rekkehus i Bærum med hage, maks 9 millioner, under 40 minutter til Nydalen",
  ];
  for (const wish of wishes) {
    expect([wish, isSearchQuestion(wish, read("property_type", "place"))]).toEqual([wish, true]);
  }
});

test("one filter and what the homes must not have is a search; one alone may be a word of a question", () => {
  const one = read("property_type");
  expect(isSearchQuestion("finn rekkehus uten garasje", { ...one, words: "-garasje" })).toBe(true);
  expect(isSearchQuestion("finn rekkehus med hage", { ...one, words: "hage" })).toBe(false);
  expect(isSearchQuestion("er det rekkehus uten garasje?", { ...one, words: "-garasje" })).toBe(
    false,
  );
});

test("what is asked of this home is no search, whatever is read from it", () => {
  const questions = [
    "Er rekkehuset i Bærum?",
    "Hvor lang tid tar det til Nydalen og Oslo S?",
    "Finnes det rekkehus i nærheten av denne boligen?",
    "vis meg lignende rekkehus i Bærum",
    "rekkehus i Bærum, stemmer det?",
    "do you have a similar townhouse in Richmond?",
    "Is this townhouse in Richmond?",
  ];
  for (const question of questions) {
    expect([question, isSearchQuestion(question, read("property_type", "place"))]).toEqual([
      question,
      false,
    ]);
  }
  expect(isSearchQuestion("trenger 3 soverom og 2 bad", read("bedrooms", "bathrooms"))).toBe(false);
  expect(isSearchQuestion("finn reisetid til Nydalen", read("place"))).toBe(false);
});

test("what was not read is named", () => {
  const norwegian = languageOf("no", "nb-NO", "norwegian");
  expect(searchSentences({ words: "hage" }, norwegian).join(" ")).toBe(
    "Jeg leser dette som et boligsøk. Det søkes etter «hage» i annonsene.",
  );
  expect(searchSentences({ words: "hage -garasje" }, norwegian).slice(1)).toEqual([
    "Det søkes etter «hage» i annonsene.",
    "Annonser med «garasje» er utelatt.",
  ]);
  expect(searchSentences({ words: "", unused: ["ikke frogner"] }, norwegian).slice(1)).toEqual([
    "«ikke frogner» er ikke brukt i søket.",
  ]);
  const english = languageOf("en", "en-AU", "english");
  expect(searchSentences({ words: "" }, english)).toEqual(["I read this as a search for homes."]);
});
