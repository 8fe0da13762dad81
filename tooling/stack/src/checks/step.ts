/** What a step of `npm test` counted; `output` is shown only when something failed. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
  /** A line that is shown however the step ends. */
  note?: string;
}

/** One step of `npm test`; `name` is what the command line picks it by. */
export interface Step {
  name: string;
  /** Its tests run in Chromium. @default false */
  isInBrowser?: boolean;
  run: () => Promise<StepResult>;
}

/** The whole run's numbers, in the one line that ends `npm test`. */
export const summaryLine = (results: readonly StepResult[]): string => {
  const sum = (key: "passed" | "failed" | "skipped") =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
};

/** One step's numbers, worded unlike the last line to avoid confusion. */
export const stepLine = ({ passed, failed, skipped }: StepResult): string => {
  const total = passed + failed;
  const counted = failed > 0 ? `${failed} of ${total} failed` : `${total}`;
  return skipped > 0 ? `${counted}, ${skipped} not run` : counted;
};

/**
 * Makes a result honest: a tool that left with an error although it counted none, or that found
 * nothing to check at all, has failed.
 */
export const settled = (result: StepResult, exitCode: number): StepResult => {
  if (exitCode !== 0 && result.failed === 0) return { ...result, failed: 1 };
  if (result.passed + result.failed === 0) {
    return { ...result, failed: 1, output: `${result.output}\nNothing was checked.` };
  }
  return result;
};
