const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;
/** So few rows are put in order by comparing them: to count the digits of each pass would take longer. */
const COMPARED_ROWS = 1_024;

/** Numbers as 16-bit digits, so many to each, the lowest first; they rise as the numbers do. */
interface Digits {
  digits: Uint16Array;
  places: number;
}

/** The smallest and largest integer; null if a value is no integer, or without values. */
const wholeBounds = (values: Float64Array): { least: number; largest: number } | null => {
  let least = Number.POSITIVE_INFINITY;
  let largest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row]!;
    if (value !== value) continue;
    if (value !== (value | 0)) return null;
    if (value < least) least = value;
    if (value > largest) largest = value;
  }
  return least > largest ? null : { least, largest };
};

/** Whole numbers by how far they lie above the least: one digit is enough for most columns, and two for all. */
const wholeDigits = (values: Float64Array, least: number, largest: number): Digits => {
  if (largest - least < DIGITS) {
    const digits = new Uint16Array(values.length);
    for (let row = 0; row < values.length; row += 1) digits[row] = values[row]! - least;
    return { digits, places: 1 };
  }
  const numbers = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row += 1) numbers[row] = values[row]! - least;
  return { digits: new Uint16Array(numbers.buffer), places: 2 };
};

/** The bits of any number, turned so that they rise. */
const floatDigits = (values: Float64Array): Digits => {
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
  return { digits: new Uint16Array(numbers.buffer), places: 4 };
};

const risingDigits = (values: Float64Array): Digits => {
  const bounds = wholeBounds(values);
  return bounds ? wholeDigits(values, bounds.least, bounds.largest) : floatDigits(values);
};

/** How often each digit occurs at a place of the rows that have a value, looked through in the order of memory. */
const countDigits = (
  values: Float64Array,
  { digits, places }: Digits,
  place: number,
): Uint32Array => {
  const counts = new Uint32Array(DIGITS);
  for (let row = 0; row < values.length; row += 1) {
    if (values[row] === values[row]) counts[digits[row * places + place]!]! += 1;
  }
  return counts;
};

/**
 * One stable pass of a radix sort over the first `count` rows, `starts` being how often each digit occurs; false where
 * all have one digit and stay as they are.
 */
const pass = (
  rows: { from: Uint32Array; into: Uint32Array; count: number },
  { digits, places }: Digits,
  place: number,
  starts: Uint32Array,
): boolean => {
  const { from, into, count } = rows;
  if (starts[digits[from[0]! * places + place]!] === count) return false;
  let before = 0;
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const start = before;
    before += starts[digit]!;
    starts[digit] = start;
  }
  for (let i = 0; i < count; i += 1) {
    const row = from[i]!;
    const digit = digits[row * places + place]!;
    into[starts[digit]!] = row;
    starts[digit]! += 1;
  }
  return true;
};

/**
 * Rows by value and, where values are equal, in the order in which they stand in `rows`, which holds each row once;
 * those without a value (NaN) come last. Of many rows a radix sort over the digits of the numbers: its time grows with
 * the rows only.
 */
export const orderByValue = (
  values: Float64Array,
  rows: Uint32Array,
): { order: Uint32Array; filled: number } => {
  const order = new Uint32Array(rows.length);
  let valued = 0;
  for (let row = 0; row < values.length; row += 1) if (values[row] === values[row]) valued += 1;
  if (valued === 0) return { order: rows, filled: 0 };
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
  if (rows.length <= COMPARED_ROWS) {
    order.subarray(0, valued).sort((one, other) => values[one]! - values[other]!);
    return { order, filled: valued };
  }
  const numbers = risingDigits(values);
  let from = order;
  let into = order.slice();
  for (let place = 0; place < numbers.places; place += 1) {
    const counts = countDigits(values, numbers, place);
    if (pass({ from, into, count: valued }, numbers, place, counts)) [from, into] = [into, from];
  }
  return { order: from, filled: valued };
};
