import { namedPeriods } from "@hjem/domain/search/reading/named-periods";
import type { StatedPeriod } from "@hjem/domain/search/reading/periods";

/** The period that a question names last; null for none. */
export const askedPeriod = (question: string): StatedPeriod | null =>
  namedPeriods(question).at(-1)?.period ?? null;

/** A question without the periods that it names. */
export const withoutPeriods = (question: string): string =>
  namedPeriods(question).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    question,
  );
