import { expect, test } from "vitest";
import { unwantedIn, unwantedInSource } from "./plain-words.ts";

const catalog = (id: string, text: string) =>
  `msgid ""\nmsgstr ""\n"Language: no\\n"\n\nmsgid "${id}"\nmsgstr "${text}"\n`;

test("a sentence that no portal of the market would write is named with its word and the reason", () => {
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
])("%s is refused in catalogs and in source", (text) => {
  expect(unwantedIn(catalog("id", text))).toHaveLength(1);
  expect(unwantedInSource(`export const terms = { "x": "${text}" };`, false)).toHaveLength(1);
});

test("plain sentences are let be, e-post among them", () => {
  expect(unwantedIn(catalog("Email address", "E-postadresse"))).toEqual([]);
  expect(unwantedInSource("`Stuen på ${area} har peis.`", false)).toEqual([]);
});

test("Australian texts use Australian words; comments say what they like", () => {
  const source = (text: string) => `/** A viewing. */\n// a viewing\nconst a = "${text}";`;
  for (const text of ["Viewing on Sunday", "Ask the estate agent", "Sold or let", "Second floor"]) {
    expect(unwantedInSource(source(text), true)).toHaveLength(1);
    expect(unwantedInSource(source(text), false)).toEqual([]);
  }
  expect(unwantedInSource(source("Ask the real estate agent"), true)).toEqual([]);
});
