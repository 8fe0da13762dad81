import { plain } from "../../text/fold.ts";
import { typosBetween } from "../../text/typos.ts";
import { compact, type Lexicon } from "./lexicon.ts";
import type { PlaceNames } from "./places.ts";

/** Whether a word is a function word: it names no place with others of its kind. */
export const isGrammar = (norm: string, { fillers, limits, numbers }: Lexicon): boolean =>
  fillers.get(norm) !== undefined ||
  limits.get(norm) !== undefined ||
  numbers.get(norm) !== undefined;

const FEATURE_LENGTH_MIN = 7;

/** Whether a word is a misspelt facility, such as `beachfont`: it is no misspelt place, however near one's name is. */
export function isMisspeltFeature(norm: string, { features }: Lexicon): boolean {
  if (norm.length < FEATURE_LENGTH_MIN) return false;
  for (const [word] of features.words()) {
    const isAlike = word[0] === norm[0] && Math.abs(word.length - norm.length) <= 1;
    if (isAlike && word.length >= FEATURE_LENGTH_MIN && typosBetween(norm, word) === 1) return true;
  }
  return false;
}

/** `Smith St` as `Smith Street`; null where its last word is no abbreviation. */
function withFullStreet(name: string, { streetWords }: Lexicon): string | null {
  const at = name.lastIndexOf(" ");
  const full = streetWords.get(plain(name.slice(at + 1)));
  return at === -1 || full === undefined ? null : `${name.slice(0, at)} ${full}`;
}

/** The names of places, found also by nickname and with an abbreviated street. */
export const withNicknames = (places: PlaceNames, lexicon: Lexicon): PlaceNames => ({
  named: (name) => {
    const known = places.named(lexicon.nicknames.get(compact(name)) ?? name);
    if (known.length > 0) return known;
    const full = withFullStreet(name, lexicon);
    return full === null ? known : places.named(full);
  },
  oneTypoFrom: places.oneTypoFrom,
  resembling: places.resembling,
  byGeoId: places.byGeoId,
});
