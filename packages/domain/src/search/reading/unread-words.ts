import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";
import type { Travel } from "./travel.ts";

/** Numbers that are read as a year after such words. */
const YEARS = { min: 1_800, max: 2_099 };

/** The token after a sum that is not the price: `felleskostnader under 4000`; null where there is none. */
function otherSumEnd(tokens: readonly Token[], start: number, lexicon: Lexicon): number | null {
  const name = lexicon.otherSums.match(tokens, start);
  if (!name) return null;
  const limit = lexicon.limits.match(tokens, name.end)?.end ?? name.end;
  return tokens[limit]?.kind === "number" ? limit + 1 : null;
}

const ROUND = 50;

const isCounted = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  [lexicon.units, lexicon.periods, lexicon.currency, lexicon.to].some((words) =>
    words.match(tokens, at),
  ) || tokens[at]?.norm === "-";

/** The number after words that a year follows, which is no postcode and no price: `bygd etter 2000`, `completion 2026`. */
function yearAt(tokens: readonly Token[], start: number, lexicon: Lexicon): number | null {
  const limit = lexicon.limits.match(tokens, start);
  const least = limit?.item === "min" ? limit : null;
  const name = lexicon.yearWords.match(tokens, start) ?? least;
  if (!name) return null;
  const linkAt = (from: number) => lexicon.yearLinks.match(tokens, from)?.end;
  let at = name.end;
  for (let next = linkAt(at); next !== undefined; next = linkAt(at)) at = next;
  const { kind, value = 0, isGrouped } = tokens[at] ?? {};
  const isYear = kind === "number" && !isGrouped && value >= YEARS.min && value <= YEARS.max;
  // `Enebolig fra 2015`: a least sum is counted in round numbers, and has a unit.
  const isSum = name === least && (value % ROUND === 0 || isCounted(tokens, at + 1, lexicon));
  return isYear && !isSum ? at : null;
}

/**
 * Tokens of travel times, and of sums that no filter holds: their number would else be a price, and their place would else be
 * where the homes are. What is not taken as a filter remains words, so that the visitor sees what was not understood.
 */
export function findUnread(
  tokens: readonly Token[],
  travels: readonly Travel[],
  lexicon: Lexicon,
): ReadonlySet<number> {
  const unread = new Set<number>();
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) unread.add(at);
  };
  for (const { from, to } of travels) add(from, to);
  for (const start of tokens.keys()) {
    if (!unread.has(start)) add(start, otherSumEnd(tokens, start, lexicon) ?? start);
    const year = yearAt(tokens, start, lexicon);
    if (year !== null) unread.add(year);
  }
  return unread;
}
