import { COUNT_MAX } from "./amount.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Quantity } from "./quantity.ts";
import type { Token } from "./tokens.ts";

const kinds = ["bedrooms", "bathrooms", "garages"] as const;

const isSign = (token: Token | undefined, ...norms: string[]): boolean =>
  token !== undefined && norms.includes(token.norm);

/** Letters of bedrooms, bathrooms and cars. */
const letters = ["b", "b", "c"];

/** The numbers of `2b1b`, `2b 1b` and `3b/2b/1c`, and the token after them; null for anything else. */
function letteredAt(
  tokens: readonly Token[],
  at: number,
): { numbers: number[]; end: number } | null {
  const numbers: number[] = [];
  let end = at;
  for (const letter of letters) {
    const number = numbers.length > 0 && isSign(tokens[end], "/") ? end + 1 : end;
    const [digits, unit] = [tokens[number], tokens[number + 1]];
    if (digits?.kind !== "number" || unit?.norm !== letter || !unit.isGlued) break;
    numbers.push(number);
    end = number + 2;
  }
  return numbers.length > 1 ? { numbers, end } : null;
}

/** The tokens of the numbers of `4x2`, `4x2x2`, `4/2/2` and `2b1b`, and the token after them; null for anything else. */
function numbersOf(
  tokens: readonly Token[],
  at: number,
): { numbers: number[]; end: number } | null {
  const isNumber = (each: number) => tokens[each]?.kind === "number";
  const lettered = letteredAt(tokens, at);
  if (lettered) return lettered;
  const [first, second] = [tokens[at + 1], tokens[at + 3]];
  const isThird = isNumber(at + 2) && second?.norm === first?.norm && isNumber(at + 4);
  const isSlashed = isSign(first, "/") && first?.isGlued === true && tokens[at + 5]?.norm !== "/";
  if (isThird && (isSlashed || isSign(first, "x", "×")))
    return { numbers: [at, at + 2, at + 4], end: at + 5 };
  return isSign(first, "x", "×") && isNumber(at + 2)
    ? { numbers: [at, at + 2], end: at + 3 }
    : null;
}

/**
 * `4x2` or `4b2b`: four bedrooms, two bathrooms; the third number of `4/2/2` is cars. Null where it is something else or the market
 * does not use it.
 */
export function crossAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Quantity[] | null {
  const isUsed = lexicon.vocabulary.hasRoomsByCross === true && tokens[at]?.kind === "number";
  const cross = isUsed ? numbersOf(tokens, at) : null;
  const values = cross?.numbers.map((each) => tokens[each]!.value) ?? [];
  // `9x6 shed` is its size.
  const isSize =
    cross !== null &&
    ["shed", "garage", "workshop", "m", "metre", "metres", "deck", "pool", "barn"].includes(
      tokens[cross.end]?.norm ?? "",
    );
  if (!cross || isSize || Math.max(...values) > COUNT_MAX) return null;
  return values.map((min, index) => ({
    kind: kinds[index]!,
    min,
    isLoose: false,
    hasCurrency: false,
    period: null,
    isSquareMetres: false,
    types: undefined,
    end: cross.end,
  }));
}
