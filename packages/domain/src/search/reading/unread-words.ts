import type { Fact } from "./facts/fact.ts";
import type { Lexicon } from "./lexicon.ts";
import { DURATION_MAX, moneyAt } from "./quantity.ts";
import { findRegisterNumbers } from "./register-numbers.ts";
import type { Token } from "./tokens.ts";
import type { Travel } from "./travel.ts";

/** Numbers that are read as a year after such words. */
const YEARS = { min: 1_800, max: 2_099 };

/** The token after a sum that is not the price: `fellesgjeld under 400000`, `$400 bond`; null where there is none. */
function otherSumEnd(tokens: readonly Token[], start: number, lexicon: Lexicon): number | null {
  const name = lexicon.otherSums.match(tokens, start);
  if (!name) {
    const sum = moneyAt(tokens, start, lexicon);
    const link = sum && lexicon.facts.sumLinks.match(tokens, sum.end);
    const paid = sum && lexicon.otherSums.match(tokens, link?.end ?? sum.end);
    // `3 mill fellesgjeld 200 000`: what is named has a sum of its own.
    const isPaid = paid && (link || !moneyAt(tokens, paid.end, lexicon));
    return isPaid ? paid.end : null;
  }
  const sum = moneyAt(tokens, name.end, lexicon);
  if (sum) return sum.end;
  const limit = lexicon.limits.match(tokens, name.end)?.end ?? name.end;
  return tokens[limit]?.kind === "number" ? limit + 1 : null;
}

/** The token after a time or count of which no filter knows, such as that of a lease or of a stay: `2 mnd`, `$150 a night`. */
function timeEnd(tokens: readonly Token[], start: number, lexicon: Lexicon): number | null {
  const { currency, otherCounts, numbers, periods } = lexicon;
  const sign = currency.match(tokens, start)?.end ?? start;
  const token = tokens[sign];
  // `A week` is a period, not one week.
  const word = token?.kind === "word" ? numbers.match(tokens, sign) : null;
  const isNumber = token?.kind === "number";
  if (!token || (!isNumber && (word?.item ?? 0) < 2)) return null;
  const number = word?.end ?? sign + 1;
  const after = currency.match(tokens, number)?.end ?? number;
  const time = otherCounts.match(tokens, tokens[after]?.norm === "-" ? after + 1 : after);
  if (!time) return null;
  const isSum = sign > start || after > number || currency.match(tokens, start - 1)?.end === start;
  const isTime = !isSum && (!isNumber || token.value < DURATION_MAX);
  return isTime || !periods.match(tokens, after) ? time.end : null;
}

/** Ages of those for whom homes are built: `over 55`. */
const ages: ReadonlySet<number> = new Set([50, 55, 60, 65, 70]);
/** Nobody pays so many millions: `500m` are metres. */
const METRES_MIN = 100;
/** Whether a number of metres at a token is a length: words of one stand after it, or right before: `15m frontage`, `bredde 20 m`. */
function isLength(tokens: readonly Token[], at: number, { lengths, to }: Lexicon): boolean {
  const end = lengths.metres.match(tokens, at + 1)?.end;
  if (end === undefined) return false;
  const isTo = to.match(tokens, end) !== null && tokens[end + 1]?.kind === "word";
  const isAfter = [lengths.beside, lengths.after].some((words) => words.match(tokens, end));
  const link = lengths.links.match(tokens, at - 1) ? at - 1 : at;
  const isBefore = [at, link].some((last) => lengths.beside.match(tokens, last - 1)?.end === last);
  return isTo || isAfter || isBefore;
}

/** The token after an age or a distance that would else be millions; null where there is none. */
function ageOrDistanceEnd(
  tokens: readonly Token[],
  start: number,
  lexicon: Lexicon,
): number | null {
  const limit = lexicon.limits.match(tokens, start);
  const afterLimit = limit?.end ?? start;
  const within = lexicon.travelWithin.match(tokens, afterLimit)?.end ?? afterLimit;
  const isNumbered = tokens[within]?.kind === "number";
  const at = isNumbered ? within : afterLimit;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "number" || token.isGrouped) return null;
  if (next?.norm === "m" && token.value >= METRES_MIN) return at + 2;
  if (isLength(tokens, at, lexicon)) return at + 2;
  const isMeasured = [1, 2, 3, 4].some((back) => lexicon.measures.match(tokens, start - back));
  if (lexicon.lengths.distances.match(tokens, at + 1) && !isMeasured) return at + 2;
  // `2 mil fra Oslo` is no sum.
  const isMiles = lexicon.lengths.miles.match(tokens, at + 1) !== null;
  if (isMiles && lexicon.lengths.away.match(tokens, at + 2)) return at + 2;
  const isAge = limit?.item === "min" && ages.has(token.value);
  return isAge && !isCounted(tokens, at + 1, lexicon) ? at + 1 : null;
}

