/** A candidate: one call of it is one sample. */
export interface Candidate {
  name: string;
  run: () => Promise<void>;
}

/** Percentiles of the samples, in milliseconds. */
export interface Timing {
  name: string;
  p50: number;
  p95: number;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Percentiles of samples in any order. */
export const percentiles = (samples: readonly number[]): Omit<Timing, "name"> => {
  const sorted = samples.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
};

/**
 * Measures candidates against each other: after a warm-up each is called once in every round, one after
 * the other, so that other load of the machine affects all alike.
 */
export const interleaved = async (
  candidates: readonly Candidate[],
  rounds: number,
  now: () => number,
): Promise<Timing[]> => {
  const samples = candidates.map((): number[] => []);
  const warmUps = Math.ceil(rounds / 5);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, { run }] of candidates.entries()) {
      const start = now();
      await run();
      if (round >= 0) samples[index]?.push(now() - start);
    }
  }
  return candidates.map(({ name }, index) => ({ name, ...percentiles(samples[index] ?? []) }));
};
