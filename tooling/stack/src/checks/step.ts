/** Result of a step of `npm test`; `output` is printed only if something failed. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
  /** A line that is always printed. */
  note?: string;
}

/** One step of `npm test`; `name` selects it on the command line. */
export interface Step {
  name: string;
  /** Names of the steps that must have ended before it starts. @default [] */
  after?: readonly string[];
  /** Its tests run in Chromium. @default false */
  isInBrowser?: boolean;
  run: () => Promise<StepResult>;
}

/** Totals of the run, the last line of `npm test`. */
export const summaryLine = (results: readonly StepResult[]): string => {
  const sum = (key: "passed" | "failed" | "skipped") =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
};

/** Numbers of one step, in another form than the last line. */
export const stepLine = ({ passed, failed, skipped }: StepResult): string => {
  const total = passed + failed;
  const counted = failed > 0 ? `${failed} of ${total} failed` : `${total}`;
  return skipped > 0 ? `${counted}, ${skipped} not run` : counted;
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
