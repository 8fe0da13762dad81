import type { QuantityKind, Unit } from "../../search-vocabulary.ts";
import { findMisspeltUnit, type Lexicon } from "./lexicon.ts";
import { digitsAt, wordedAt } from "./numbers.ts";
import type { Token } from "./tokens.ts";

/** A number or range with its unit: `3 bedrooms`, `under 5 mill`, `60-80 kvm`. */
export interface Quantity {
  kind: QuantityKind;
  min?: number;
  max?: number;
  /** An amount without unit, which depends on the market: `under 5`. */
  isLoose: boolean;
  /** An amount with a currency: `$600`. */
  hasCurrency: boolean;
  /** An amount per week, month or year: a rent. */
  isRent: boolean;
  /** An area in square metres, of homes or land. */
  isSquareMetres: boolean;
  types: Unit["types"];
  /** The token after it. */
  end: number;
}

interface Amount {
  value: number;
  unit: Unit | null;
  hasCurrency: boolean;
  isGrouped: boolean;
  end: number;
}

/** Kinds that are counted. */
export const countKinds: readonly QuantityKind[] = ["bedrooms", "rooms", "bathrooms", "garages"];
/** Maximum of rooms, baths or cars. */
const COUNT_MAX = 50;
const HALF = 0.5;
/** About so much is a tenth more or less. */
const ABOUT = 0.1;

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === "sign" && token.norm === sign;

/** A dash between the ends of a range. */
const dashAt = (tokens: readonly Token[], at: number) =>
  ["-", "–", "—"].some((dash) => isSign(tokens[at], dash)) ? { end: at + 1 } : null;

/** A slash between the ends of a range of rooms: `3/4 bed`. */
const slashAt = (tokens: readonly Token[], at: number, lexicon: Lexicon) =>
  isSign(tokens[at], "/") &&
  tokens[at + 1]?.kind === "number" &&
  isCounted(unitAt(tokens, at + 2, lexicon))
    ? { end: at + 1 }
    : null;

const isCounted = (unit: { item: Unit } | null): boolean =>
  unit !== null && countKinds.includes(unit.item.kind);

