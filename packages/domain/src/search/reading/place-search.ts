import { type AddressText, hasEnding } from "./address-parts.ts";
import { isCommonWord } from "./common-words.ts";
import type { Features } from "./features.ts";
import type { PlaceSearch } from "./find-places.ts";
import { isMisspeltFeature } from "./misspelt-features.ts";
import { isGrammar } from "./nicknames.ts";

/** What names of places are looked for with: which tokens may be one, by what else they are. */
export function placeSearchOf(
  read: AddressText,
  isReadable: (at: number) => boolean,
  features: () => Features,
): PlaceSearch {
  const { text, tokens, names, lexicon } = read;
  const normAt = (at: number) => tokens[at]?.norm ?? "";
  return {
    text,
    tokens,
    names,
    isFree: (at) =>
      isReadable(at) &&
      (!features().had.has(at) || lexicon.placeEnds.match(tokens, at + 1) !== null),
    isUnread: isReadable,
    isFeature: (at) => features().words.has(at) || isMisspeltFeature(normAt(at), lexicon),
    isGrammar: (at) => isGrammar(normAt(at), lexicon),
    isOfUnknown: (at) => lexicon.firstStreetWords.has(normAt(at - 1)) && isReadable(at - 1),
    // `City centre` is in no place called `City`.
    isCommon: (at) =>
      isCommonWord(read, at) || (lexicon.centres.match(tokens, at)?.end ?? 0) > at + 1,
    // `Sandviksvn` is a street, no misspelt Sandviken.
    isPlain: (at) =>
      lexicon.plainWords.has(normAt(at)) || hasEnding(normAt(at), [...lexicon.shortEndings.keys()]),
    isLandform: (at) =>
      (lexicon.landformsAfter.has(normAt(at + 1)) && isReadable(at + 1)) ||
      (lexicon.landformsBefore.has(normAt(at - 1)) && isReadable(at - 1)),
  };
}
