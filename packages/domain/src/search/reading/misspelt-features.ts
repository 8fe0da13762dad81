import { plain } from "../../text/fold.ts";
import { typosBetween } from "../../text/typos.ts";
import type { AddressText } from "./address-parts.ts";
import type { Features } from "./features.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Marks } from "./marks.ts";
import type { Token } from "./tokens.ts";

const FEATURE_LENGTH_MIN = 7;
/** Beside its second word a shorter first one is known, too. */
const PAIR_LENGTH_MIN = 4;

/** Whether a word is a misspelt facility, such as `beachfont`: it is no misspelt place, however near one's name is. */
export function isMisspeltFeature(norm: string, { features }: Lexicon): boolean {
  if (norm.length < FEATURE_LENGTH_MIN) return false;
  for (const [word] of features.words()) {
    const isAlike = word[0] === norm[0] && Math.abs(word.length - norm.length) <= 1;
    if (isAlike && word.length >= FEATURE_LENGTH_MIN && typosBetween(norm, word) === 1) return true;
  }
  return false;
}

/** Letters of a misspelt facility; in a shorter one two letters may be changed over: `veiws`. */
const SLIP_LENGTH_MIN = 6;

const sorted = (word: string): string => word.split("").toSorted().join("");

/** Where the first word of a facility of two is misspelt: `grnny flat`, of which the second would be a kind of home. */
function findMisspeltPairs(tokens: readonly Token[], lexicon: Lexicon) {
  return tokens.flatMap(({ kind, norm }, at) => {
    const next = tokens[at + 1];
    const isKnown = lexicon.features.match(tokens, at) !== null || lexicon.plainWords.has(norm);
    if (kind !== "word" || next?.kind !== "word" || norm.length < PAIR_LENGTH_MIN || isKnown)
      return [];
    const firsts = lexicon.featurePairs.get(next.norm) ?? [];
    const first = firsts.find(
      (each) => each[0] === norm[0] && typosBetween(norm, plain(each)) === 1,
    );
    return first === undefined ? [] : [{ at, word: first }];
  });
}

/** Takes such words for the facility. */
export function takeMisspeltPairs(
  { tokens, lexicon, names }: AddressText,
  features: Features,
  marks: Marks,
): void {
  for (const { at, word } of findMisspeltPairs(tokens, lexicon)) {
    if (!marks.isAllFree(at, at + 2) || !lexicon.types.match(tokens, at + 1)) continue;
    if (names.named(tokens[at]!.norm).length > 0) continue;
    marks.respell(at, word);
    for (const each of [at, at + 1]) {
      features.words.add(each);
      features.phrases.add(each);
    }
  }
}

/** Endings of definite and plural forms. */
const formEndings = /(?:en|et|a|er|ene|ane|ar|s)$/;

/** Whether a word is a form of a facility's word: `peisen` is no misspelt `prisen`. */
const isForm = (norm: string, { features }: Lexicon): boolean => {
  const stem = norm.replace(formEndings, "");
  return stem !== norm && (features.get(stem) === true || features.get(`${stem}e`) === true);
};

/** The word of a facility that a word is a misspelling of, by one letter: `accesible`; null for any other word, and for a form of such a word. */
function correctFeature(norm: string, lexicon: Lexicon): string | null {
  const { featureWords, features, plainWords } = lexicon;
  if (norm.length < SLIP_LENGTH_MIN - 1 || features.get(norm) || plainWords.has(norm)) return null;
  if (isForm(norm, lexicon)) return null;
  for (const word of featureWords.get(norm.charAt(0)) ?? []) {
    const known = plain(word);
    if (known === norm || Math.abs(known.length - norm.length) > 1) continue;
    if (known.startsWith(norm) || norm.startsWith(known)) continue;
    const isLong = norm.length >= SLIP_LENGTH_MIN || sorted(norm) === sorted(known);
    if (isLong && typosBetween(norm, known) === 1) return word;
  }
  return null;
}

/** Misspelt facilities, which nothing else reads: they are searched for as they are written right. */
export function correctFeatures(tokens: readonly Token[], lexicon: Lexicon, marks: Marks): void {
  for (const [at, { kind, norm }] of tokens.entries()) {
    const word = kind === "word" && marks.isFree(at) ? correctFeature(norm, lexicon) : null;
    if (word !== null) marks.respell(at, word);
  }
}
