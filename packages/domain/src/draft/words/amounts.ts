const spelled = "(?:one|two|three|four|five|six|seven|eight|nine)";

/** An amount of dollars, as it is written: `$850,000`, `850k`, `1.2 million`, `AUD 650`, `six hundred thousand`. */
export const MONEY = [
  "(?:\\ba?\\$|\\$|\\baud ?\\$?) ?\\d[\\d,]*(?:(?: \\d{3})+\\b)?(?:\\.\\d+)?(?: ?(?:k|m|mil|mill|million|thousand|grand)\\b)?",
  "\\b\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?\\b",
  "\\b\\d+(?:\\.\\d+)? ?(?:k|mil|mill|million|thousand|grand|dollars|bucks)\\b",
  "\\b\\d{6,8}\\b",
  `\\b${spelled} hundred(?: (?:and )?[a-z-]+)? thousand\\b`,
  `\\b(?:half a|an?|${spelled}(?: point ${spelled})?) million\\b`,
].join("|");

const factors: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand|grand)$/, 1_000],
  [/(?:m|mil|mill|million)$/, 1_000_000],
];

/** The value of an amount; a spelled one counts as a price of a home. */
export function amountOf(money: string): number {
  const number = Number(/\d[\d, ]*(?:\.\d+)?/.exec(money)?.[0].replaceAll(/[, ]/g, ""));
  if (!Number.isFinite(number)) return 500_000;
  return number * (factors.find(([unit]) => unit.test(money))?.[1] ?? 1);
}

/** What follows an amount that is paid again and again: it is a fee or a rent, and no price. */
export const PERIOD =
  /^ ?(?:\/|per|a|an|each|every|p)? ?(?:weeks?|weekly|wk|fortnight\w*|months?|monthly|mth|quarter\w*|qtr|years?|yearly|annum|annually|nights?|nightly|days?|daily|pw|pcm|pa|pq|pm)\b/;
