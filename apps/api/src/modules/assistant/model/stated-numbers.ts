/** Numerals in words that a model may write; `one` is an article too and counts nothing. */
const numerals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "two three four five six seven eight nine ten eleven twelve"
      .split(" ")
      .map((word, index) => [word, index + 2]),
  ),
  ...Object.fromEntries(
    "to tre fire fem seks sju åtte ni ti elleve tolv"
      .split(" ")
      .map((word, index) => [word, index + 2]),
  ),
  ...Object.fromEntries(
    "twenty thirty forty fifty sixty seventy eighty ninety hundred"
      .split(" ")
      .map((word, index) => [word, (index + 2) * 10]),
  ),
  ...Object.fromEntries(
    "tjue tretti førti femti seksti sytti åtti nitti hundre"
      .split(" ")
      .map((word, index) => [word, (index + 2) * 10]),
  ),
};

const scales: readonly [RegExp, number][] = [
  [/^(?:million|millions|millioner|mill|mill\.|m|mnok)$/i, 1e6],
  [/^(?:thousand|tusen|k)$/i, 1e3],
];

const NUMBER = /\d+(?:[\s\u00a0\u202f.,'’]\d+)*/gu;
/** Thousands are written in groups of three in both markets. */
const GROUPED = /^\d{1,3}(?:[\s\u00a0\u202f.,'’]\d{3})+$/u;

const valueOf = (written: string): number[] => {
  if (GROUPED.test(written)) return [Number(written.replaceAll(/\D/gu, ""))];
  const [, whole, part] = /^(\d+)[.,](\d+)$/.exec(written) ?? [];
  if (whole !== undefined) return [Number(`${whole}.${part}`)];
  // Something else stands between the digits, such as a telephone number or a date.
  return written.match(/\d+/g)?.map(Number) ?? [];
};

const scaleAfter = (text: string, end: number): number => {
  const word = /^[\s\u00a0]?([\p{L}]+\.?)/u.exec(text.slice(end))?.[1] ?? "";
  return scales.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
};

/** The numbers that a text states, in digits and in words, each as its value. */
export function numbersIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const match of text.matchAll(NUMBER)) {
    const [written] = match;
    const scale = scaleAfter(text, match.index + written.length);
    for (const value of valueOf(written)) found.add(Math.round(value * scale * 1e6) / 1e6);
  }
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const value = numerals[word];
    if (value !== undefined) found.add(value);
  }
  return found;
}

/** Whether every number of a sentence stands in the sources (D85). */
export const isSupported = (sentence: string, sources: ReadonlySet<number>): boolean =>
  [...numbersIn(sentence)].every((value) => sources.has(value));
