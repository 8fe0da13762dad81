/** Tests of a step or of one of its files. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Result of a step of `npm test`; `output` is printed only if something failed. */
export interface StepResult extends Counts {
  output: string;
  /** A line that is always printed. */
  note?: string;
  /** Passed tests that were not run again, because nothing they read has changed. @default 0 */
  replayed?: number;
  /** Tests by file, the path from the repository's root; only if all files that were to run did. */
  files?: ReadonlyMap<string, Counts>;
  /** What to write after `npm test -- <step>` to run one failed test again, for each of them. @default [] */
  failedTests?: readonly string[];
}

/** How a step is run. */
export interface RunOptions {
  /** Processes or threads that it may keep busy. */
  workers: number;
  /** Only the tests of these folders. @default all */
  folders?: readonly string[];
  /** Passed on to the tool, such as a file and a test's name. @default [] */
  toolArguments?: readonly string[];
}

/** One step of `npm test`; `name` selects it on the command line. */
export interface Step {
  name: string;
  /** Names of the steps that must have ended before it starts. @default [] */
  after?: readonly string[];
  /** Its tests run in Chromium. @default false */
  isInBrowser?: boolean;
  /**
   * What its result depends on, as named by `readInputHashes`: one name, or the folders of all packages with tests, each of
   * which is run again by itself. A step without is always run.
   */
  inputs?: () => Promise<readonly string[]>;
  run: (options: RunOptions) => Promise<StepResult>;
}

/** Totals of the run, the last line of `npm test`. */
export const summaryLine = (results: readonly StepResult[]): string => {
  const sum = (key: "passed" | "failed" | "skipped" | "replayed") =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const [skipped, replayed] = [sum("skipped"), sum("replayed")];
  return [
    `${sum("passed")} passed, ${sum("failed")} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(replayed > 0 ? [`${replayed} of the passed replayed`] : []),
  ].join(", ");
};

/** Numbers of one step, in another form than the last line. */
export const stepLine = ({ passed, failed, skipped, replayed = 0 }: StepResult): string => {
  const total = passed + failed;
  return [
    failed > 0 ? `${failed} of ${total} failed` : `${total}`,
    ...(skipped > 0 ? [`${skipped} not run`] : []),
    ...(replayed > 0 ? [`${replayed} replayed`] : []),
  ].join(", ");
};

/**
 * Corrects a result: a tool that exited with an error although it counted none, or that found
 * nothing to check, has failed.
 */
export const settled = (result: StepResult, exitCode: number): StepResult => {
  if (exitCode !== 0 && result.failed === 0) return { ...result, failed: 1 };
  if (result.passed + result.failed === 0) {
    return { ...result, failed: 1, output: `${result.output}\nNothing was checked.` };
  }
  return result;
};
