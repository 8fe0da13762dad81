/** A stream of random numbers that is the same for the same seed text on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  /** True in `share` of the cases (0 to 1). */
  chance: (share: number) => boolean;
  /** One of the items, with equal probability. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of the items, with a probability in proportion to its weight. */
  weighted: <Item>(items: readonly (readonly [Item, number])[]) => Item;
  /** `count` different items (fewer where there are fewer), in random order. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  /** A number around 0 that is rarely beyond -2 or 2. */
  normal: () => number;
}

/** A 32-bit number of a text (FNV-1a with a final mix). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Demo data depends only on its seed (D35): every part of a listing uses its own stream. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error(`Nothing to pick from for ${seed}`);
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted: (items) => {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = next() * total;
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(items)[0];
    },
    sample: (items, count) => {
      const left = [...items];
      const taken: (typeof left)[number][] = [];
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(Math.floor(next() * left.length), 1));
      }
      return taken;
    },
    normal: () => next() + next() + next() + next() + next() + next() - 3,
  };
}

/** Weighted items, drawn by binary search: for the hundreds of places of a region. Throws for an empty list. */
export function weightedTable<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
): (random: Random) => Item {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weightOf(item);
    sums.push(total);
  }
  return (random) => {
    const wanted = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new Error("A table without items has nothing to draw");
    return item;
  };
}
