import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cellOf } from "../morton.ts";
import { type Bits, countBoth, hasRow, setRow, wordsFor } from "./bitset.ts";
import { addRows, emptyGroup } from "./cluster-groups.ts";
import { codeColumns, flagColumns, maskColumns, numberColumns, RowReader } from "./row-text.ts";
import { RunSums } from "./run-sums.ts";
import { SegmentBuilder } from "./segment-builder.ts";
import type { Segment } from "./segment.ts";

/** Enough for sums of sums of sums. */
const ROWS = 40_000;

/** A row as the database writes it, after its id: its place and nothing else. */
const line = (lat: number, lng: number): string => {
  const start = [cellOf({ lat, lng }), lat, lng, "", ""];
  const numbers = numberColumns.map(() => "");
  const codes = codeColumns.map(() => "1");
  const others = [...flagColumns.map(() => "f"), ...maskColumns.map(() => "0"), "", "Europe/Oslo"];
  return `(${[...start, ...numbers, ...codes, ...others, "{}", "{}", '""', '""', '""'].join(",")})`;
};

const segment: Segment = (() => {
  const builder = new SegmentBuilder();
  for (let id = 1; id <= ROWS; id += 1) {
    const reader = new RowReader(
      line(58 + ((id * 7_919) % 10_007) / 1e4, 5 + ((id * 104_729) % 10_009) / 1e4),
    );
    reader.startRow();
    builder.add(reader, id, Number.NaN);
  }
  return builder.build();
})();

const everyNth = (n: number): Bits => {
  const bits = new Uint32Array(wordsFor(ROWS));
  for (let row = 0; row < ROWS; row += n) setRow(bits, row);
  return bits;
};

const shape = ({ cell: _cell, id, ...rest }: ReturnType<typeof emptyGroup>) => ({
  ...rest,
  id: rest.count === 1 ? id : null,
});

test("the sum over a run equals the sum row by row, also after rows were removed", () => {
  const run = fc
    .tuple(fc.nat(ROWS), fc.nat(ROWS))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
  fc.assert(
    fc.property(
      fc.constantFrom(1, 3, 1_000),
      fc.array(run, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(ROWS - 1), { maxLength: 20 }),
      (nth, runs, dropped) => {
        const sums = new RunSums(segment, everyNth(nth));
        for (const row of dropped) sums.drop(row);
        expect(dropped.some((row) => hasRow(sums.bits, row))).toBe(false);
        for (const [first = 0, end = 0] of runs) {
          const [added, counted] = [emptyGroup(0), emptyGroup(0)];
          sums.add(added, first, end);
          addRows(counted, segment, sums.bits, first, end);
          expect(shape(added)).toEqual(shape(counted));
        }
      },
    ),
    { numRuns: 40, seed: 20_261_121 },
  );
});

test("the intersection of two sets is counted alike by seven words at a time and one by one", () => {
  const words = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const size = Math.min(one.length, other.length);
      const [a, b] = [new Uint32Array(one), new Uint32Array(other)];
      let both = 0;
      for (let row = 0; row < size * 32; row += 1) both += hasRow(a, row) && hasRow(b, row) ? 1 : 0;
      expect(countBoth(a, b, [0, size])).toBe(both);
    }),
    { seed: 20_261_121 },
  );
});

test("a row that lacks a column is an error at once, not a reader that never ends", () => {
  for (const cut of ["(1,2,{1,2", "(1,2,{1,2,", "(1,2", "(1"]) {
    const reader = new RowReader(cut);
    reader.startRow();
    expect(() => {
      reader.text();
      reader.text();
      reader.numbers(() => {});
    }).toThrow("fewer columns");
  }
});
