import { COUNT_MAX } from "./amount.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Quantity } from "./quantity.ts";
import type { Token } from "./tokens.ts";

/** The tokens between the numbers of `4x2`, `2b1b` and `2b 1b`; null for anything else. */
function crossBetween(tokens: readonly Token[], at: number): { baths: number; end: number } | null {
  const isBath = (token: Token | undefined) => token?.norm === "b" && token.isGlued;
  if (tokens[at]?.norm === "x") return { baths: at + 1, end: at + 2 };
  return isBath(tokens[at]) && isBath(tokens[at + 2]) ? { baths: at + 1, end: at + 3 } : null;
}

/** `4x2` or `4b2b`: four bedrooms, two bathrooms; null where it is something else or the market does not use it. */
export function crossAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Quantity[] | null {
  const between = crossBetween(tokens, at + 1);
  const [beds, baths] = [tokens[at], between && tokens[between.baths]];
  const isCross =
    lexicon.vocabulary.hasRoomsByCross === true &&
    beds?.kind === "number" &&
    baths?.kind === "number";
  if (!between || !isCross || Math.max(beds.value, baths.value) > COUNT_MAX) return null;
  const rest = {
    isLoose: false,
    hasCurrency: false,
    period: null,
    isSquareMetres: false,
    types: undefined,
    end: between.end,
  };
  return [
    { ...rest, kind: "bedrooms", min: beds.value },
    { ...rest, kind: "bathrooms", min: baths.value },
  ];
}
