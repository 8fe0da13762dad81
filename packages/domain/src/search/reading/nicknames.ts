import { compact, plain } from "../../text/fold.ts";
import type { Lexicon } from "./lexicon.ts";
import type { NamedPlace, PlaceNames } from "./places.ts";

/** Whether a word is a function word: it names no place with others of its kind. */
export const isGrammar = (norm: string, { fillers, limits, numbers }: Lexicon): boolean =>
  fillers.get(norm) !== undefined ||
  limits.get(norm) !== undefined ||
  numbers.get(norm) !== undefined;

/** `Smith St` as `Smith Street`; null where its last word is no abbreviation. */
function withFullStreet(name: string, { streetWords }: Lexicon): string | null {
  const at = name.lastIndexOf(" ");
  const full = streetWords.get(plain(name.slice(at + 1)));
  return at === -1 || full === undefined ? null : `${name.slice(0, at)} ${full}`;
}

/** Readings of a name in which several words are short. */
const WHOLE_NAMES_MAX = 8;

/** Compass points that stand before or after the name of a suburb. */
export const sides: ReadonlySet<string> = new Set(["north", "south", "east", "west"]);

/** `North Fitzroy` as `Fitzroy North`, and the other way; none for a name without a side. */
function turnedName(name: string): string[] {
  const words = name.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  if (sides.has(plain(first))) return [[...words.slice(1), first].join(" ")];
  return sides.has(plain(last)) ? [[last, ...words.slice(0, -1)].join(" ")] : [];
}

/** What a name of several words is with its short ones in full: `pt lonsdale` as `point lonsdale` and `port lonsdale`; none without a short one. */
function wholeNames(name: string, { nameWords, nicknames }: Lexicon): string[] {
  const words = name.split(/[\s.-]+/).filter(Boolean);
  if (words.length < 2) return [];
  const readings = words.map((word) => {
    const norm = plain(word);
    const nickname = nicknames.get(norm);
    return nameWords.get(norm) ?? (nickname === undefined ? [word] : [word, nickname]);
  });
  if (readings.every((reading, at) => reading.length === 1 && reading[0] === words[at])) return [];
  let names = [""];
  for (const reading of readings) {
    names = names.flatMap((begun) => reading.map((word) => `${begun} ${word}`));
    if (names.length > WHOLE_NAMES_MAX) return [];
  }
  return names.map((whole) => whole.trim());
}

function namedAs(name: string, places: PlaceNames, lexicon: Lexicon): readonly NamedPlace[] {
  const known = places.named(lexicon.nicknames.get(compact(name)) ?? name);
  if (known.length > 0) return known;
  const full = withFullStreet(name, lexicon);
  const street = full === null ? known : places.named(full);
  if (street.length > 0) return street;
  // `Møre & Romsdal`.
  const joined = name.includes("&") ? ["og", "and"].map((word) => name.replace("&", word)) : [];
  const whole = [...joined, ...wholeNames(name, lexicon)];
  for (const other of [...whole, ...[name, ...whole].flatMap(turnedName)]) {
    const found = places.named(other);
    if (found.length > 0) return found;
  }
  return known;
}

/**
 * The names of places, found also by nickname, with an abbreviated street and with short forms inside. For one text: each of its
 * names is looked up once.
 */
export function withNicknames(places: PlaceNames, lexicon: Lexicon): PlaceNames {
  const found = new Map<string, readonly NamedPlace[]>();
  return {
    named: (name) => {
      const known = found.get(name) ?? namedAs(name, places, lexicon);
      found.set(name, known);
      return known;
    },
    oneTypoFrom: places.oneTypoFrom,
    resembling: places.resembling,
    byGeoId: places.byGeoId,
  };
}
