import type { QuantityKind, Unit } from "../../search-vocabulary.ts";
import { aboutAt, afterLess, toleranceAt } from "./amount-ends.ts";
import {
  type Amount,
  amountAt,
  COUNT_MAX,
  countKinds,
  dashAt,
  isPrice,
  isSign,
  rangeEndAt,
  slashAt,
  unitAt,
} from "./amount.ts";
import { crossAt } from "./cross.ts";
import type { Lexicon } from "./lexicon.ts";
import type { StatedPeriod } from "./periods.ts";
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
  /** The period of a recurring amount, such as a rent; null for other amounts. */
  period: StatedPeriod | null;
  /** All costs are in it: `totalpris`. */
  isTotal?: true;
  /** An area in square metres, of homes or land. */
  isSquareMetres: boolean;
  types: Unit["types"];
  /** The token after it. */
  end: number;
}

/** Nobody pays so little rent: `under 12 mnd` is a time. */
export const DURATION_MAX = 60;
const THOUSAND = 1_000;
/** About so much is a tenth more or less. */
const ABOUT = 0.1;

/** `2 mnd`, `a 12 month lease`: a time, of which no rent is so small. */
const isDuration = (
  { value, unit, hasCurrency }: Amount,
  period: { item: StatedPeriod } | null,
): boolean => period !== null && !unit && !hasCurrency && value < DURATION_MAX;

/** The lower end of a range of sums, which is short of its thousands: `8-10 000`. */
const lowOf = (typed: number, kind: QuantityKind, high: number | undefined): number => {
  const isShort =
    kind === "money" && high !== undefined && typed < THOUSAND && high >= THOUSAND * 2;
  const isFit = isShort && typed * THOUSAND < high && typed * THOUSAND * 10 >= high;
  return isFit ? typed * THOUSAND : typed;
};

/** The quantity that begins at a token, of a unit that is meant where none is typed; null where there is none. */
function quantityAt(
  tokens: readonly Token[],
  start: number,
  lexicon: Lexicon,
  meant: Unit | null = null,
): Quantity | null {
  const limit = lexicon.limits.match(tokens, start);
  // `Sub-$1m`, `ca. 100 kvm`.
  const isHyphen =
    limit !== null && isSign(tokens[limit.end], "-", ".") && tokens[limit.end]?.isGlued;
  const first = amountAt(tokens, (limit?.end ?? start) + (isHyphen ? 1 : 0), lexicon);
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
  const more = second ? null : toleranceAt(tokens, end, first, lexicon);
  if (more) ({ end } = more);
  const unit = second?.unit ?? first.unit;
  // `3 beds + lock up garage`: the sign joins what follows.
  const isJoint =
    unit !== null &&
    isSign(tokens[end], "+") &&
    tokens[end]?.isGlued === false &&
    (lexicon.features.match(tokens, end + 1) ?? lexicon.types.match(tokens, end + 1)) !== null;
  const orMore = second || more || isJoint ? null : lexicon.orMore.match(tokens, end);
  if (orMore) ({ end } = orMore);
  const orAbout = second || more || orMore ? null : aboutAt(tokens, end, lexicon);
  if (orAbout) ({ end } = orAbout);
  // The unit may follow the words that open the range: `3+ bedrooms`, `3 or more bedrooms`.
  const late = unit ? null : unitAt(tokens, end, lexicon);
  if (late) ({ end } = late);
  const counted = unit ?? late?.item ?? (first.hasCurrency ? null : meant);
  const kind = counted?.kind ?? "money";
  // `12 000,- pr mnd`.
  const isDashed = isSign(tokens[end], ",") && isSign(tokens[end + 1], "-");
  const period = kind === "money" ? lexicon.periods.match(tokens, isDashed ? end + 2 : end) : null;
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
  if (!isSum || isDuration(first, period)) return null;

  const factor = counted?.factor ?? 1;
  const high = second ? second.value * (second.unit?.factor ?? factor) : undefined;
  const low = lowOf(first.value * (first.unit?.factor ?? factor), kind, high);
  const shape = {
    kind,
    hasCurrency,
    period: period?.item ?? null,
    isSquareMetres: !counted?.factor,
    types: counted?.types,
    end,
  };
  const isLoose = kind === "money" && !counted?.factor && !isPrice(first, lexicon);
  if (more) {
    return { ...shape, isLoose, min: low - more.value, max: low + more.value };
  }
  if (high !== undefined) {
    return { ...shape, isLoose, min: Math.min(low, high), max: Math.max(low, high) };
  }
  if (limit?.item === "about" || (orAbout && !limit)) {
    return {
      ...shape,
      isLoose,
      min: low * (1 - ABOUT),
      max: low * (1 + ABOUT),
    };
  }
  if (limit?.item === "exact" && countKinds.includes(kind)) {
    return { ...shape, isLoose, min: low, max: low };
  }
  if (limit?.item === "max") return { ...shape, isLoose, max: low };
  if (limit?.item === "min" || orMore) return { ...shape, isLoose, min: low };
  if (kind === "rooms") return { ...shape, isLoose, min: low, max: low };
  return kind === "money" ? { ...shape, isLoose, max: low } : { ...shape, isLoose, min: low };
}

