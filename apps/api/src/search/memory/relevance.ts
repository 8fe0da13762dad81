import { relevanceWeights } from "@hjem/domain/text/analyse";
import { type Bits, copyBits, countBits, fillBits, setRow, type Spans } from "./bitset.ts";
import type { Matches } from "./matches.ts";
import type { Posting } from "./postings.ts";
import type { Segment } from "./segment.ts";

/** Matches of one relevance. */
export interface ScoreClass {
  score: number;
  bits: Bits;
  count: number;
}

const asBits = (segment: Segment, posting: Posting | undefined, spans: Spans): Bits | null => {
  if (!posting || posting.count === 0) return null;
  if (posting.bits) return posting.bits;
  const bits = segment.arena.take();
  fillBits(bits, spans, 0);
  for (const row of posting.list ?? []) setRow(bits, row);
  return bits;
};

/** Sets of the words of a search by the power of two that each adds to the relevance of its rows. */
const weighted = (segment: Segment, words: readonly string[], spans: Spans) => {
  const { titleWords, facilityWords, descriptionWords } = segment.parts;
  return words.flatMap((word) =>
    [
      { bits: asBits(segment, titleWords.get(word), spans), worth: relevanceWeights.title },
      { bits: asBits(segment, facilityWords.get(word), spans), worth: relevanceWeights.facility },
      {
        bits: asBits(segment, descriptionWords.get(word), spans),
        worth: relevanceWeights.description,
      },
    ].flatMap(({ bits, worth }) => (bits ? [{ bits, power: Math.log2(worth) }] : [])),
  );
};

/**
 * Relevance of every match at once (D34): its binary digits as sets, added up with carry over 32 rows at a time.
 * The n-th set holds the rows whose relevance has the n-th digit.
 */
const digitsOf = ({ segment, bits, spans }: Matches, words: readonly string[]): Bits[] => {
  const adding = weighted(segment, words, spans);
  const most =
    words.length * Object.values(relevanceWeights).reduce<number>((sum, worth) => sum + worth, 0);
  const digits = Array.from({ length: most.toString(2).length }, () => segment.arena.take());
  for (const digit of digits) fillBits(digit, spans, 0);
  for (let s = 0; s < spans.length; s += 2) {
    for (let i = spans[s]!, end = spans[s + 1]!; i < end; i += 1) {
      const matching = bits[i]!;
      if (matching === 0) continue;
      for (const { bits: added, power } of adding) {
        let carry = added[i]! & matching;
        for (let digit = power; carry !== 0; digit += 1) {
          const sum = digits[digit]!;
          const before = sum[i]!;
          sum[i] = before ^ carry;
          carry &= before;
        }
      }
    }
  }
  return digits;
};

/** The relevances that occur, the highest first or the lowest, each with its matches; stops when `visit` says so. */
export const eachScore = (
  matches: Matches,
  words: readonly string[],
  isFalling: boolean,
  visit: (found: ScoreClass) => boolean,
): void => {
  const { segment, spans } = matches;
  const digits = words.length === 0 ? [] : digitsOf(matches, words);
  const part = (bits: Bits, count: number, digit: number, score: number): boolean => {
    if (count === 0) return true;
    if (digit < 0) return visit({ score, bits, count });
    return segment.arena.during(() => {
      const [withDigit, without] = [segment.arena.take().fill(0), segment.arena.take().fill(0)];
      copyBits(withDigit, bits, spans);
      copyBits(without, bits, spans);
      const sum = digits[digit]!;
      for (let s = 0; s < spans.length; s += 2) {
        for (let i = spans[s]!, end = spans[s + 1]!; i < end; i += 1) {
          withDigit[i]! &= sum[i]!;
          without[i]! &= ~sum[i]!;
        }
      }
      const higher = countBits(withDigit, spans);
      const parts = [
        { bits: withDigit, count: higher, score: score + 2 ** digit },
        { bits: without, count: count - higher, score },
      ];
      return (isFalling ? parts : parts.toReversed()).every((each) =>
        part(each.bits, each.count, digit - 1, each.score),
      );
    });
  };
  part(matches.bits, matches.count, digits.length - 1, 0);
};
