import { createHash } from "node:crypto";
import type { InputHashes } from "./input-hashes.ts";
import type { Counts, RunOptions, Step, StepResult } from "./step.ts";
import type { ResultStore } from "./stored-results.ts";

/** What is known of earlier runs. */
export interface Replay {
  store: ResultStore;
  /** Hashes of the inputs when the run began; null if nothing can be hashed, and then everything runs. */
  before: Promise<InputHashes | null>;
  /** Hashes of the inputs as they are now. */
  readHashes: () => Promise<InputHashes | null>;
  readMachine: (isInBrowser: boolean) => Promise<readonly string[]>;
  /** Everything runs, and its results are stored. @default false */
  isForced?: boolean;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };
const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** Keys of all inputs that have a hash. */
const keysOf = (inputs: readonly string[], hashes: InputHashes, machine: readonly string[]) =>
  new Map(
    inputs.flatMap((input) => {
      const hash = hashes.get(input);
      if (hash === undefined) return [];
      const key = createHash("sha256")
        .update(JSON.stringify([hash, ...machine]))
        .digest("hex");
      return [[input, key] as const];
    }),
  );

/** Counts of each input that ran: of the whole result if it is the only one, else of the files below its folder. */
const countsByInput = (inputs: readonly string[], result: StepResult): Map<string, Counts> => {
  if (inputs.length === 1) return new Map(inputs.map((input) => [input, result]));
  if (result.files === undefined) return new Map();
  const counts = new Map(inputs.map((input) => [input, none]));
  for (const [file, ofFile] of result.files) {
    const input = inputs.find((folder) => file.startsWith(`${folder}/`));
    if (input !== undefined) counts.set(input, add(counts.get(input) ?? none, ofFile));
  }
  return counts;
};

const isBelow = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

/** Runs of a step only what has changed since it last passed, and counts the rest as it was then. */
export async function runChanged(
  step: Step,
  options: RunOptions,
  { store, before, readHashes, readMachine, isForced = false }: Replay,
): Promise<StepResult> {
  // Nothing to wait for if everything runs anyway.
  if (step.inputs === undefined || (!isForced && (await before) === null)) return step.run(options);
  const inputs = await step.inputs();
  const readKeys = async (hashes: Promise<InputHashes | null>) =>
    keysOf(inputs, (await hashes) ?? new Map(), await readMachine(step.isInBrowser === true));
  const keys = isForced ? null : await readKeys(before);
  let replayed = none;
  const notes: string[] = [];
  const changed: string[] = [];
  for (const input of inputs) {
    const key = keys?.get(input);
    const stored = key === undefined ? undefined : await store.find(step.name, input, key);
    if (stored === undefined) {
      changed.push(input);
      continue;
    }
    replayed = add(replayed, { ...stored, failed: 0 });
    if (stored.note) notes.push(stored.note);
  }
  if (changed.length === 0) {
    return { ...replayed, replayed: replayed.passed, output: "", note: notes.join("\n") };
  }
  const isAll = changed.length === inputs.length;
  const result = await step.run({ ...options, ...(isAll ? {} : { folders: changed }) });
  const counts = { ...add(result, replayed), replayed: replayed.passed };
  const strays = [...(result.files?.keys() ?? [])].filter((file) => !isBelow(file, inputs));
  if (inputs.length > 1 && strays.length > 0) {
    const output = `No input of the step ${step.name} holds ${strays.join(", ")}.`;
    return { ...result, ...counts, failed: counts.failed + 1, output };
  }
  // What was edited during the run has been tested in neither state.
  const [keysBefore, keysAfter] = await Promise.all([
    keys ?? readKeys(before),
    readKeys(readHashes()),
  ]);
  for (const [input, { passed, failed, skipped }] of countsByInput(changed, result)) {
    const key = keysBefore.get(input);
    if (failed > 0 || key === undefined || key !== keysAfter.get(input)) continue;
    await store.put(step.name, input, {
      key,
      passed,
      skipped,
      ...(result.note && { note: result.note }),
    });
  }
  return { ...result, ...counts };
}
