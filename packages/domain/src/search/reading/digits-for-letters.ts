import type { PlaceNames } from "./places.ts";

/** Letters that a digit is hit or written for. */
const lettersOf: Readonly<Record<string, readonly string[]>> = {
  0: ["o"],
  1: ["l", "i"],
  3: ["e"],
  4: ["a"],
  5: ["s"],
};

/** One digit inside a word, or after it: `osl0`, `b3rgen`; a letter before a number is an entrance or a flat. */
const withDigit = /(?<![\p{L}\d])(\p{L}+)([01345])(\p{L}*)(?![\p{L}\d])/gu;

/** A text in which names of places have their letters for a digit that was typed instead: `osl0` as `oslo`. */
export const withoutDigits = (text: string, { named }: PlaceNames): string =>
  text.replaceAll(withDigit, (typed, before: string, digit: string, after: string) => {
    const names = (lettersOf[digit] ?? []).map((letter) => before + letter + after);
    return names.find((name) => name.length > 3 && named(name).length > 0) ?? typed;
  });
