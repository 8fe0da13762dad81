import {
  type AddressSpan,
  type AddressText,
  fullType,
  hasEnding,
  hasShortEnding,
  isHouseNumber,
  isSaying,
  isSign,
  NAME_WORDS_MAX,
  slice,
} from "./address-parts.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** Names of squares that nearly every town has. */
const squares: ReadonlySet<string> = new Set(["torget", "torvet", "bryggen"]);

/** `Markv 35`: no word but a street ends so before the number of a house. */
const isShortest = (norm: string): boolean => /^\p{L}{3,}[bcdfghjklmnpqrstxz]v$/u.test(norm);

/** Letters of a shortened first word of a street: `Th.`, `Prof.`. */
const SHORT_LENGTH_MAX = 4;

/** What a text says of a house after its street. */
interface House {
  /** With its letter: `12B`. */
  number: string;
  end: number;
  /** A letter, the number of a flat or a postcode follows: what stands before is a street, whatever its name. */
  isSure: boolean;
}

/** Kinds of place that stand before a street without being its name: `Oslo Kongens gate 4`. */
const wideKinds: ReadonlySet<string> = new Set(["municipality", "county"]);

const isDwelling = (token: Token | undefined): boolean => /^[hluk]\d{4}$/.test(token?.norm ?? "");

/** The token after a comma or a dash, if there is one. */
const afterComma = (tokens: readonly Token[], at: number): number =>
  isSign(tokens[at], ",") || (isSign(tokens[at], "-", "–") && !tokens[at + 1]?.isGlued)
    ? at + 1
    : at;

/** The token after what is said of a flat in a house: `H0201`, `leil. 402`, `4. etg t.h.`, `oppg B`. */
function flatEnd(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  const end = flatPartEnd(tokens, at, lexicon);
  return end === at ? at : flatEnd(tokens, end, lexicon);
}

function flatPartEnd(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  const { unitNames, units, flatSides } = lexicon;
  const start = afterComma(tokens, at);
  if (isDwelling(tokens[start])) return start + 1;
  const side = flatSides.match(tokens, start)?.end;
  if (side !== undefined) return isSign(tokens[side], ".") ? side + 1 : side;
  const named = unitNames.match(tokens, start)?.end ?? start;
  const numbered = named > start && isSign(tokens[named], ".") ? named + 1 : named;
  const isNumbered = named > start && tokens[numbered]?.kind === "number";
  const isLettered = named > start && /^[a-z]$/.test(tokens[numbered]?.norm ?? "");
  if (isLettered) return numbered + 1;
  // `Storgata 5 leilighet 3 roms`.
  if (isNumbered && !units.match(tokens, numbered + 1)) return numbered + 1;
  const dot = isSign(tokens[start + 1], ".") ? start + 2 : start + 1;
  const isFloor =
    tokens[start]?.kind === "number" && /^(etg|etasje)$/.test(tokens[dot]?.norm ?? "");
  if (!isFloor) return at;
  return isSign(tokens[dot + 1], ".") ? dot + 2 : dot + 1;
}

/** The house whose number is a token; null where the number counts something. */
function houseAt({ text, tokens, lexicon, names }: AddressText, at: number): House | null {
  const token = tokens[at];
  if (!isHouseNumber(token)) return null;
  const letter = tokens[at + 1];
  // `St Hanshaugen 2r` has rooms.
  const isRooms = lexicon.units.match(tokens, at + 1)?.item.kind === "rooms";
  const isLetter =
    !isRooms &&
    /^[a-z]$/.test(letter?.norm ?? "") &&
    (letter?.isGlued === true || /^[a-h]$/.test(letter?.norm ?? ""));
  // `Markens gate 13 Kr.sand`.
  const town = isSign(tokens[at + 2], ".") ? slice(text, tokens, at + 1, at + 4) : "";
  const isTown = town !== "" && names.named(town).length > 0;
  if (!isLetter && !isTown && lexicon.units.match(tokens, at + 1)) return null;
  let end = isLetter ? at + 2 : at + 1;
  let number = `${token.norm}${isLetter ? slice(text, tokens, at + 1, at + 2) : ""}`;
  if (isSign(tokens[end], "-") && isHouseNumber(tokens[end + 1]) && tokens[end + 1]?.isGlued) {
    number = `${number}-${tokens[end + 1]?.norm ?? ""}`;
    end += 2;
    // `Båtplass 3-5 mill`.
    if (lexicon.units.match(tokens, end)) return null;
  }
  const flat = flatEnd(tokens, end, lexicon);
  const code = tokens[afterComma(tokens, flat)];
  const isCoded = code?.kind === "number" && !code.isGlued && /^\d{4}$/.test(code.norm);
  return { number, end: flat, isSure: isLetter || flat > end || isCoded };
}

