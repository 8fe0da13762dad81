import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** Words of a destination: `Oslo S`, `the city`. */
const DESTINATION_MAX = 3;

const numberEnd = (tokens: readonly Token[], at: number, { numbers }: Lexicon): number | null =>
  tokens[at]?.kind === "number" ? at + 1 : (numbers.match(tokens, at)?.end ?? null);

/** The token after a travel time that begins at a token: `under 40 minutter til Nydalen`; null where there is none. */
function travelEnd(tokens: readonly Token[], start: number, lexicon: Lexicon): number | null {
  const limit = lexicon.limits.match(tokens, start)?.end ?? start;
  const begin = tokens[limit]?.norm === "within" ? limit + 1 : limit;
  const number = numberEnd(tokens, begin, lexicon);
  const unit = number === null ? null : lexicon.travelUnits.match(tokens, number);
  const to = unit && lexicon.travelTo.match(tokens, unit.end);
  if (!to) return null;
  let { end } = to;
  const isDestination = (at: number) =>
    tokens[at]?.kind === "word" &&
    !lexicon.having.match(tokens, at) &&
    !lexicon.limits.match(tokens, at) &&
    !lexicon.lying.match(tokens, at);
  while (end < to.end + DESTINATION_MAX && isDestination(end)) end += 1;
  return end;
}

/** The token after a sum that is not the price: `felleskostnader under 4000`; null where there is none. */
function otherSumEnd(tokens: readonly Token[], start: number, lexicon: Lexicon): number | null {
  const name = lexicon.otherSums.match(tokens, start);
  if (!name) return null;
  const limit = lexicon.limits.match(tokens, name.end)?.end ?? name.end;
  return tokens[limit]?.kind === "number" ? limit + 1 : null;
}

/**
 * Tokens that state what no filter holds, with a number that would else be a price, or a place that would else be where the
 * homes are. They remain words, so that the visitor sees what was not understood.
 */
export function findUnread(tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<number> {
  const unread = new Set<number>();
  for (const start of tokens.keys()) {
    if (unread.has(start)) continue;
    const end = travelEnd(tokens, start, lexicon) ?? otherSumEnd(tokens, start, lexicon) ?? start;
    for (let at = start; at < end; at += 1) unread.add(at);
  }
  return unread;
}

const articles: readonly string[] = ["a", "an", "any", "en", "et", "ei"];

/** The token that `without` is about: in `without a pool` the pool. */
export const afterArticle = (tokens: readonly Token[], at: number): number =>
  articles.includes(tokens[at]?.norm ?? "") ? at + 1 : at;
