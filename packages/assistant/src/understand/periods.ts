import type { Period } from "@hjem/domain/format/format-price";

/** A period that an amount is asked for. */
export type AskedPeriod = Period | "fortnight";

const each = String.raw`(?:per|pr\.?|i|om|hver|kvar|a|each|every|the)\s+`;
const patterns: readonly (readonly [AskedPeriod, string])[] = [
  ["fortnight", String.raw`fortnight(?:ly)?|14 dag\p{L}*|annenhver uke`],
  ["week", String.raw`${each}(?:uken?|uka|veka|week)|weekly|ukentlig|p\/?w`],
  [
    "month",
    String.raw`${each}(?:måned(?:en)?|månad(?:en)?|maned(?:en)?|mnd\.?|month)|monthly|månedlig|pcm`,
  ],
  ["quarter", String.raw`${each}(?:kvartal(?:et)?|quarter)|quarterly|kvartalsvis`],
  [
    "year",
    String.raw`(?:per|pr\.?|hver|kvar|a|each|every) (?:år|year)|(?:i|om) året|annual(?:ly)?|yearly|årlig|per annum|p\.a\.`,
  ],
];
const periodWords = new RegExp(
  patterns
    .map(
      ([period, words]) => String.raw`(?<${period}>(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}]))`,
    )
    .join("|"),
  "giu",
);

/** The period that a question names last; null for none. */
export function askedPeriod(question: string): AskedPeriod | null {
  const last = [...question.matchAll(periodWords)].at(-1)?.groups;
  return patterns.find(([period]) => last?.[period] !== undefined)?.[0] ?? null;
}

/** A question without the periods that it names. */
export const withoutPeriods = (question: string): string => question.replaceAll(periodWords, " ");
