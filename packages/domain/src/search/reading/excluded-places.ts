import type { CountryPart } from "../../search-vocabulary.ts";
import { plain } from "../../text/fold.ts";
import { typosBetween } from "../../text/typos.ts";
import type { PlaceSearch } from "./find-places.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Phrases } from "./phrases.ts";
import type { PlaceSpans } from "./place-spans.ts";
import {
  choosePlaces,
  liesIn,
  type NamedPlace,
  type PlaceNames,
  type PlaceSpan,
} from "./places.ts";

/** Words of an excluded place. */
const WORDS_MAX = 3;
const LENGTH_MIN = 3;
/** Letters of a part of the country that may be misspelt. */
const PART_LENGTH_MIN = 7;

/** All places of a part of the country. */
export const spansOfPart = (
  { places, state }: CountryPart,
  from: number,
  to: number,
  names: PlaceNames,
): PlaceSpan[] =>
  places.map((name) => {
    const named = names.named(name);
    const candidates = state ? named.filter(({ parent }) => parent === state) : named;
    return { from, to, name, candidates, group: from };
  });

/** The part of the country that a longer word is a misspelling of, by one letter; null for any other word. */
export function misspeltPart(norm: string, lexicon: Lexicon): CountryPart | null {
  const { partNames, countryParts, features, plainWords } = lexicon;
  if (norm.length < PART_LENGTH_MIN || features.get(norm) || plainWords.has(norm)) return null;
  const known = (partNames.get(norm.charAt(0)) ?? []).find(
    (name) => typosBetween(norm, plain(name)) === 1,
  );
  return (known === undefined ? undefined : countryParts.get(plain(known))) ?? null;
}

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

/** Places of one name that are compared with those that are wanted. */
const COMPARED_MAX = 3;

/**
 * The unwanted places that cannot be read: one outside of the wanted places is left out already, but no filter leaves out
 * one inside of them. Of a part of the country, which is a list of places, it is taken out: `inner west not Ashfield`.
 */
export function unreadPlaces(
  unwanted: readonly (readonly PlaceSpan[])[],
  wanted: PlaceSpans,
  names: PlaceNames,
): PlaceSpan[] {
  const places = chosenPlaces(wanted.all, names);
  const isOfList = ({ candidates }: PlaceSpan) => {
    const groups = wanted.all.filter(({ group }) => group !== undefined);
    const listed = groups.find((each) => each.candidates[0]?.geoId === candidates[0]?.geoId);
    if (!listed || groups.length === 1) return false;
    wanted.remove(listed);
    return true;
  };
  const isOutside = ({ candidates }: PlaceSpan) =>
    places.length > 0 &&
    !places.some((place) =>
      candidates
        .slice(0, COMPARED_MAX)
        .some(
          (each) =>
            each.geoId === place.geoId || liesIn(each, place, names) || liesIn(place, each, names),
        ),
    );
  return unwanted.flatMap((spans) =>
    spans.every((span) => isOfList(span) || isOutside(span)) ? [] : spans.slice(0, 1),
  );
}
