import { errorStatuses } from "@hjem/domain/errors";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalogue, say } from "./sentences.ts";

const catalogue = (language: string) =>
  readCatalogue(readFileSync(new URL(`./${language}.po`, import.meta.url), "utf8"));

test("every sentence exists in both languages with the same placeholders", () => {
  const [en, no] = [catalogue("en"), catalogue("no")];
  expect([...no.keys()]).toEqual([...en.keys()]);
  const valuesIn = (text = "") => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
  for (const [id, text] of en) {
    expect(no.get(id)).toBeTruthy();
    expect({ id, values: valuesIn(no.get(id)) }).toEqual({ id, values: valuesIn(text) });
  }
});

test("API-031: every error code has a sentence", () => {
  const wanted = Object.keys(errorStatuses).map((code) => `error.${code}`);
  expect([...catalogue("en").keys()]).toEqual(expect.arrayContaining(wanted));
});

test("placeholders are filled in", () => {
  expect(say("no", "field.max", { max: 5 })).toBe("Skriv inn 5 eller mindre.");
});
