import { expect, test } from "vitest";
import { contradictions, untranslated } from "./po-file.ts";

const heading = 'msgid ""\nmsgstr ""\n"Language: no\\n"\n';

test("a message without a translation is reported", () => {
  const catalog = `${heading}\n#: src/a.tsx\nmsgid "Homes for sale"\nmsgstr ""\n`;
  expect(untranslated(catalog)).toEqual(["Homes for sale"]);
});

test("a translation over several lines is a translation", () => {
  const catalog = `${heading}\nmsgid "Long"\nmsgstr ""\n"Første linje\\n"\n"andre linje"\n`;
  expect(untranslated(catalog)).toEqual([]);
});

test("obsolete messages need no translation", () => {
  expect(untranslated(`${heading}\n#~ msgid "Old"\n#~ msgstr ""\n`)).toEqual([]);
});

test("a message that two catalogs translate differently is reported with both", () => {
  const one = `${heading}\nmsgid "Terms"\nmsgstr "Vilkår"\n`;
  const other = `${heading}\nmsgid "Terms"\nmsgstr "Betingelser"\n`;
  expect(
    contradictions(
      new Map([
        ["a.po", one],
        ["b.po", one],
      ]),
    ),
  ).toEqual([]);
  expect(
    contradictions(
      new Map([
        ["a.po", one],
        ["b.po", other],
      ]),
    ),
  ).toEqual(['b.po: "Terms" is "Vilkår" in a.po']);
});
