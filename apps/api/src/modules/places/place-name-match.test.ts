import { expect, test } from "vitest";
import { mistakesIn, placeWords, writingsOf } from "./place-name-match.ts";

test("SRCH-198: æ, ø and å are found in every common spelling", () => {
  for (const typed of ["Tromsø", "tromso", "TROMSOE"])
    expect(placeWords(typed)).toEqual(["tromso"]);
  for (const typed of ["Ålesund", "Aalesund", "alesund"]) {
    expect(placeWords(typed)).toEqual(["alesund"]);
  }
  expect(placeWords("Kárášjohka")).toEqual(["karasjohka"]);
});

test("punctuation separates words, apostrophes and full stops do not", () => {
  expect(placeWords("O'Connor's St. Hill/North")).toEqual(["oconnors", "st", "hill", "north"]);
  expect(placeWords("😀 %'; --")).toEqual([]);
});

test("Saint and St are one word", () => {
  expect(writingsOf("st")).toContain("saint");
  expect(writingsOf("saint")).toContain("st");
});

test("a wrong, missing, extra or swapped letter is one mistake", () => {
  for (const typed of ["trondhsim", "trondeim", "tronddheim", "trondhiem"]) {
    expect(mistakesIn(typed, "trondheim", 2)).toBe(1);
  }
  expect(mistakesIn("trondheim", "trondheim", 2)).toBe(0);
  expect(mistakesIn("stavanger", "trondheim", 2)).toBe(3);
});

test("a prefix of a word is compared with its prefix alone", () => {
  expect(mistakesIn("trnod", "trondheim", 1)).toBe(1);
});

test("distances are those of the full table, wherever the two words begin to differ", () => {
  const slow = (a: string, b: string): number => {
    const cell = (i: number, j: number): number => {
      if (i === 0 || j === 0) return i + j;
      const options = [
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        options.push(cell(i - 2, j - 2) + 1);
      }
      return Math.min(...options);
    };
    return Math.min(...Array.from({ length: b.length + 1 }, (_, j) => cell(a.length, j)));
  };
  const words = ["abcd", "badc", "acbd", "abce", "aabb", "bbaa", "abc", "dcba", "cabd"];
  for (const typed of words) {
    for (const word of words) {
      expect(mistakesIn(typed, word, 2)).toBe(Math.min(3, slow(typed, word)));
    }
  }
});
