/** The pairs of values that occur together in a combination, each as one text. */
const pairsOf = (combination: object): string[] => {
  const values = Object.entries(combination).map(([factor, value]) => `${factor}=${String(value)}`);
  return values.flatMap((one, place) => values.slice(place + 1).map((other) => `${one}&${other}`));
};

/**
 * A pairwise selection of the combinations, chosen greedily: every two values that occur together in any of them
 * occur together here. Most errors depend on at most two values; `all` omits impossible combinations.
 */
export function pairwise<Combination extends object>(all: readonly Combination[]): Combination[] {
  const left = all.map((combination) => ({ combination, pairs: pairsOf(combination) }));
  const missing = new Set(left.flatMap(({ pairs }) => pairs));
  const chosen: Combination[] = [];
  while (missing.size > 0) {
    const newIn = ({ pairs }: { pairs: readonly string[] }) =>
      pairs.reduce((count, pair) => count + (missing.has(pair) ? 1 : 0), 0);
    let best = left[0];
    let most = 0;
    for (const each of left) {
      const count = newIn(each);
      if (count > most) [best, most] = [each, count];
    }
    if (best === undefined) break;
    chosen.push(best.combination);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return chosen;
}
