import { COUNT_MAX } from "./amount.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Quantity } from "./quantity.ts";
import type { Token } from "./tokens.ts";

const kinds = ["bedrooms", "bathrooms", "garages"] as const;

const isSign = (token: Token | undefined, ...norms: string[]): boolean =>
  token !== undefined && norms.includes(token.norm);

/** The tokens of the numbers of `4x2`, `4x2x2`, `4/2/2`, `2b1b` and `2b 1b`, and the token after them; null for anything else. */
function numbersOf(
  tokens: readonly Token[],
  at: number,
): { numbers: number[]; end: number } | null {
  const isBath = (token: Token | undefined) => token?.norm === "b" && token.isGlued;
  const isNumber = (each: number) => tokens[each]?.kind === "number";
  if (isBath(tokens[at + 1]) && isNumber(at + 2) && isBath(tokens[at + 3]))
    return { numbers: [at, at + 2], end: at + 4 };
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
  if (!cross || Math.max(...values) > COUNT_MAX) return null;
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
