const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

const PLACES = 4;

/** Four 16-bit digits of each number, so made that they rise as the numbers do. */
const risingDigits = (values: Float64Array): Uint16Array => {
  const numbers = new Float64Array(values.length);
  const words = new Int32Array(numbers.buffer);
  for (let i = 0; i < numbers.length; i += 1) {
    // Adding zero makes one zero of the two that there are.
    numbers[i] = values[i]! + 0;
    const high = words[i * 2 + 1]!;
    if (high < 0) {
      words[i * 2 + 1] = ~high;
      words[i * 2] = ~words[i * 2]!;
    } else words[i * 2 + 1] = high ^ (1 << 31);
  }
  return new Uint16Array(numbers.buffer);
};

/** How often each digit occurs at each place, and how many rows have a value at all. */
const countDigits = (values: Float64Array, digits: Uint16Array) => {
  const counts = Array.from({ length: PLACES }, () => new Uint32Array(DIGITS));
  const [first, second, third, fourth] = counts as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  let valued = 0;
  for (let row = 0; row < values.length; row += 1) {
    if (values[row] !== values[row]) continue;
    valued += 1;
    first[digits[row * PLACES]!]! += 1;
    second[digits[row * PLACES + 1]!]! += 1;
    third[digits[row * PLACES + 2]!]! += 1;
    fourth[digits[row * PLACES + 3]!]! += 1;
  }
  return { counts, valued };
};

/** One stable pass of a radix sort over the first `count` rows; false where all have one digit and stay as they are. */
const pass = (
  rows: { from: Uint32Array; into: Uint32Array; count: number },
  digits: Uint16Array,
  place: number,
  counts: Uint32Array,
): boolean => {
  const { from, into, count } = rows;
  if (counts[digits[from[0]! * PLACES + place]!] === count) return false;
  let before = 0;
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const start = before;
    before += counts[digit]!;
    counts[digit] = start;
  }
  for (let i = 0; i < count; i += 1) {
    const row = from[i]!;
    const digit = digits[row * PLACES + place]!;
    into[counts[digit]!] = row;
    counts[digit]! += 1;
  }
  return true;
};

/**
 * Rows by value and, where values are equal, in the order in which they stand in `rows`, which holds each row once;
 * those without a value (NaN) come last. A radix sort over the bits of the numbers: its time grows with the rows only.
 */
export const orderByValue = (
  values: Float64Array,
  rows: Uint32Array,
): { order: Uint32Array; filled: number } => {
  const digits = risingDigits(values);
  const { counts, valued } = countDigits(values, digits);
  if (valued === 0) return { order: rows, filled: 0 };
  const order = new Uint32Array(rows.length);
  let filled = 0;
  let without = valued;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    if (values[row] === values[row]) {
      order[filled] = row;
      filled += 1;
    } else {
      order[without] = row;
      without += 1;
    }
  }
  let from = order;
  let into = order.slice();
  for (const [place, ofPlace] of counts.entries()) {
    if (pass({ from, into, count: valued }, digits, place, ofPlace)) [from, into] = [into, from];
  }
  return { order: from, filled: valued };
};
