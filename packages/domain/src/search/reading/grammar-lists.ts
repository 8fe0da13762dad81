import { plain } from "../../text/fold.ts";

/** The words of a line, between commas. */
export const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** Each of some words before each of others. */
export const combined = (firsts: string, lasts: string): string[] =>
  list(firsts).flatMap((first) => list(lasts).map((last) => `${first} ${last}`));

/** `Nord-Jæren` as `nordjæren`, too. */
export const withGlued = (words: readonly string[]): string[] =>
  words.flatMap((word) => (word.includes("-") ? [word, word.replaceAll("-", "")] : [word]));

/** Shorter words of facilities are other words too often to be misspelt. */
const FEATURE_LENGTH_MIN = 5;

/** The first words of phrases of two, by the second. */
export function firstsOfPairs(phrases: readonly string[]): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const phrase of phrases) {
    const [first = "", second, ...more] = phrase.split(" ");
    if (second === undefined || more.length > 0 || first.length < FEATURE_LENGTH_MIN) continue;
    pairs.set(plain(second), [...(pairs.get(plain(second)) ?? []), first]);
  }
  return pairs;
}

/** The longer words of some phrases as they are written, by the first letter that they are compared by. */
export function wordsByLetter(phrases: readonly string[]): Map<string, string[]> {
  const words = new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(/[^\p{L}]+/u)));
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < FEATURE_LENGTH_MIN) continue;
    const first = plain(word).charAt(0);
    byLetter.set(first, [...(byLetter.get(first) ?? []), word]);
  }
  return byLetter;
}
