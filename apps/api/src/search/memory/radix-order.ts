const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

/** One stable pass of a radix sort; passes in which all rows have one digit are left out. */
const pass = (
  rows: Uint32Array,
  into: Uint32Array,
  count: number,
  digitOf: (row: number) => number,
): boolean => {
  const starts = new Uint32Array(DIGITS + 1);
  for (let i = 0; i < count; i += 1) starts[digitOf(rows[i]!) + 1]! += 1;
  if (count > 0 && starts[digitOf(rows[0]!) + 1] === count) return false;
  for (let digit = 0; digit < DIGITS; digit += 1) starts[digit + 1]! += starts[digit]!;
  for (let i = 0; i < count; i += 1) {
    const row = rows[i]!;
    const digit = digitOf(row);
    into[starts[digit]!] = row;
    starts[digit]! += 1;
  }
  return true;
};

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

/**
 * Rows by value and, where values are equal, in the order in which they stand in `rows`; those without one (NaN) come
 * last. A radix sort over the bits of the numbers: its time grows with the rows only.
 */
export const orderByValue = (
  values: Float64Array,
  rows: Uint32Array,
): { order: Uint32Array; filled: number } => {
  let valued = 0;
  for (let row = 0; row < values.length; row += 1) if (values[row] === values[row]) valued += 1;
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
  const digits = risingDigits(values);
  let from = order;
  let into = order.slice();
  for (let digit = 0; digit < 4; digit += 1) {
    const isSorted = pass(from, into, filled, (row) => digits[row * 4 + digit]!);
    if (isSorted) [from, into] = [into, from];
  }
  return { order: from, filled };
};
