const SECOND_MS = 1000;
const MINUTE_S = 60;

/** A duration for people: `0.4 s`, `41 s`, `3 min 05 s`. */
export const readableDuration = (ms: number): string => {
  const seconds = ms / SECOND_MS;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (Math.round(seconds) < MINUTE_S) return `${Math.round(seconds)} s`;
  const rest = String(Math.round(seconds) % MINUTE_S).padStart(2, "0");
  return `${Math.floor(Math.round(seconds) / MINUTE_S)} min ${rest} s`;
};

/** Prints a task, and its duration once it is done. Rejects with the error of the task. */
export const during = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  const start = performance.now();
  console.log(`… ${what}`);
  const result = await work;
  console.log(`✓ ${what} (${readableDuration(performance.now() - start)})`);
  return result;
};
