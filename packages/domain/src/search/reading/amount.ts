import type { QuantityKind, Unit } from "../../search-vocabulary.ts";
import { findMisspeltUnit } from "./guess-term.ts";
import type { Lexicon } from "./lexicon.ts";
import { digitsAt, wordedAt } from "./numbers.ts";
import type { Token } from "./tokens.ts";

/** A number with its unit. */
export interface Amount {
  value: number;
  unit: Unit | null;
  hasCurrency: boolean;
  isGrouped: boolean;
  end: number;
}

/** Kinds that are counted. */
export const countKinds: readonly QuantityKind[] = ["bedrooms", "rooms", "bathrooms", "garages"];
/** Maximum of rooms, baths or cars. */
export const COUNT_MAX = 50;
const HALF = 0.5;

export const isSign = (token: Token | undefined, ...signs: readonly string[]): boolean =>
  token?.kind === "sign" && signs.includes(token.norm);

/** A dash between the ends of a range. */
export const dashAt = (tokens: readonly Token[], at: number) =>
  ["-", "–", "—"].some((dash) => isSign(tokens[at], dash)) ? { end: at + 1 } : null;

/** A slash between the ends of a range of rooms: `3/4 bed`. */
export const slashAt = (tokens: readonly Token[], at: number, lexicon: Lexicon) =>
  isSign(tokens[at], "/") &&
  tokens[at + 1]?.kind === "number" &&
  isCounted(unitAt(tokens, at + 2, lexicon))
    ? { end: at + 1 }
    : null;

const isCounted = (unit: { item: Unit } | null): boolean =>
  unit !== null && countKinds.includes(unit.item.kind);

/** The unit after a number, also after a hyphen as in `3-roms`. */
export function unitAt(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  // `3-roms`, `3 x bedrooms`.
  const isJoint =
    (isSign(tokens[at], "-") && tokens[at]?.isGlued === true) ||
    (["x", "×"].includes(tokens[at]?.norm ?? "") && lexicon.units.match(tokens, at + 1) !== null);
  const start = isJoint ? at + 1 : at;
  const found = lexicon.units.match(tokens, start);
  if (found?.item.isGlued && !(start === at && tokens[at]?.isGlued)) return null;
  if (found || tokens[start]?.kind !== "word") return found;
  const item = findMisspeltUnit(tokens[start].norm, lexicon);
  return item && { item, end: start + 1 };
}

/** `treroms` as three rooms. */
function compoundAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Amount | null {
  const { kind, norm = "" } = tokens[at] ?? {};
  if (kind !== "word") return null;
  for (const [word, value] of lexicon.numbers.words()) {
    if (word.length < 2 || !norm.startsWith(word)) continue;
    const unit = lexicon.units.get(norm.slice(word.length));
    if (unit && !unit.isGlued && unit.kind !== "money") {
      return { value, unit, hasCurrency: false, isGrouped: false, end: at + 1 };
    }
  }
  return null;
}

/** The end of a range of bedrooms whose unit stands at its end: `or 4 bedrooms`; null where there is none. */
export function rangeEndAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { end: number } | null {
  const connected = lexicon.to.match(tokens, at) ?? lexicon.and.match(tokens, at);
  if (!connected) return null;
  const token = tokens[connected.end];
  const number =
    token?.kind === "number"
      ? connected.end + 1
      : lexicon.numbers.match(tokens, connected.end)?.end;
  const unit = number === undefined ? null : unitAt(tokens, number, lexicon);
  return unit?.item.kind === "bedrooms" ? { end: connected.end } : null;
}

const beginsRange = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  rangeEndAt(tokens, at, lexicon) !== null;

export function amountAt(tokens: readonly Token[], start: number, lexicon: Lexicon): Amount | null {
  const currency = lexicon.currency.match(tokens, start);
  const at = currency?.end ?? start;
  const token = tokens[at];
  const worded = token?.kind === "word" ? wordedAt(tokens, at, lexicon) : null;
  const digits = digitsAt(tokens, at);
  const isCount = digits?.isFraction === true && isCounted(unitAt(tokens, digits.end, lexicon));
  const whole = worded ?? (isCount ? { value: token?.value ?? 0, end: at + 1 } : digits);
  if (!whole) return currency ? null : compoundAt(tokens, at, lexicon);
  const half = lexicon.halves.match(tokens, whole.end);
  const value = half ? whole.value + HALF : whole.value;
  let end = half?.end ?? whole.end;
  const unit = unitAt(tokens, end, lexicon);
  // A number word needs a unit, or the end of a range: `to` is two and much else.
  if (worded && !unit && !beginsRange(tokens, end, lexicon)) return null;
  end = unit?.end ?? end;
  const after = unit && unit.item.kind !== "money" ? null : lexicon.currency.match(tokens, end);
  return {
    value,
    unit: unit?.item ?? null,
    hasCurrency:
      currency !== null || after !== null || (unit?.item.kind === "money" && !unit.item.factor),
    isGrouped: token?.isGrouped === true,
    end: after?.end ?? end,
  };
}

/** Whether a number without unit can only be a price. */
export const isPrice = ({ value, isGrouped }: Amount, lexicon: Lexicon): boolean =>
  value >= lexicon.vocabulary.money.saleFrom && (isGrouped || value % 500 === 0);