/** The first token of the street that ends at a token, and whether it is certainly one; null where it is no street. */
function streetStart(read: AddressText, last: number, isSure: boolean): number | null {
  const { text, tokens, lexicon, names } = read;
  const token = tokens[last];
  if (token?.kind !== "word") return null;
  const isWord = (at: number) => tokens[at]?.kind === "word";
  for (let words = NAME_WORDS_MAX + 1; words > 0; words -= 1) {
    const from = last - words + 1;
    const isKnown =
      from >= 0 &&
      tokens.slice(from, last + 1).every(({ kind }) => kind === "word") &&
      names.named(slice(text, tokens, from, last + 1)).some(({ kind }) => kind === "street");
    if (isKnown) return from;
  }
  const isNamed = (at: number) => isWord(at) && !isSaying(tokens, at, lexicon);
  const isFirst = (at: number) => isWord(at) && lexicon.firstStreetWords.has(tokens[at]!.norm);
  const isShortName = (at: number) =>
    isWord(at) &&
    tokens[at]!.norm.length <= SHORT_LENGTH_MAX &&
    // `100 kr. Augusts gate 5`.
    (isNamed(at) || tokens[at - 1] === undefined || isSign(tokens[at - 1], ",", ".")) &&
    lexicon.types.match(tokens, at) === null;
  // `Th. Meyers gate`, `St. Olavs gate`, `Gml. Drammensvei`.
  const withShort = (from: number): number => {
    const isShortened =
      isSign(tokens[from - 1], ".") &&
      tokens[from - 1]?.isGlued === true &&
      (isFirst(from - 2) || isShortName(from - 2));
    return isShortened ? withShort(from - 2) : from;
  };
  const isShort = hasShortEnding(token.norm, lexicon) && isNamed(last);
  // `Markv 35`.
  if (isShortest(token.norm) && isNamed(last) && !isOfSearch(tokens, last, lexicon)) return last;
  if (isShort || hasEnding(token.norm, lexicon.streetEndings)) {
    return withShort(isFirst(last - 1) ? last - 1 : last);
  }
  const isWide = (at: number) =>
    names.named(tokens[at]?.norm ?? "").some(({ kind }) => wideKinds.has(kind));
  const nameStart = (min: number): number => {
    let from = last - min;
    while (last - from < NAME_WORDS_MAX && isNamed(from - 1) && !isWide(from - 1)) from -= 1;
    return withShort(from);
  };
  if (isSign(tokens[last - 1], "-") && lexicon.streetWords.has(token.norm)) {
    // `17. mai-gata`.
    return isSign(tokens[last - 3], ".") && tokens[last - 4]?.kind === "number"
      ? last - 4
      : last - 2;
  }
  if (lexicon.streetWords.has(token.norm)) return isNamed(last - 1) ? nameStart(1) : null;
  if (squares.has(token.norm)) return last;
  const places = names.named(token.norm);
  if (places.length === 0 && hasEnding(token.norm, lexicon.numberedEndings) && isNamed(last)) {
    return isFirst(last - 1) ? last - 1 : last;
  }
  const isName = isSure && isNamed(last) && !isWide(last) && !lexicon.features.get(token.norm);
  return isName && (places.length === 0 || isFirst(last - 1)) ? nameStart(0) : null;
}

/**
 * A word with a short ending in full: `Kirkegt` as `Kirkegata`, and `Toftesgt` as `Toftes gate` where a street with homes is called so.
 */
export function fullEnding({ lexicon, names }: AddressText, typed: string, norm: string): string {
  const [short, ending] = [...lexicon.shortEndings].find(([each]) => hasEnding(norm, [each])) ?? [];
  if (short === undefined || ending === undefined) return typed;
  const stem = typed.slice(0, -short.length);
  const streetOf = (form: string) => names.named(stem + form).find(({ kind }) => kind === "street");
  const isAlike = (other: string) => other.startsWith(ending.slice(0, 2));
  const [other] = streetOf(ending)
    ? []
    : lexicon.streetEndings.filter(isAlike).flatMap((form) => streetOf(form) ?? []);
  return other?.name ?? stem + ending;
}

