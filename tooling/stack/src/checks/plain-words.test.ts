import { expect, test } from "vitest";
import { unwantedIn, unwantedInMarkdown, unwantedInSource } from "./plain-words.ts";

const catalog = (id: string, text: string) =>
  `msgid ""\nmsgstr ""\n"Language: no\\n"\n\nmsgid "${id}"\nmsgstr "${text}"\n`;

test("a sentence with a word that no property portal uses is reported with the word and the reason", () => {
  expect(unwantedIn(catalog("A filter stands upside down", "Et filter står opp ned"))).toEqual([
    '"A filter stands upside down" says "opp ned" (a picture where the thing has a name)',
  ]);
});

test.each([
  "Sola står opp",
  "Walk-in garderobe",
  "Antatt månedskostnad",
  "Ett filter unna",
  "Den midterste halvdel",
  "Send an e-mail",
  "Write your name",
  "The figures are worked out",
  "Å bo, per måned",
  "To move in",
  "Slik vises boligene",
  "Nedbetalt over",
  "Bruk det som er antatt",
  "Vi kan ikke si det",
  "En ny bolig betaler avgift av tomten",
  "En besøkende har et spørsmål",
  "Glem søkene",
  "First here",
  "Ingen bor på denne adressen",
  "Den midterste",
])("%s is rejected in catalogs and in source", (text) => {
  expect(unwantedIn(catalog("id", text))).toHaveLength(1);
  expect(unwantedInSource(`export const terms = { "x": "${text}" };`, false)).toHaveLength(1);
});

test("a message that both markets read in English contains nothing unusual in Australia", () => {
  const message = (text: string) => unwantedIn(catalog(text, text), true);
  expect(message("Book a viewing")).toHaveLength(1);
  expect(message("Find an estate agent")).toHaveLength(1);
  expect(message("Sold or let")).toHaveLength(1);
  expect(message("{viewing} today")).toEqual([]);
  expect(unwantedIn(catalog("Book a viewing", "Meld deg på"))).toEqual([]);
});

test("plain sentences pass, e-post among them", () => {
  for (const text of [
    "E-postadresse",
    "Glemt passord?",
    "To rent",
    "Flere boliger som passer deg",
  ]) {
    expect(unwantedIn(catalog("id", text))).toEqual([]);
  }
  expect(unwantedInSource("`Stuen på ${area} har peis.`", false)).toEqual([]);
});

test("Australian texts use Australian words; comments are not checked", () => {
  const source = (text: string) => `/** A viewing. */\n// a viewing\nconst a = "${text}";`;
  for (const text of ["Viewing on Sunday", "Ask the estate agent", "Sold or let", "Second floor"]) {
    expect(unwantedInSource(source(text), true)).toHaveLength(1);
    expect(unwantedInSource(source(text), false)).toEqual([]);
  }
  expect(unwantedInSource(source("Ask the real estate agent"), true)).toEqual([]);
});

test("guides and policies are checked line by line, their Markdown aside", () => {
  const text = '## 1. "As is"\n\nInspect it once more.\n\n- Second floor';
  expect(unwantedInMarkdown(text, false)).toHaveLength(1);
  expect(unwantedInMarkdown(text, true)).toHaveLength(2);
});
