/** The words of a line, between commas. */
export const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** Each of some words before each of others. */
export const combined = (firsts: string, lasts: string): string[] =>
  list(firsts).flatMap((first) => list(lasts).map((last) => `${first} ${last}`));
