import { type Amount, amountAt, countKinds, isPrice, isSign } from "./amount.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/**
 * The token after `max` that follows a sum, unless it is rather about what comes next, another sum or an area: `1m max 3 bed`, but
 * `500k max 600k`, `5 mill maks 70 kvm`.
 */
export function afterLess(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  const end = lexicon.orLess.match(tokens, at)?.end;
  const next = end === undefined ? null : amountAt(tokens, end, lexicon);
  const isAboutNext =
    next &&
    (next.unit ? !countKinds.includes(next.unit.kind) : next.hasCurrency || isPrice(next, lexicon));
  return end === undefined || isAboutNext ? at : end;
}

/** `±`, `+-` and `+/-`. */
function toleranceSignEnd(tokens: readonly Token[], at: number): number | undefined {
  if (isSign(tokens[at], "±")) return at + 1;
  const minus = isSign(tokens[at + 1], "/") ? at + 2 : at + 1;
  return isSign(tokens[at], "+") && isSign(tokens[minus], "-") ? minus + 1 : undefined;
}

/** How much more or less than a sum is meant: `5 mill +- 200k`, `$800k give or take 5%`. */
export function toleranceAt(tokens: readonly Token[], at: number, sum: Amount, lexicon: Lexicon) {
  const sign = toleranceSignEnd(tokens, at) ?? lexicon.tolerances.match(tokens, at)?.end;
  const other = sign === undefined ? null : amountAt(tokens, sign, lexicon);
  if (!other) return null;
  const factor = sum.unit?.factor ?? 1;
  if (isSign(tokens[other.end], "%")) {
    return { value: (sum.value * factor * other.value) / 100, end: other.end + 1 };
  }
  // `5 mill +- 0,5`: without a unit of its own it has that of the sum, unless it would be the larger.
  const own = other.unit?.factor ?? (other.value < sum.value ? factor : 1);
  return { value: other.value * own, end: other.end };
}

/** `850k ish`, `850k-ish`. */
export const aboutAt = (tokens: readonly Token[], at: number, lexicon: Lexicon) =>
  lexicon.orAbout.match(tokens, isSign(tokens[at], "-") ? at + 1 : at);
