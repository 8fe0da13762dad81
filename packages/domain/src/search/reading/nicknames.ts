import { plain } from "../../text/fold.ts";
import { compact, type Lexicon } from "./lexicon.ts";
import type { PlaceNames } from "./places.ts";

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
});
