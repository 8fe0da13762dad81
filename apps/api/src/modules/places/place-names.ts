import { placeKinds } from "@hjem/domain/place/place";
import type { PlaceNames } from "@hjem/domain/search/reading/places";
import { isSlipOf } from "@hjem/domain/text/slips";
import type { PlaceIndex, StoredPlace } from "./place-index.ts";
import { placeWords, writingsOf } from "./place-words.ts";

/** So many names that are spelt much alike are looked at. */
const ALIKE_MAX = 8;

const isMeant = (typed: string, word: string): boolean =>
  writingsOf(word).includes(typed) || isSlipOf(typed, word);

/** Whether a text is a whole name with a slip in some of its words, which may stand in any order or together. */
function covers(typed: readonly string[], name: readonly string[]): boolean {
  if (typed.length === 1 || name.length === 1) return isMeant(typed.join(""), name.join(""));
  if (typed.length !== name.length) return false;
  const left = [...name];
  return typed.every((word) => {
    const at = left.findIndex((each) => isMeant(word, each));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** The names of a market as the search box reads them, ranked by the homes in each place. */
export function placeNames(index: PlaceIndex, homesIn: (place: StoredPlace) => number): PlaceNames {
  const better = (one: StoredPlace, other: StoredPlace): number =>
    homesIn(other) - homesIn(one) ||
    placeKinds.indexOf(other.kind) - placeKinds.indexOf(one.kind) ||
    other.weight - one.weight ||
    one.id - other.id;
  return {
    named: (text) => index.named(text).toSorted(better),
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
