import { dictionary } from "@zxcvbn-ts/language-common";
import { wordsOfTheseMarkets } from "./common-words.ts";

const common: ReadonlySet<string> = new Set([
  ...dictionary["passwords-common"],
  ...wordsOfTheseMarkets,
]);

/**
 * How many passwords and words are known; the rule multiplies each by what people put around it.
 *
 * @internal A test holds the list to its size.
 */
export const COMMON_PASSWORDS = common.size;

/** So much may stand around a word for it to be guessed with it: a year and a sign, five digits. */
const AROUND_MAX_LENGTH = 6;
const WORD_MIN_LENGTH = 4;

/** Common substitutions of characters. */
const swapped: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "3": "e",
  "6": "g",
  "1": "i",
  "!": "i",
  "|": "l",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "2": "z",
};
const unswap = (text: string, one = "i"): string =>
  Array.from(text, (letter) =>
    letter === "1" || letter === "!" ? one : (swapped[letter] ?? letter),
  ).join("");

const withoutEnd = (text: string): string => text.replace(/[^\p{L}]+$/u, "");
const withoutEdges = (text: string): string => withoutEnd(text).replace(/^[^\p{L}]+/u, "");

/** The word that a password is based on, for each possible substitution and affix. */
const coresOf = (password: string): string[] => {
  const ends = [password, withoutEnd(password), withoutEdges(password)];
  return ends.flatMap((text) => [
    text,
    unswap(text),
    unswap(text, "l"),
    withoutEdges(unswap(text)),
  ]);
};

/** A word, or the same word twice. */
const isWord = (text: string): boolean => {
  const [, once = text] = /^(.{3,})\1+$/su.exec(text) ?? [];
  return common.has(text) || common.has(once);
};

/**
 * True for a password, in lower case, that is among those tried first: on the list itself, or a word of the list with
 * digits, a year or punctuation around it and look-alike characters, such as `p@ssw0rd2025!` (ASVS 6.2.4).
 */
export const isCommonPassword = (password: string): boolean =>
  common.has(password) ||
  coresOf(password).some(
    (core) =>
      core.length >= WORD_MIN_LENGTH &&
      Array.from(password).length - Array.from(core).length <= AROUND_MAX_LENGTH &&
      isWord(core),
  );
