import * as fc from "fast-check";
import { expect, test } from "vitest";
import { analyse, analyseQuery, relevanceOf } from "./analyse.ts";
import { fold } from "./fold.ts";

test("D34: æ, ø and å are separate letters that can be typed as ae, oe and aa", () => {
  expect(fold("Ålesund")).toBe(fold("AALESUND"));
  expect(fold("Ålesund")).not.toBe(fold("Alesund"));
  expect(fold("Grünerløkka")).toBe("grunerloekka");
  expect(fold("Ærøy")).toBe("aeroey");
  expect(fold("Café Kárášjohka Đ ß")).toBe("cafe karasjohka d ss");
});

test("composed and decomposed letters are equal", () => {
  expect(fold("å")).toBe(fold("a\u030a"));
  expect(fold("ｆｕｌｌ ﬁne m²")).toBe("full fine m2");
});

test("inflected forms share a stem", () => {
  const stems = analyse("leiligheten leiligheter leilighet kjøkkenet kjokken", "norwegian");
  expect(new Set(stems.slice(0, 3)).size).toBe(1);
  expect(analyse("gårdene", "norwegian")).toEqual(analyse("gaard", "norwegian"));
  expect(analyse("views gardens renovated", "english")).toEqual(["view", "garden", "renov"]);
});

test("splits words at digits, hyphens and apostrophes as people expect", () => {
  expect(analyse("3-roms, 71 m²", "norwegian")).toEqual(["3", "rom", "71", "m2"]);
  expect(analyse("St Kilda's O'Connor", "english")).toEqual(["st", "kilda", "oconnor"]);
});

test("a leading dash excludes a word, a hyphen inside a word does not", () => {
  expect(analyseQuery("peis -garasje 3-roms - balkong", "norwegian")).toEqual({
    include: [...analyse("peis 3 roms balkong", "norwegian")],
    exclude: analyse("garasje", "norwegian"),
  });
});

test("ignores stop words unless the query has nothing else", () => {
  expect(analyseQuery("leilighet med balkong", "norwegian").include).toEqual(
    analyse("leilighet balkong", "norwegian"),
  );
  expect(analyseQuery("house with the pool", "english").include).toEqual(["hous", "pool"]);
  expect(analyseQuery("the", "english").include).toEqual(["the"]);
  expect(analyseQuery("  !! ", "english")).toEqual({ include: [], exclude: [] });
});

test("removes duplicate words", () => {
  expect(analyseQuery("hytte hytter hytten", "norwegian").include).toHaveLength(1);
});

test("any text matches a query of its own words", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom("norwegian", "english"),
      (text, stemmer) => {
        const tokens = new Set(analyse(text, stemmer));
        const { include } = analyseQuery(text.replaceAll(/[-\u2212]/g, " "), stemmer);
        expect(include.every((word) => tokens.has(word))).toBe(true);
        expect([...tokens].every((token) => /^[\p{L}\p{N}]+$/u.test(token))).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

test("D34: a word in the title scores 4, in a facility 2, in the description 1", () => {
  const parts = {
    title: new Set(["peis"]),
    facility: new Set(["peis", "heis"]),
    description: new Set(["peis", "utsikt"]),
  };
  expect(relevanceOf(["peis", "heis", "utsikt", "båt"], parts)).toBe(4 + 2 + 1 + 2 + 1);
});
