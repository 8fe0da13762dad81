import { expect, test } from "vitest";
import { isLanguage, regionLanguage, resolveLanguage, type RegionLanguage } from "./language.ts";

const norwegian: RegionLanguage = {
  code: "no",
  tag: "nb-NO",
  formatTag: "nb-NO",
  name: "Norsk",
  stemmer: "norwegian",
};
const english: RegionLanguage = { ...norwegian, code: "en", tag: "en-GB", name: "English" };
const no = { languages: [norwegian, english] as const, defaultLanguage: "no" as const };
const au = { languages: [english] as const, defaultLanguage: "en" as const };

test("FND-009: only `en` and `no` are languages", () => {
  expect(["en", "no", "nb", "EN", "", null, 1, "__proto__"].filter(isLanguage)).toEqual([
    "en",
    "no",
  ]);
});

test("D25: the URL decides the language, then the cookie, then the region", () => {
  expect(resolveLanguage(no, { query: "en", cookie: "no" })).toBe("en");
  expect(resolveLanguage(no, { query: null, cookie: "en" })).toBe("en");
  expect(resolveLanguage(no, {})).toBe("no");
});

test("FND-009: ignores an unknown language and uses the next valid one", () => {
  expect(resolveLanguage(no, { query: "klingon", cookie: "en" })).toBe("en");
  expect(resolveLanguage(no, { query: "klingon", cookie: "<script>" })).toBe("no");
});

test("FND-010: Norwegian requested on the Australian site falls back to English", () => {
  expect(resolveLanguage(au, { query: "no", cookie: "no" })).toBe("en");
});

test("returns a region's locale for a language, or its default if it lacks the language", () => {
  expect(regionLanguage(no, "en")).toBe(english);
  expect(regionLanguage(au, "no")).toBe(english);
});
