import { placeKinds } from "@hjem/domain/place/place";
import type { PlaceNames } from "@hjem/domain/search/reading/places";
import { isTypoOf, typosAllowed, typosBetween } from "@hjem/domain/text/typos";
import type { PlaceIndex, StoredPlace } from "./place-index.ts";
import { placeWords, writingsOf } from "./place-name-match.ts";

/** Maximum number of similar names that are compared. */
const ALIKE_MAX = 8;

/** Whether a typed word is a word of a name, or a typo away from it. */
const matches = (typed: string, word: string): boolean =>
  writingsOf(word).includes(typed) || isTypoOf(typed, word);

/** Whether a text is a whole name with a typo in some of its words, in any order or written together. */
function covers(typed: readonly string[], name: readonly string[]): boolean {
  if (typed.length === 1 || name.length === 1) return matches(typed.join(""), name.join(""));
  if (typed.length !== name.length) return false;
  const left = [...name];
  return typed.every((word) => {
    const at = left.findIndex((each) => matches(word, each));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** A place with this many times the weight of another is far better known. */
const FAR_BETTER_KNOWN = 5;

const inOneWord = (text: string): string => placeWords(text).join("");

/** Whether a name is one typo away from a text with the same first letter: typos in the first letter are rare. */
const isOneTypoFrom = (typed: string, { name, otherNames }: StoredPlace): boolean =>
  [name, ...otherNames]
    .map(inOneWord)
    .some((each) => each.startsWith(typed.charAt(0)) && typosBetween(typed, each) === 1);

/** The places that are one typo away from a text. Short words are excluded: they are similar to too many others. */
export function oneTypoFrom(
  index: PlaceIndex,
  text: string,
  homesIn: (place: StoredPlace) => number,
): StoredPlace[] {
  const typed = inOneWord(text);
  if (typosAllowed(typed) < 2) return [];
  return index.misspelt(text, homesIn, ALIKE_MAX).filter((place) => isOneTypoFrom(typed, place));
}

/**
 * Places that are probably intended instead of those with the typed name: if none of the latter has a home, those one typo away that
 * are far better known. A name that is in use is right.
 */
export function likelierThan(
  index: PlaceIndex,
  text: string,
  homesIn: (place: StoredPlace) => number,
): StoredPlace[] {
  const exact = index.named(text);
  if (exact.length === 0 || exact.some((place) => homesIn(place) > 0)) return [];
  const weight = Math.max(...exact.map((place) => place.weight));
  return oneTypoFrom(index, text, homesIn).filter(
    (place) =>
      place.weight >= weight * FAR_BETTER_KNOWN && (homesIn(place) > 0 || place.weight > weight),
  );
}

/** The narrower of equal places first, but a city before the suburb of its name, which it includes (D108). */
const rankOf = ({ kind }: StoredPlace): number =>
  kind === "city" ? placeKinds.length : placeKinds.indexOf(kind);

/** The names of a market as the search box reads them, ranked by the homes in each place. */
export function placeNames(index: PlaceIndex, homesIn: (place: StoredPlace) => number): PlaceNames {
  const better = (one: StoredPlace, other: StoredPlace): number =>
    homesIn(other) - homesIn(one) ||
    rankOf(other) - rankOf(one) ||
    other.weight - one.weight ||
    one.id - other.id;
  return {
    named: (text) => [...likelierThan(index, text, homesIn), ...index.named(text).toSorted(better)],
    byGeoId: (geoId) => index.places.find((place) => place.geoId === geoId),
    oneTypoFrom: (text) => oneTypoFrom(index, text, homesIn).toSorted(better),
    resembling: (text) => {
      const typed = placeWords(text);
      return index
        .find(text, { limit: ALIKE_MAX, enough: ALIKE_MAX, homesIn })
        .map(({ place }) => place)
        .filter(({ name, otherNames }) =>
          [name, ...otherNames].some((each) => covers(typed, placeWords(each))),
        )
        .toSorted(better);
    },
  };
}