/** The name of a street with its last word in full. */
function fullName(read: AddressText, from: number, last: number): string {
  const { text, tokens, lexicon } = read;
  const typed = slice(text, tokens, last, last + 1);
  const full = last > from ? lexicon.streetWords.get(tokens[last]?.norm ?? "") : undefined;
  const word =
    full !== undefined && full.length > typed.length
      ? fullType(typed, full)
      : fullEnding(read, typed, tokens[last]?.norm ?? "");
  if (from === last) return word;
  const joint = tokens[last]?.isGlued && !isSign(tokens[last - 1], ".") ? "" : " ";
  // `Gml. Drammensvei` is called `Gamle Drammensvei`.
  const first = lexicon.nameWords.get(tokens[from]!.norm)?.[0];
  const rest = isSign(tokens[from + 1], ".") ? from + 2 : from + 1;
  const before =
    first === undefined
      ? slice(text, tokens, from, last)
      : [fullType(slice(text, tokens, from, from + 1), first), slice(text, tokens, rest, last)]
          .filter(Boolean)
          .join(" ");
  return `${before}${joint}${word}`;
}

/** Whether only the name of a place follows: `Engene 22 Drammen`. */
function isBeforePlace({ text, tokens, names }: AddressText, at: number): boolean {
  const from = afterComma(tokens, at);
  const rest = tokens.slice(from);
  const isName = rest.length > 0 && rest.every(({ kind }) => kind !== "number");
  return isName && names.named(slice(text, tokens, from, tokens.length)).length > 0;
}

/** Whether a word is one of a search, and no name: `under 5 Oslo`. */
const isOfSearch = (
  tokens: readonly Token[],
  at: number,
  { facts, ...lexicon }: Lexicon,
): boolean =>
  [
    lexicon.limits,
    lexicon.features,
    lexicon.measures,
    lexicon.otherSums,
    facts.sharedCosts,
    facts.viewing,
    facts.months,
    facts.floors,
    facts.available,
    facts.energy,
    facts.built,
  ].some((words) => words.match(tokens, at) !== null) ||
  lexicon.plainWords.has(tokens[at]?.norm ?? "");

/** The start of a text whose first words are a street that is not called as streets are: `Mellomila 12, Trondheim`. */
function unusualStart(read: AddressText, last: number): number | null {
  const { tokens, lexicon } = read;
  const isName = tokens
    .slice(0, last + 1)
    .every(
      ({ kind }, at) =>
        kind === "word" && !isSaying(tokens, at, lexicon) && !isOfSearch(tokens, at, lexicon),
    );
  return isName && last < NAME_WORDS_MAX && streetStart(read, last, true) === 0 ? 0 : null;
}

/** `Storgata 12B`, `Kirkevn. 45 H0201`: the address whose house number is a token. */
export function findNumberLast(read: AddressText, at: number): AddressSpan | null {
  const { tokens, lexicon } = read;
  const house = houseAt(read, at);
  if (!house) return null;
  // `Seilduksgata mellom 20 og 30`.
  const isBetween = lexicon.limits.match(tokens, at - 1)?.item === "between";
  const street = isBetween ? streetStart(read, at - 2, false) : null;
  const joint = street === null ? null : lexicon.and.match(tokens, at + 1);
  if (street !== null && joint && isHouseNumber(tokens[joint.end])) {
    return { from: street, to: joint.end + 1, address: fullName(read, street, at - 2) };
  }
  const hasDot = isSign(tokens[at - 1], ".") && tokens[at - 1]?.isGlued === true;
  const last = hasDot ? at - 2 : at - 1;
  const from =
    streetStart(read, last, house.isSure) ??
    (house.end === tokens.length || isBeforePlace(read, house.end)
      ? unusualStart(read, last)
      : null);
  if (from === null) return null;
  // `Oppgang B, Storgata 12`.
  const comma = isSign(tokens[from - 1], ",") ? from - 1 : from;
  const isEntrance =
    /^(?:[a-z]|\d+)$/.test(tokens[comma - 1]?.norm ?? "") &&
    lexicon.unitNames.match(tokens, comma - 2)?.end === comma - 1;
  return {
    from: isEntrance ? comma - 2 : from,
    to: house.end,
    address: `${fullName(read, from, last)} ${house.number}`,
  };
}
