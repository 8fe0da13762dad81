/** The keywords of a reading, each part with spaces between its words. */
export interface SplitWords {
  /** What is searched for in the listings. */
  wanted: string;
  /** What homes must not have, without its sign: `-garasje` is `garasje`. */
  excluded: string;
}

/** Divides the keywords of a reading into those that are searched for and those that are left out (D109). */
export function splitWords(words: string): SplitWords {
  const all = words.split(" ");
  const isExcluded = (word: string) => /^-./.test(word);
  return {
    wanted: all.filter((word) => !isExcluded(word)).join(" "),
    excluded: all
      .filter(isExcluded)
      .map((word) => word.slice(1))
      .join(" "),
  };
}
