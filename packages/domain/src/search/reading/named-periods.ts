import { englishGrammar } from "./grammar-english.ts";
import { norwegianGrammar } from "./grammar-norwegian.ts";
import { type StatedPeriod, statedPeriods } from "./periods.ts";
import { Phrases } from "./phrases.ts";
import { readTokens } from "./tokens.ts";

const periodWords = new Phrases<StatedPeriod>(
  [englishGrammar, norwegianGrammar].flatMap(({ periods }) =>
    statedPeriods.flatMap((period) => periods[period].map((words) => [words, period] as const)),
  ),
);

/** A period that a text names, and where. */
export interface NamedPeriod {
  period: StatedPeriod;
  start: number;
  end: number;
}

/** The periods that a text names in either language, in its order: `per uke`, `a month`. */
export function namedPeriods(text: string): NamedPeriod[] {
  const tokens = readTokens(text);
  const found: NamedPeriod[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = periodWords.match(tokens, at);
    if (match) {
      const { item: period, end } = match;
      found.push({ period, start: tokens[at]!.start, end: tokens[end - 1]!.end });
    }
    at = match?.end ?? at + 1;
  }
  return found;
}
