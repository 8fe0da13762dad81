import { expect, test } from "vitest";
import { bestMatch, readPatterns } from "./patterns.ts";
import { KnownWords, questionTokens } from "./tokens.ts";

const patterns = readPatterns({
  price: ["~hvor mye", "pris*"],
  area: ["stor|stort", "areal* !tomt*"],
  plot: ["stor|areal* tomt*"],
});
const meant = (question: string) => {
  const known = new KnownWords(patterns);
  const words = questionTokens(question).map((word) => known.correct(word));
  return bestMatch(words, patterns)?.intent ?? null;
};

test.each([
  ["Hva er prisen?", "price"],
  ["Hvor mye?", "price"],
  ["Hvor mye areal?", "area"],
  ["Hvor stor er tomta?", "plot"],
  ["tomteareal", null],
  ["Arela", "area"],
  ["Hvem bor her?", null],
])("«%s» means %s", (question, intent) => {
  expect(meant(question)).toBe(intent);
});
