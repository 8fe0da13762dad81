import { streetSides } from "../../listing/street-types.ts";
import {
  type AddressSpan,
  type AddressText,
  fullType,
  isHouseNumber,
  isSaying,
  isSign,
  NAME_WORDS_MAX,
  sideEnd,
  slice,
} from "./address-parts.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

interface Part {
  text: string;
  end: number;
}

/** Types that nothing else is called by: the word before is a name, whatever else it means. */
const sureTypes: ReadonlySet<string> = new Set(["street", "road", "avenue"]);

const isLetter = (token: Token | undefined): boolean =>
  token?.isGlued === true && /^[a-z]$/.test(token.norm);

/** `9th` of `9th Avenue`. */
const isOrdinal = ({ tokens, lexicon }: AddressText, at: number): boolean => {
  const suffix = tokens[at + 1];
  const isSuffix = suffix?.kind === "word" && suffix.isGlued;
  return (
    tokens[at]?.kind === "number" &&
    isSuffix &&
    lexicon.facts.daySuffixes.get(suffix.norm) !== undefined
  );
};

/** `45`, `45B`, `45-47`. */
function houseNumberAt(read: AddressText, at: number): Part | null {
  const { text, tokens } = read;
  if (!isHouseNumber(tokens[at]) || isOrdinal(read, at)) return null;
  let end = isLetter(tokens[at + 1]) ? at + 2 : at + 1;
  const first = slice(text, tokens, at, end);
  if (!isSign(tokens[end], "-", "–") || !isHouseNumber(tokens[end + 1])) {
    const letter = tokens[end];
    const isApart =
      end === at + 1 && /^[A-H]$/.test(letter ? slice(text, tokens, end, end + 1) : "");
    return isApart
      ? { text: `${first}${slice(text, tokens, end, end + 1)}`, end: end + 1 }
      : { text: first, end };
  }
  const dash = end;
  end = isLetter(tokens[dash + 2]) ? dash + 3 : dash + 2;
  return { text: `${first}-${slice(text, tokens, dash + 1, end)}`, end };
}

/** The number of a unit: `502`, `106B`, `G01`. */
function unitAt({ text, tokens }: AddressText, at: number): Part | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isLettered =
    token?.kind === "word" && token.norm.length <= 2 && next?.kind === "number" && next.isGlued;
  // Read as one word: `U1205`.
  const [, own] = /^u?([a-z]?\d{4})$/.exec(token?.norm ?? "") ?? [];
  if (token?.kind === "word" && own !== undefined) return { text: own.toUpperCase(), end: at + 1 };
  const number = isLettered ? at + 1 : at;
  if (!/^\d{1,5}$/.test(tokens[number]?.norm ?? "")) {
    const isAlone = token?.kind === "word" && /^[a-z]$/.test(token.norm);
    return isAlone ? { text: slice(text, tokens, at, at + 1), end: at + 1 } : null;
  }
  const end = isLetter(tokens[number + 1]) ? number + 2 : number + 1;
  return { text: slice(text, tokens, at, end), end };
}

/** Whether a word can be part of the name of a street that is numbered. */
function isName({ tokens, lexicon }: AddressText, at: number): boolean {
  const { norm = "" } = tokens[at] ?? {};
  const nextType = lexicon.streetWords.get(tokens[at + 1]?.norm ?? "") ?? "";
  const unit = lexicon.units.get(norm);
  if (lexicon.counted.get(norm) || lexicon.periods.match(tokens, at)) return false;
  // `12 Mill Street` is no sum.
  if (unit) return unit.kind === "money" && norm.length > 2 && sureTypes.has(nextType);
  return sureTypes.has(nextType) || !isSaying(tokens, at, lexicon);
}

const isPlaceFrom = ({ text, tokens, names }: AddressText, at: number): boolean =>
  tokens[at + 1]?.kind === "word" && names.named(slice(text, tokens, at, at + 2)).length > 0;

/** The street that begins at a token, up to its type, which is written in full. */
function streetAt(read: AddressText, from: number): Part | null {
  const { tokens, lexicon } = read;
  const hasArticle = tokens[from]?.norm === "the";
  let last: number | null = null;
  let words = 0;
  const start = isOrdinal(read, from) ? from + 2 : from;
  if (start > from) words = 1;
  for (let at = start; words <= NAME_WORDS_MAX; at += 1) {
    const token = tokens[at];
    if (isSign(token, ".", "-") && token?.isGlued && tokens[at + 1]?.kind === "word") continue;
    if (token?.kind !== "word") break;
    const isType = words > 0 && lexicon.streetWords.has(token.norm);
    if (last !== null && (!isType || isPlaceFrom(read, at))) break;
    if (isType) last = at;
    else if (!(hasArticle && at === from) && !isName(read, at)) break;
    words += 1;
  }
  if (last === null) return null;
  return { text: streetText(read, from, last), end: sideEnd(tokens, last + 1) };
}

function streetText({ text, tokens, lexicon }: AddressText, from: number, last: number): string {
  const typed = slice(text, tokens, last, last + 1);
  const type = fullType(typed, lexicon.streetWords.get(tokens[last]?.norm ?? "") ?? typed);
  const side = sideEnd(tokens, last + 1) > last + 1 ? tokens[last + 1] : undefined;
  const sideText = side
    ? ` ${fullType(text.slice(side.start, side.end), streetSides.get(side.norm) ?? "")}`
    : "";
  return `${slice(text, tokens, from, last)} ${type}${sideText}`;
}

const isUnitWord = ({ unitNames }: Lexicon, token: Token | undefined): boolean =>
  token?.kind === "word" && unitNames.get(token.norm) === true;

