import { readableDuration } from "./duration.ts";

/** Says what is being done, and how long it took once it is. Rejects as the work does. */
export const during = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  const start = performance.now();
  console.log(`… ${what}`);
  const result = await work;
  console.log(`✓ ${what} (${readableDuration(performance.now() - start)})`);
  return result;
};