const ROUND = 50;

const isCounted = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  [lexicon.units, lexicon.periods, lexicon.currency, lexicon.to].some((words) =>
    words.match(tokens, at),
  ) || tokens[at]?.norm === "-";

/** A year in which homes may be ready: of those that come, and of the last. */
const isComing = (token: Token | undefined, today: string): boolean => {
  const years = Number(today.slice(0, 4));
  const isYear = token?.kind === "number" && !token.isGrouped && /^\d{4}$/.test(token.norm);
  return isYear && token.value >= years - 2 && token.value <= years + 10;
};

/** How many words may stand between a year and what says that homes are new. */
const BETWEEN_MAX = 6;

/** Whether words of new homes stand before a token, or words of being ready after it: `new apartments in 2026`, `2027 completion`. */
function isOfNew(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { hints, types, yearWords, yearLinks, facts } = lexicon;
  const isNew = (end: number) =>
    [1, 2, 3].some((back) => {
      const hint = hints.match(tokens, end - back);
      const type = types.match(tokens, end - back);
      const listing = hint?.item.kind === "listing" ? hint.item.listing : undefined;
      return (
        (hint?.end === end && listing === "new_homes") ||
        (type?.end === end && type.item.listing === "new_homes") ||
        facts.built.match(tokens, end - back)?.end === end
      );
    });
  for (let end = at; end > Math.max(0, at - BETWEEN_MAX); end -= 1) {
    if (isNew(end)) return true;
    const { norm = "", kind } = tokens[end - 1] ?? {};
    const isOfHome = [yearLinks, types, lexicon.units, lexicon.fillers].some((words) =>
      words.get(norm),
    );
    if (!isOfHome && kind !== "number") break;
  }
  return [yearWords, facts.built].some((words) => words.match(tokens, at + 1) !== null);
}

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

/** Tokens of which no filter is set. */
export interface Unread {
  /** They are searched for as words. */
  words: ReadonlySet<number>;
  /** They are searched for nowhere: no advertisement says them. */
  unused: ReadonlySet<number>;
}

/**
 * Tokens of travel times, and of sums and times that no filter holds: their number would else be a price, and their place would else
 * be where the homes are. They are said not to be used; years and numbers of the land register are words that advertisements have.
 */
export function findUnread(
  tokens: readonly Token[],
  travels: readonly Travel[],
  facts: readonly Pick<Fact, "from" | "to" | "fields">[],
  lexicon: Lexicon,
  today: string,
): Unread {
  const words = new Set<number>();
  const unused = new Set<number>();
  const add = (from: number, to: number, all = unused) => {
    for (let at = from; at < to; at += 1) all.add(at);
  };
  for (const { from, to } of travels) add(from, to);
  for (const { from, to } of findRegisterNumbers(tokens)) add(from, to, words);
  for (const { from, to, fields } of facts) if (!fields) add(from, to);
  const isFact = (at: number) => facts.some(({ from, to }) => at >= from && at < to);
  const isKnown = (at: number) => words.has(at) || unused.has(at);
  for (const start of tokens.keys()) {
    if (isFact(start)) continue;
    const isPhrase = (lexicon.types.match(tokens, start)?.end ?? 0) > start + 1;
    const counted = lexicon.limits.match(tokens, start)?.end ?? start;
    if (!isKnown(start) && !isFact(counted)) add(start, timeEnd(tokens, counted, lexicon) ?? start);
    if (!isKnown(start) && !isPhrase) add(start, ageOrDistanceEnd(tokens, start, lexicon) ?? start);
    if (!isKnown(start)) add(start, otherSumEnd(tokens, start, lexicon) ?? start);
    const year = yearAt(tokens, start, lexicon);
    if (year !== null) words.add(year);
    const isRange = [start - 1, start + 1].some((at) => tokens[at]?.norm === "-");
    if (!isRange && isComing(tokens[start], today) && isOfNew(tokens, start, lexicon))
      words.add(start);
  }
  return { words, unused };
}
