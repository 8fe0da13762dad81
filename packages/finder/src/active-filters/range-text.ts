/** How one end of a range, or both, are said. */
export interface RangeWords {
  from: (value: string) => string;
  upTo: (value: string) => string;
}

/** A range in words: "from 60 m²", "up to 90 m²", "60–90 m²"; `both` writes a range with two ends. */
export function rangeText(
  words: RangeWords,
  min: number | undefined,
  max: number | undefined,
  one: (value: number) => string,
  both: (min: number, max: number) => string,
): string {
  if (min !== undefined && max !== undefined) return both(min, max);
  if (min !== undefined) return words.from(one(min));
  return max === undefined ? "" : words.upTo(one(max));
}
