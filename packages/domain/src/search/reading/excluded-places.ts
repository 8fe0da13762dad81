import type { CountryPart } from "../../search-vocabulary.ts";
import type { PlaceSearch } from "./find-places.ts";
import type { Phrases } from "./phrases.ts";
import { choosePlaces, type NamedPlace, type PlaceNames, type PlaceSpan } from "./places.ts";

/** Words of an excluded place. */
const WORDS_MAX = 3;
const LENGTH_MIN = 3;

/** The places that are named at a token, the longest name first, a part of the country by all of its places; none where there is none. */
export function spansAt(
  { text, tokens, names }: PlaceSearch,
  parts: Phrases<CountryPart>,
  from: number,
): PlaceSpan[] {
  const part = parts.match(tokens, from);
  if (part) {
    return part.item.places.map((name) => ({
      from,
      to: part.end,
      name,
      candidates: names.named(name),
      group: from,
    }));
  }
  for (let length = WORDS_MAX; length > 0; length -= 1) {
    const own = tokens.slice(from, from + length);
    const isName = own.length === length && own.every(({ kind }) => kind === "word");
    const name = isName ? text.slice(own[0]!.start, own.at(-1)!.end) : "";
    const candidates = name.length < LENGTH_MIN ? [] : names.named(name);
    if (candidates.length > 0) return [{ from, to: from + length, name, candidates }];
  }
  return [];
}

/** The places that spans mean together, in the order of the text. */
export const chosenPlaces = (spans: readonly PlaceSpan[], names: PlaceNames): NamedPlace[] =>
  choosePlaces(
    spans.toSorted((one, other) => one.from - other.from),
    names,
  );

/**
 * The unwanted places that cannot be read: one outside of the wanted places is left out already, but no filter leaves out
 * one inside of them.
 */
export function unreadPlaces(
  unwanted: readonly (readonly PlaceSpan[])[],
  wanted: readonly PlaceSpan[],
  names: PlaceNames,
): PlaceSpan[] {
  const count = chosenPlaces(wanted, names).length;
  const isOutside = (span: PlaceSpan) =>
    count > 0 && chosenPlaces([...wanted, span], names).length === count + 1;
  return unwanted.flatMap((spans) => (spans.every(isOutside) ? [] : spans.slice(0, 1)));
}
