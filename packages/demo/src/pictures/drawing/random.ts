/** A generator of numbers in [0, 1); the same seed gives the same sequence on every machine. */
export type Random = () => number;

/** A small repeatable generator (32 bits of state) seeded by any text. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from `low` up to `high`. */
export const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random();

/** One entry of a list that is not empty. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
