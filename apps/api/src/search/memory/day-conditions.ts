import { TODAY } from "@hjem/domain/limits";
import { todays } from "../current-days.ts";
import type { SearchScope } from "../search-index.ts";
import { dayNumber } from "../search-row.ts";
import { type Bits, fillBits, keepBits, type RowSet, type Spans } from "./bitset.ts";
import { addPostings, type Posting } from "./postings.ts";
import type { Segment } from "./segment.ts";

/** One condition of a search on a segment. */
export interface Clause {
  /** Takes out of `bits` the rows that do not meet it. */
  keep(bits: Bits, spans: Spans): void;
  /** The only rows that can match, where the condition is that a row has one of some values. */
  any?: readonly Posting[];
  /** How many of some rows meet it, where counting is faster than applying it; null where it is not. */
  count?(rows: RowSet): number | null;
}

/**
 * A condition on days, where `TODAY` is the current day of the listing's own zone (D35).
 * `holding` gives the rows that have one of some day numbers.
 */
export const onDay = (
  segment: Segment,
  values: SearchScope,
  wanted: readonly string[],
  holding: (days: readonly number[], spans: Spans) => Bits,
): Clause => {
  const { arena, parts } = segment;
  const { day, others } = todays(values);
  const fixed = wanted.filter((value) => value !== TODAY).map(dayNumber);
  const isWithToday = fixed.length < wanted.length;
  if (!isWithToday || others.length === 0) {
    const days = isWithToday ? [...fixed, day] : fixed;
    return { keep: (bits, spans) => keepBits(bits, holding(days, spans), spans) };
  }
  return {
    keep: (bits, spans) => {
      const stored = arena.take();
      const isElsewhere = arena.take();
      fillBits(stored, spans, 0);
      fillBits(isElsewhere, spans, 0);
      const add = (inZone: (word: number) => number, days: readonly number[]) => {
        const current = holding(days, spans);
        for (let s = 0; s < spans.length; s += 2) {
          for (let i = spans[s]!; i < spans[s + 1]!; i += 1) stored[i]! |= current[i]! & inZone(i);
        }
      };
      for (const other of others) {
        const inZones = arena.take();
        fillBits(inZones, spans, 0);
        const known = other.zones.map((zone) => parts.zones.get(zone));
        addPostings(
          inZones,
          known.filter((zone) => zone !== undefined),
          spans,
        );
        add((i) => inZones[i]!, [...fixed, other.day]);
        for (let s = 0; s < spans.length; s += 2) {
          for (let i = spans[s]!; i < spans[s + 1]!; i += 1) isElsewhere[i]! |= inZones[i]!;
        }
      }
      add((i) => ~isElsewhere[i]!, [...fixed, day]);
      keepBits(bits, stored, spans);
    },
  };
};