/** The number of a unit after its street: `Smith St unit 5`, `Smith St, apt 12B`; null without one. */
function unitAfter(read: AddressText, from: number): Part | null {
  const { tokens, lexicon } = read;
  const at = isSign(tokens[from], ",") ? from + 1 : from;
  if (!isUnitWord(lexicon, tokens[at])) return null;
  const number = isSign(tokens[at + 1], ".", "#") ? at + 2 : at + 1;
  const unit = /\d/.test(tokens[number]?.norm ?? "") ? unitAt(read, number) : null;
  // `Smith St unit 2 bed`.
  return unit && !lexicon.units.match(tokens, unit.end) ? unit : null;
}

const isLot = (token: Token | undefined): boolean => token?.norm === "lot";

/** Words for the floor that an address is on: it is no number of a unit. */
const floorWords: ReadonlySet<string> = new Set(["level", "lvl", "floor"]);

/** `12/45 Smith St`, `Unit 8, 51 Victoria Street`, `G01/12 Acland Street`, `3/45-47 Smith St`: the address that begins at a token. */
export function findNumberFirst(read: AddressText, at: number): AddressSpan | null {
  const { tokens, lexicon } = read;
  const isWorded = isUnitWord(lexicon, tokens[at]);
  const dot = isWorded && isSign(tokens[at + 1], ".", "#") ? at + 2 : at + 1;
  const unit = unitAt(read, isWorded ? dot : at);
  const whole = (parts: Part, number: string): AddressSpan => ({
    from: at,
    to: parts.end,
    address: `${number} ${parts.text}`,
  });
  // `Unit 5 120 Smith St`: the numbers were taken for one of five thousand.
  const [, own, house] = /^(\d{1,3}) (\d{3})$/.exec(tokens[isWorded ? dot : at]?.norm ?? "") ?? [];
  if (isWorded && own !== undefined) {
    const street = streetAt(read, dot + 1);
    return street && whole(street, `${own}/${house}`);
  }
  if (unit) {
    const isSlashed = isSign(tokens[unit.end], "/", "⁄");
    const isApart = isWorded && isSign(tokens[unit.end], ",");
    const next = isSlashed || isApart ? unit.end + 1 : unit.end;
    const number = isWorded || isSlashed ? houseNumberAt(read, next) : null;
    const street = number && streetAt(read, number.end);
    if (number && street) {
      // `Level 3, 88 Northbourne Ave`.
      const isFloor = isWorded && !isSlashed && floorWords.has(tokens[at]?.norm ?? "");
      return whole(street, isFloor ? number.text : `${unit.text}/${number.text}`);
    }
    // `Lot 22, Harvest Way`.
    const from = isApart && isLot(tokens[at]) ? unit.end + 1 : unit.end;
    const alone = isWorded && /\d/.test(unit.text) ? streetAt(read, from) : null;
    if (alone) return whole(alone, isLot(tokens[at]) ? `lot ${unit.text}` : unit.text);
    // `Lot 22 Oran Park`: land without a street yet, but `lot 500 sqm`.
    const isCounted = lexicon.units.match(tokens, unit.end) !== null;
    if (isLot(tokens[at]) && /^\d+$/.test(unit.text) && !isCounted && !isSlashed) {
      return { from: at, to: unit.end, address: slice(read.text, tokens, at, unit.end) };
    }
  }
  const number = isWorded ? null : houseNumberAt(read, at);
  // `Unit 5 12 Acland St` and `5 12 Acland St`: the second number is that of the house.
  const second =
    number && !isSign(tokens[number.end], ",") ? houseNumberAt(read, number.end) : null;
  const street = second && streetAt(read, second.end);
  if (number && second && street) return whole(street, `${number.text}/${second.text}`);
  const after = number && streetAt(read, number.end);
  if (!number || !after) return null;
  const last = unitAfter(read, after.end);
  return last
    ? { ...whole(after, `${last.text}/${number.text}`), to: last.end }
    : whole(after, number.text);
}

/** Larger numbers after a street are rather a price. */
const LATE_NUMBER_MAX = 200;

/** `Smith St 12 Fitzroy`, `The Esplanade St Kilda 15`: a house whose number stands where another country writes it. */
export function findNumberAfterStreet(read: AddressText): AddressSpan | null {
  const { text, tokens, lexicon, names } = read;
  const isLate = (at: number): boolean => {
    const token = tokens[at];
    const isCounted = [lexicon.units, lexicon.periods].some((words) => words.match(tokens, at + 1));
    const isPart = tokens[at + 1]?.isGlued === true && !isSign(tokens[at + 1], ",");
    return isHouseNumber(token) && token.value < LATE_NUMBER_MAX && !isCounted && !isPart;
  };
  const last = tokens.length - 1;
  for (const at of tokens.keys()) {
    const street = streetAt(read, at);
    if (!street) continue;
    // `Fitzroy Smith Street`.
    const isPlace = names.named(tokens[at]!.norm).length > 0 && streetAt(read, at + 1) !== null;
    if (isPlace) continue;
    const { end } = street;
    if (isLate(end)) {
      const address = `${tokens[end]!.norm} ${street.text}`;
      return { from: at, to: end + 1, address };
    }
    const from = isSign(tokens[end], ",") ? end + 1 : end;
    const isNamed = from < last && names.named(slice(text, tokens, from, last)).length > 0;
    if (isNamed && isLate(last)) {
      return { from: at, to: end, address: `${tokens[last]!.norm} ${street.text}`, number: last };
    }
    return null;
  }
  return null;
}
