import type { GlossaryTerm } from "../answer-types.ts";
import { besideSubject, isFiller, ofNoMatter } from "./filler-words.ts";
import { bestMatch, fits, readPatterns } from "./patterns.ts";
import { questionTokens } from "./tokens.ts";

const asksMeaning = readPatterns({
  term: [
    "betyr|betyder|meines|menes|forklar|forklare|definisjon*",
    "vil si",
    "mean|means|meaning|meant|explain|define|definition",
  ],
});

const asksDifference = readPatterns({ term: ["forskjell*", "difference|differ|differs"] });

/** `What is a covenant`; of a home it would be `the`. */
const asksOfOne = /^\s*(?:what\s?(?:'?s|is|are)|hva er|kva er)\s+(?:an?|en|et|ei|ein|eit)\s/iu;
const asksOfTitle = readPatterns({ term: ["what torrens|strata|company|community title"] });

/** Whether a question is about the meaning of a word. */
export const isTermQuestion = (question: string, words: readonly string[]): boolean =>
  asksOfOne.test(question) ||
  [asksMeaning, asksDifference, asksOfTitle].some((asks) => bestMatch(words, asks) !== null);

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
function findTerm(
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

/** Words beside two terms that are compared. */
const betweenTerms = new Set(["between", "mellom"]);

/** Whether a question asks for the meaning of terms that account for all its words: `the title of the latest film` does not. */
export function isOfTermsAlone(words: readonly string[], terms: readonly GlossaryTerm[]): boolean {
  const named = terms.flatMap((each) => namesOf(each).flat());
  const meant = [...asksMeaning, ...asksDifference].flatMap(({ groups }) => groups.flat());
  return words.every(
    (word) =>
      isFiller(word) ||
      besideSubject.has(word) ||
      ofNoMatter.has(word) ||
      betweenTerms.has(word) ||
      meant.some((each) => fits(word, each)) ||
      named.some((part) => isSameWord(word, part)),
  );
}

/** The terms that a question names: both, where it asks how they differ, else one; none that is known. */
export function findTerms(
  words: readonly string[],
  glossary: readonly GlossaryTerm[],
): GlossaryTerm[] {
  const found = findTerm(words, glossary);
  if (!found) return [];
  if (!bestMatch(words, asksDifference)) return [found];
  const others = glossary.filter((each) => each !== found);
  const other = findTerm(words, others);
  return other ? [found, other] : [found];
}
