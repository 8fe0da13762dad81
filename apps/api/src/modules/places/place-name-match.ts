import { plain } from "@hjem/domain/text/fold";

/** The words of a name or of what somebody typed, as places are compared by. */
export const placeWords = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words that are written short or long. */
const otherWritings: Readonly<Record<string, string>> = {
  st: "saint",
  saint: "st",
  mt: "mount",
  mount: "mt",
};

/** A word as it may be typed: `st` also as `saint`. */
export const writingsOf = (word: string): string[] => {
  const other = otherWritings[word];
  return other === undefined ? [word] : [word, other];
};

/** Characters of a word as bits: words that share few bits are not similar. */
export const letterBits = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** Longer words are compared by their beginning. */
const COMPARED_LENGTH = 40;
const WIDTH = COMPARED_LENGTH + 1;
const table = new Uint8Array((COMPARED_LENGTH + 3) * WIDTH);

/**
 * The fewest mistakes by which `typed` became what it is instead of `word` or of a beginning of it: a letter wrong, missing
 * or too many, or two neighbours changed over; `max + 1` for any more than `max`.
 */
export const mistakesIn = (typed: string, word: string, max: number): number => {
  const rows = Math.min(typed.length, COMPARED_LENGTH);
  const columns = Math.min(word.length, rows + max, COMPARED_LENGTH);
  const none = max + 1;
  for (let column = 0; column <= columns; column += 1) table[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    const here = row * WIDTH;
    const above = here - WIDTH;
    const letter = typed.charCodeAt(row - 1);
    // Farther from the diagonal than `max` every cell costs too much.
    const from = Math.max(1, row - max);
    const to = Math.min(columns, row + max);
    table[here + from - 1] = from === 1 ? row : none;
    let fewest = table[here + from - 1]!;
    for (let column = from; column <= to; column += 1) {
      const isSame = letter === word.charCodeAt(column - 1);
      let cost = table[above + column - 1]! + (isSame ? 0 : 1);
      const dropped = table[above + column]! + 1;
      if (dropped < cost) cost = dropped;
      const added = table[here + column - 1]! + 1;
      if (added < cost) cost = added;
      if (
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      ) {
        const changedOver = table[above - WIDTH + column - 2]! + 1;
        if (changedOver < cost) cost = changedOver;
      }
      table[here + column] = cost;
      if (cost < fewest) fewest = cost;
    }
    if (to < columns) table[here + to + 1] = none;
    if (fewest > max) return none;
  }
  let fewest = none;
  for (let column = Math.max(0, rows - max); column <= columns; column += 1) {
    const cost = table[rows * WIDTH + column]!;
    if (cost < fewest) fewest = cost;
  }
  return fewest;
};
