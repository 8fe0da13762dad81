import type { GlossaryTerm } from "../answer-types.ts";
import { bestMatch, readPatterns } from "./patterns.ts";
import { questionTokens } from "./tokens.ts";

const asksMeaning = readPatterns({
  term: [
    "betyr|betyder|meines|menes|forklar|forklare|forskjellen|definisjon*",
    "vil si",
    "mean|means|meaning|meant|explain|define|definition",
  ],
});

/** Whether a question is about the meaning of a word. */
export const isTermQuestion = (words: readonly string[]): boolean =>
  bestMatch(words, asksMeaning) !== null;

/** Shorter beginnings of a word are not enough to recognise a term. */
const STEM_LENGTH_MIN = 4;

const isSameWord = (typed: string, word: string): boolean =>
  typed === word ||
  (word.length >= STEM_LENGTH_MIN && typed.startsWith(word)) ||
  (typed.length >= STEM_LENGTH_MIN && word.startsWith(typed));

/** The names of a term: `Andel (borettslag)` has two. */
const namesOf = ({ term }: GlossaryTerm): string[][] =>
  term
    .split(/[/(),]| og | and | eller | or /)
    .map(questionTokens)
    .filter((parts) => parts.length > 0);

/**
 * The term of the glossary that a question names: of several the longest. `Strata` alone is the shortest term that begins
 * with it.
 */
export function findTerm(
  words: readonly string[],
  glossary: readonly GlossaryTerm[],
): GlossaryTerm | null {
  const isAsked = (part: string): boolean => words.some((word) => isSameWord(word, part));
  const whole = glossary
    .filter((each) => namesOf(each).some((parts) => parts.every(isAsked)))
    .toSorted((one, other) => other.term.length - one.term.length);
  const begun = glossary
    .filter((each) =>
      namesOf(each).some(
        ([first = ""]) => first.length >= STEM_LENGTH_MIN && words.includes(first),
      ),
    )
    .toSorted((one, other) => one.term.length - other.term.length);
  return whole[0] ?? begun[0] ?? null;
}
