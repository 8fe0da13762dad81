import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** A result without a failure, and the key of everything it depends on. */
export interface StoredResult {
  key: string;
  passed: number;
  skipped: number;
  /** A line that is printed again. */
  note?: string;
}

/** Results of each step for each of its inputs, the newest first. */
export interface ResultStore {
  find: (step: string, input: string, key: string) => Promise<StoredResult | undefined>;
  put: (step: string, input: string, result: StoredResult) => Promise<void>;
}

/** Results kept of each step and input: enough to go back and forth between two branches. */
const KEPT = 4;

/** Keeps results as files, one of each step and input; each is replaced as a whole, so that two runs may use them at once. */
export function storedResults(folder: string): ResultStore {
  const fileOf = (step: string, input: string) =>
    path.join(folder, step.replaceAll(" ", "-"), `${input.replaceAll("/", "-")}.json`);
  const read = async (file: string): Promise<StoredResult[]> => {
    try {
      return JSON.parse(await readFile(file, "utf8")) as StoredResult[];
    } catch {
      // Caught: there is none yet, or none that can be read, and what has no result is run.
      return [];
    }
  };
  return {
    find: async (step, input, key) =>
      (await read(fileOf(step, input))).find((result) => result.key === key),
    put: async (step, input, result) => {
      const file = fileOf(step, input);
      const others = (await read(file)).filter(({ key }) => key !== result.key);
      await mkdir(path.dirname(file), { recursive: true });
      const written = `${file}.${randomUUID()}`;
      await writeFile(written, JSON.stringify([result, ...others].slice(0, KEPT)));
      await rename(written, file);
    },
  };
}