/** The unit after a number, also after a hyphen as in `3-roms`. */
function unitAt(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  const start = isSign(tokens[at], "-") && tokens[at]?.isGlued ? at + 1 : at;
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
function rangeEndAt(
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

function amountAt(tokens: readonly Token[], start: number, lexicon: Lexicon): Amount | null {
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
const isPrice = ({ value, isGrouped }: Amount, lexicon: Lexicon): boolean =>
  value >= lexicon.vocabulary.money.saleFrom && (isGrouped || value % 500 === 0);

/**
 * The token after `max` that follows a sum, unless it is rather about what comes next, another sum or an area: `1m max 3 bed`, but
 * `500k max 600k`, `5 mill maks 70 kvm`.
 */
function afterLess(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  const end = lexicon.orLess.match(tokens, at)?.end;
  const next = end === undefined ? null : amountAt(tokens, end, lexicon);
  const isAboutNext =
    next &&
    (next.unit ? !countKinds.includes(next.unit.kind) : next.hasCurrency || isPrice(next, lexicon));
  return end === undefined || isAboutNext ? at : end;
}

/** The quantity that begins at a token; null where there is none. */
function quantityAt(tokens: readonly Token[], start: number, lexicon: Lexicon): Quantity | null {
  const limit = lexicon.limits.match(tokens, start);
  const first = amountAt(tokens, limit?.end ?? start, lexicon);
  if (!first) return null;
  let { end } = first;
  const connected =
    dashAt(tokens, end) ??
    slashAt(tokens, end, lexicon) ??
    lexicon.to.match(tokens, end) ??
    (limit?.item === "between" || first.unit?.kind === "rooms"
      ? lexicon.and.match(tokens, end)
      : null) ??
    (first.unit || first.hasCurrency ? null : rangeEndAt(tokens, end, lexicon));
  const isBeforeUnit = connected && amountAt(tokens, connected.end, lexicon);
  // `2-roms eller 3-roms` is one range, `2 bedrooms and 1 bath` is not.
  const second =
    isBeforeUnit &&
    (!first.unit || !isBeforeUnit.unit || first.unit.kind === isBeforeUnit.unit.kind)
      ? isBeforeUnit
      : null;
  if (second) ({ end } = second);
  const unit = second?.unit ?? first.unit;
  const orMore = second ? null : lexicon.orMore.match(tokens, end);
  if (orMore) ({ end } = orMore);
  // The unit may follow the words that open the range: `3+ bedrooms`, `3 or more bedrooms`.
  const late = unit ? null : unitAt(tokens, end, lexicon);
  if (late) ({ end } = late);
  const counted = unit ?? late?.item ?? null;
  const kind = counted?.kind ?? "money";
  const period = kind === "money" ? lexicon.periods.match(tokens, end) : null;
  if (period) ({ end } = period);
  if (kind === "money" && !limit && !orMore) end = afterLess(tokens, end, lexicon);
  const hasCurrency = first.hasCurrency || second?.hasCurrency === true;
  const isSum =
    counted !== null ||
    hasCurrency ||
    period !== null ||
    isPrice(first, lexicon) ||
    limit !== null ||
    second !== null;
  if (!isSum) return null;

  const factor = counted?.factor ?? 1;
  const low = first.value * (first.unit?.factor ?? factor);
  const high = second ? second.value * (second.unit?.factor ?? factor) : undefined;
  const shape = {
    kind,
    hasCurrency,
    isRent: period !== null,
    isSquareMetres: !counted?.factor,
    types: counted?.types,
    end,
  };
  const isLoose = kind === "money" && !counted?.factor && !isPrice(first, lexicon);
  if (high !== undefined) {
    return { ...shape, isLoose, min: Math.min(low, high), max: Math.max(low, high) };
  }
  if (limit?.item === "about") {
    return {
      ...shape,
      isLoose,
      min: low * (1 - ABOUT),
      max: low * (1 + ABOUT),
    };
  }
  if (limit?.item === "max") return { ...shape, isLoose, max: low };
  if (limit?.item === "min" || orMore) return { ...shape, isLoose, min: low };
  if (kind === "rooms") return { ...shape, isLoose, min: low, max: low };
  return kind === "money" ? { ...shape, isLoose, max: low } : { ...shape, isLoose, min: low };
}

/** The tokens between the numbers of `4x2`, `2b1b` and `2b 1b`; null for anything else. */
function crossBetween(tokens: readonly Token[], at: number): { baths: number; end: number } | null {
  const isBath = (token: Token | undefined) => token?.norm === "b" && token.isGlued;
  if (tokens[at]?.norm === "x") return { baths: at + 1, end: at + 2 };
  return isBath(tokens[at]) && isBath(tokens[at + 2]) ? { baths: at + 1, end: at + 3 } : null;
}

/** `4x2` or `4b2b`: four bedrooms, two bathrooms; null where it is something else or the market does not use it. */
function crossAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Quantity[] | null {
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
    isRent: false,
    isSquareMetres: false,
    types: undefined,
    end: between.end,
  };
  return [
    { ...rest, kind: "bedrooms", min: beds.value },
    { ...rest, kind: "bathrooms", min: baths.value },
  ];
}

/** The quantities that begin at a token and end at free ones; none where there are no such ones. */
export function quantitiesAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  isAllFree: (end: number) => boolean,
): Quantity[] {
  const cross = crossAt(tokens, at, lexicon);
  if (cross?.[0] && isAllFree(cross[0].end)) return cross;
  const phrase = lexicon.types.match(tokens, at);
  // `Over 55s` is a property type.
  if (phrase && phrase.end > at + 1) return [];
  const quantity = quantityAt(tokens, at, lexicon);
  if (!quantity || !isAllFree(quantity.end)) return [];
  const most = Math.max(quantity.min ?? 0, quantity.max ?? 0);
  return countKinds.includes(quantity.kind) && most > COUNT_MAX ? [] : [quantity];
}

/** The first number that can be a rent where none is marked as one: the maximum. */
export function bareRentIn(
  tokens: readonly Token[],
  isReadable: (at: number) => boolean,
  { rentFrom, saleFrom }: Lexicon["vocabulary"]["money"],
): Quantity | null {
  const at = tokens.findIndex(
    ({ kind, value }, index) =>
      kind === "number" && isReadable(index) && value >= rentFrom && value < saleFrom,
  );
  if (at === -1) return null;
  return {
    kind: "money",
    max: tokens[at]!.value,
    isLoose: true,
    hasCurrency: false,
    isRent: true,
    isSquareMetres: false,
    types: undefined,
    end: at + 1,
  };
}
