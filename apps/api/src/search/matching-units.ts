/** What a search found of a project (D110): how many of its units match, and the lowest price of those. */
export interface MatchingUnits {
  count: number;
  priceMin: number | null;
}

/** Text in a finished card whose units were not searched. */
export const NO_UNITS_TEXT = '"matching_units":null';

/** The finished card of a project with what a search found of it. */
export function addMatchingUnits(card: string, units: MatchingUnits | undefined): string {
  if (!units) return card;
  const { count, priceMin } = units;
  return card.replace(
    NO_UNITS_TEXT,
    () => `"matching_units":{"count":${count},"price_min":${priceMin}}`,
  );
}
