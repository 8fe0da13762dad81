import type { TypeWords, Unit } from "../../search-vocabulary.ts";
import { isTypoOf, typosBetween } from "../../text/typos.ts";
import type { Hint } from "./grammar.ts";
import type { Lexicon } from "./lexicon.ts";

/** Minimum length of a word that may have a typo. */
const TYPO_LENGTH_MIN = 5;
const UNIT_TYPO_LENGTH_MIN = 6;
/** Shorter endings are those of too many other words. */
const ENDING_TYPO_LENGTH_MIN = 9;
/** In a shorter one only its last two letters may be exchanged: `hsu` is `hus`. */
const SWAP_LENGTH_MIN = 3;
/** Minimum length of what precedes the ending of a compound. */
const STEM_MIN = 3;

const isSwapped = (norm: string, word: string): boolean =>
  word.length >= SWAP_LENGTH_MIN &&
  word.length < TYPO_LENGTH_MIN &&
  norm !== word &&
  norm === word.slice(0, -2) + word.slice(-1) + word.slice(-2, -1);

/** Whether the inner letters of a short word were exchanged: `rnet`. */
const isTransposed = (norm: string, word: string): boolean =>
  word.length === TYPO_LENGTH_MIN - 1 &&
  norm !== word &&
  norm === `${word.charAt(0)}${word.charAt(2)}${word.charAt(1)}${word.charAt(3)}`;

/** Whether a word ends in a property type with a typo: `toppleiliget`. */
const endsAlike = (norm: string, ending: string): boolean =>
  [-1, 0, 1].some((more) => {
    const end = norm.slice(-(ending.length + more));
    const isCompound = norm.length - end.length >= STEM_MIN;
    return isCompound && end[0] === ending[0] && typosBetween(end, ending) === 1;
  });

/** The unit of which the word after a number is a misspelling; null for any other word. */
export function findMisspeltUnit(
  norm: string,
  { units, types, hints, features, fillers }: Lexicon,
): Unit | null {
  const isKnown = [types, hints, features, fillers].some((phrases) => phrases.get(norm));
  if (norm.length < UNIT_TYPO_LENGTH_MIN || isKnown) return null;
  for (const [word, unit] of units.words()) {
    if (word.length >= TYPO_LENGTH_MIN && word[0] === norm[0] && isTypoOf(norm, word)) return unit;
  }
  return null;
}

interface GuessedTerm {
  /** The word remains a keyword. */
  compound?: Pick<TypeWords, "types">;
  type?: TypeWords;
  hint?: Hint;
}

type GuessLexicon = Pick<Lexicon, "types" | "hints" | "typeEndings" | "plainWords">;

/**
 * What a word is if none of the vocabulary: a compound with a property type, or a misspelling of a property type, of a hint, or of such a
 * compound; empty if it is neither.
 */
export function guessTerm(
  norm: string,
  { types, hints, typeEndings, plainWords }: GuessLexicon,
): GuessedTerm {
  const compound = typeEndings.find(
    ({ ending }) => norm.length > ending.length && norm.endsWith(ending),
  );
  if (compound) return { compound: { types: compound.types } };
  if (plainWords.has(norm)) return {};
  const isMisspelt = (word: string) =>
    word.length >= TYPO_LENGTH_MIN && word[0] === norm[0] && isTypoOf(norm, word);
  for (const [word, type] of types.words()) {
    if (isMisspelt(word) || isSwapped(norm, word)) return { type };
  }
  for (const [word, hint] of hints.words()) {
    if (isMisspelt(word) || isTransposed(norm, word)) return { hint };
  }
  const misspelt = typeEndings.find(
    ({ ending }) => ending.length >= ENDING_TYPO_LENGTH_MIN && endsAlike(norm, ending),
  );
  return misspelt ? { type: { types: misspelt.types, words: [norm] } } : {};
}
