import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

const HUNDRED = 100;

/** A number in words: `six`, `six hundred`, `hundre og femti`; null where there is none. */
export function wordedAt(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  const first = lexicon.numbers.match(tokens, at);
  if (!first) return null;
  const isHundred = first.item === HUNDRED;
  const hundreds = isHundred ? first : lexicon.hundreds.match(tokens, first.end);
  if (!hundreds) return { value: first.item, end: first.end };
  const and = lexicon.and.match(tokens, hundreds.end)?.end ?? hundreds.end;
  const rest = lexicon.numbers.match(tokens, and);
  const more = rest && rest.item < HUNDRED ? rest : null;
  return {
    value: (isHundred ? HUNDRED : first.item * HUNDRED) + (more?.item ?? 0),
    end: more?.end ?? hundreds.end,
  };
}

/** A number in digits, `1/2` as a half; null where there is none. */
export function digitsAt(tokens: readonly Token[], at: number) {
  const [token, sign, below] = tokens.slice(at, at + 3);
  if (token?.kind !== "number") return null;
  const isFraction =
    ["/", "⁄"].includes(sign?.norm ?? "") &&
    sign?.isGlued === true &&
    below?.kind === "number" &&
    below.isGlued &&
    below.value > token.value;
  return isFraction
    ? { value: token.value / below.value, end: at + 3, isFraction }
    : { value: token.value, end: at + 1, isFraction };
}
