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

test("a message may be translated by its context: one thing is active, several are", () => {
  const catalog = (context: string, text: string) =>
    `${heading}\nmsgctxt "${context}"\nmsgid "Active"\nmsgstr "${text}"\n`;
  const one = `${heading}\nmsgid "Active"\nmsgstr "Aktiv"\n`;
  const several = catalog("several", "Aktive");
  expect(contradictions(new Map([["a.po", `${one}\n${several}`]]))).toEqual([]);
  expect(
    contradictions(
      new Map([
        ["a.po", several],
        ["b.po", catalog("several", "Virksomme")],
      ]),
    ),
  ).toEqual(['b.po: "Active" is "Aktive" in a.po']);
});
