/** Shorter words would not be recognisable with a typo. */
const ONE_SLIP_LENGTH_MIN = 4;
const TWO_SLIPS_LENGTH_MIN = 8;

/** How many typos a word may have: wrong, missing, extra or transposed letters; none in a number. */
export function typosAllowed(word: string): number {
  if (word.length < ONE_SLIP_LENGTH_MIN || /\d/.test(word)) return 0;
  return word.length < TWO_SLIPS_LENGTH_MIN ? 1 : 2;
}

/**
 * The edit distance between `typed` and `word`: a letter wrong, missing or extra, or two neighbours transposed
 * (Damerau-Levenshtein). Both are short words: the cost is the product of their lengths.
 */
export function typosBetween(typed: string, word: string): number {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
      );
      const isChangedOver =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (isChangedOver) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      here.push(cost);
    }
    before = above;
    above = here;
  }
  return above[word.length] ?? typed.length;
}

/** Whether one word may be a misspelling of the other. */
export function isTypoOf(typed: string, word: string): boolean {
  const allowed = typosAllowed(typed);
  return (
    allowed > 0 &&
    Math.abs(typed.length - word.length) <= allowed &&
    typosBetween(typed, word) <= allowed
  );
}
