import { expect, test } from "vitest";
import { orderByValue } from "./radix-order.ts";

/** Numbers in no order, many of them equal, a tenth of them missing. */
const valuesOf = (rows: number, valueOf: (random: number) => number): Float64Array => {
  let state = 7;
  return Float64Array.from({ length: rows }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 10 === 0 ? Number.NaN : valueOf(state / 2_147_483_647);
  });
};

const kinds = {
  "small integers": (random: number) => Math.floor(random * 100),
  "negative and large integers": (random: number) => Math.floor((random - 0.5) * 2 ** 31),
  "fractions around zero": (random: number) => Math.round((random - 0.5) * 100) / 10,
};

test.each([1, 40, 1_024, 1_025, 5_000])(
  "%i rows are in the order of their values, equal ones as they stood, those without one last",
  (rows) => {
    const given = Uint32Array.from({ length: rows }, (_, row) => rows - 1 - row);
    for (const valueOf of Object.values(kinds)) {
      const values = valuesOf(rows, valueOf);
      const stated = [...given].filter((row) => !Number.isNaN(values[row]));
      const expected = stated.toSorted((one, other) => values[one]! - values[other]!);
      const { order, filled } = orderByValue(values, given);
      expect(filled).toBe(stated.length);
      expect([...order.subarray(0, filled)]).toEqual(expected);
      expect([...order.subarray(filled)]).toEqual(
        [...given].filter((row) => Number.isNaN(values[row])),
      );
    }
  },
);