/** An amount of money that begins at a token, with its period; null where there is none. */
export function moneyAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): Pick<Quantity, "min" | "max" | "period" | "end"> | null {
  const quantity = quantityAt(tokens, at, lexicon);
  return quantity?.kind === "money" ? quantity : null;
}

/** An area whose kind is named: `p-rom 80`, `land size over 700`, `70 kvm BRA`; null for any other quantity. */
function measuredAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Quantity | null {
  // `Hus med stor tomt 2000 m2`.
  const ground = lexicon.types.match(tokens, at - 1);
  const isGround = ground?.item.types.some((type) => type === "plot" || type === "land") ?? false;
  if (ground?.end === at && isGround && tokens[at]?.kind === "number") {
    const sized = quantityAt(tokens, at, lexicon);
    if (sized?.kind === "area" || sized?.kind === "land") return { ...sized, kind: "land" };
  }
  const before = lexicon.measures.match(tokens, at);
  const isMarked = before !== null && isSign(tokens[before.end], ":", ".");
  const named = before && (isMarked ? before.end + 1 : before.end);
  const start = named ? (lexicon.facts.sumLinks.match(tokens, named)?.end ?? named) : at;
  const quantity = quantityAt(tokens, start, lexicon, before?.item);
  const after = before ? null : lexicon.measures.match(tokens, quantity?.end ?? at);
  const measure = before ?? after;
  const isArea = quantity?.kind === "area" || quantity?.kind === "land";
  if (!measure || !quantity || !isArea) return null;
  // `Block size 1000 metres`.
  const end = lexicon.lengths.metres.match(tokens, quantity.end)?.end ?? quantity.end;
  return { ...quantity, kind: measure.item.kind, end: after?.end ?? end };
}

/** A home that is named by its rooms: `studio`. */
function namedAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Quantity | null {
  const named = lexicon.namedCounts.match(tokens, at);
  // `House with a studio` has one.
  const [last = "", ...before] = [1, 2, 3].map((back) => tokens[at - back]?.norm ?? "");
  const isTrait = lexicon.traits.get(last) === true;
  const isPart =
    lexicon.having.get(last) === true ||
    (isTrait && before.some((word) => lexicon.having.get(word) === true));
  if (!named || isPart) return null;
  const { kind, count, types } = named.item;
  return {
    kind,
    min: count,
    max: count,
    isLoose: false,
    hasCurrency: false,
    period: null,
    isSquareMetres: false,
    types,
    end: named.end,
  };
}

/** The unit that the upper end of a range goes on with: `at least 3 beds and at most 5`. */
function unitOfEnd(
  tokens: readonly Token[],
  at: number,
  { kind, min, max, end }: Quantity,
  lexicon: Lexicon,
): Unit | null {
  const isLower = countKinds.includes(kind) && min !== undefined && max === undefined;
  const comma = isSign(tokens[end], ",") ? end + 1 : end;
  const isNext = (lexicon.and.match(tokens, comma)?.end ?? comma) === at && at > end;
  const isUpper = lexicon.limits.match(tokens, at)?.item === "max";
  const isSaid = [1, 2, 3, 4, 5].some(
    (back) => lexicon.limits.match(tokens, end - back)?.item === "min",
  );
  return isLower && isNext && isUpper && isSaid ? { kind, words: [] } : null;
}

/** The quantities that begin at a token and end at free ones; none where there are no such ones. */
export function quantitiesAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  isAllFree: (end: number) => boolean,
  before: Quantity | null = null,
): Quantity[] {
  const cross = crossAt(tokens, at, lexicon);
  if (cross?.[0] && isAllFree(cross[0].end)) return cross;
  const measured = measuredAt(tokens, at, lexicon);
  if (measured && isAllFree(measured.end)) return [measured];
  const named = namedAt(tokens, at, lexicon);
  if (named && isAllFree(named.end)) return [named];
  const phrase = lexicon.types.match(tokens, at);
  // `Over 55s` is a property type.
  if (phrase && phrase.end > at + 1) return [];
  const quantity = quantityAt(
    tokens,
    at,
    lexicon,
    before && unitOfEnd(tokens, at, before, lexicon),
  );
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
    period: null,
    isSquareMetres: false,
    types: undefined,
    end: at + 1,
  };
}
