/**
 * Steps of a row that run at once. Two processors are busy with three: tests in a browser and of processes wait
 * for almost half of their time.
 */
const AT_ONCE = 3;

/** Runs all steps of a row, in their order, the next as soon as one has ended; returns the results in the same order. */
export async function runRow<Step, Result>(
  row: readonly Step[],
  run: (step: Step) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = row.entries();
  const lane = async () => {
    for (const [place, step] of waiting) results[place] = await run(step);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}
