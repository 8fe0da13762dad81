import { plain } from "@hjem/domain/text/fold";

/** Words that mean an intent, in any order: one alternative of each group must occur. */
export interface Pattern {
  intent: string;
  groups: readonly (readonly string[])[];
  /** None of these may occur. */
  without: readonly string[];
  /** Counts only where nothing else matches: `how much` alone is the price. */
  isWeak: boolean;
}

/** Patterns by intent as they are written: `hvor|kor stor*` is `hvor` or `kor`, and a word that begins with `stor`. */
export type IntentPatterns = Readonly<Record<string, readonly string[]>>;

/** A found intent; of several the highest score, the most and longest words, is meant. */
export interface Match {
  intent: string;
  score: number;
  /** How many words of the question it rests on. */
  words: number;
}

/** Of each matching group, so that two words outweigh one long one. */
const GROUP_SCORE = 10;
/** Of a weak pattern. */
export const WEAK_SCORE = 1;

/** Whether a word is one of a pattern: `stor*` begins with it, `*areal` ends with it. */
export function fits(token: string, alternative: string): boolean {
  const isOpen = alternative.endsWith("*");
  if (alternative.startsWith("*")) {
    const inner = alternative.slice(1, isOpen ? -1 : undefined);
    return isOpen ? token.includes(inner) : token.endsWith(inner);
  }
  return isOpen ? token.startsWith(alternative.slice(0, -1)) : token === alternative;
}

const readGroup = (text: string): string[] => text.split("|").map(plain);

/** Parses written patterns; a group after `!` must not occur, and `~` begins a weak pattern. */
export const readPatterns = (written: IntentPatterns): Pattern[] =>
  Object.entries(written).flatMap(([intent, lines]) =>
    lines.map((line) => {
      const isWeak = line.startsWith("~");
      const parts = line.slice(isWeak ? 1 : 0).split(" ");
      return {
        intent,
        isWeak,
        groups: parts.filter((part) => !part.startsWith("!")).map(readGroup),
        without: parts
          .filter((part) => part.startsWith("!"))
          .flatMap((part) => readGroup(part.slice(1))),
      };
    }),
  );

const groupScore = (tokens: readonly string[], group: readonly string[]): number | null => {
  const found = group.filter((alternative) => tokens.some((token) => fits(token, alternative)));
  if (found.length === 0) return null;
  return GROUP_SCORE + Math.max(...found.map((alternative) => alternative.length));
};

/** The score of a pattern for the words of a question; null where it does not match. */
function patternScore(
  tokens: readonly string[],
  { groups, without, isWeak }: Pattern,
): number | null {
  if (without.some((alternative) => tokens.some((token) => fits(token, alternative)))) return null;
  let score = 0;
  for (const group of groups) {
    const part = groupScore(tokens, group);
    if (part === null) return null;
    score += part;
  }
  return isWeak ? WEAK_SCORE : score;
}

/** The intent that most of the question's words mean; of equal ones the first. */
export function bestMatch(tokens: readonly string[], patterns: readonly Pattern[]): Match | null {
  let best: Match | null = null;
  for (const pattern of patterns) {
    const score = patternScore(tokens, pattern);
    if (score !== null && score > (best?.score ?? 0)) {
      best = { intent: pattern.intent, score, words: pattern.groups.length };
    }
  }
  return best;
}
