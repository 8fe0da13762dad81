import { isLongRun } from "@hjem/vite-config/test-run";
import { glob } from "node:fs/promises";
import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { withDeclaredOnly } from "./opened-files.ts";
import { quoted, withReport } from "./reports.ts";
import { settled, type Counts, type RunOptions, type Step, type StepResult } from "./step.ts";

/** What Vitest reports; a file that could not be read has failed without a test. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

const fromRoot = (file: string) => path.relative(workspaceRoot, file).split(path.sep).join("/");

/** Tests of each file. */
export const testsByFile = ({ testResults }: VitestReport): Map<string, Counts> =>
  new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (wanted: string) =>
        assertionResults.filter((test) => test.status === wanted).length;
      const [passed, failed] = [count("passed"), count("failed")];
      return [
        fromRoot(name),
        {
          passed,
          failed: failed === 0 && status === "failed" ? 1 : failed,
          skipped: assertionResults.length - passed - failed,
        },
      ];
    }),
  );

/** Arguments that run one failed test again, for each of them; the whole file if it could not be read. */
export const failedVitestTests = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = quoted(fromRoot(name));
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [file];
      return failed.map(
        ({ fullName }) =>
          `${file} -t ${quoted(fullName.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))}`,
      );
    });

/** Packages below the pattern of their test files: each is an input by itself. */
const packagesWith = async (testFiles: string): Promise<readonly string[]> => {
  const folders = new Set<string>();
  for await (const file of glob(testFiles, { cwd: workspaceRoot })) {
    folders.add(file.split(path.sep).slice(0, 2).join("/"));
  }
  return [...folders].toSorted();
};

interface VitestStep {
  /** Projects. @default [] */
  args?: readonly string[];
  /** A package with a configuration of its own. @default the root */
  cwd?: string;
  isInBrowser?: boolean;
  after?: readonly string[];
}

/** Runs Vitest once and counts its tests. */
const runVitest = async (
  args: readonly string[],
  { workers, folders = [], toolArguments = [] }: RunOptions,
  options: { cwd: string; env: Record<string, string> },
): Promise<StepResult> => {
  const reporters = ["--reporter=default", "--reporter=json", "--outputFile.json={report}"];
  // Packages may have tests of another step only.
  const chosen =
    folders.length > 0 ? ["--passWithNoTests", ...folders.map((name) => `${name}/`)] : [];
  const { code, output, report } = await withReport(
    "vitest",
    ["run", ...args, `--maxWorkers=${workers}`, ...reporters, ...chosen, ...toolArguments],
    { cwd: options.cwd, env: () => options.env },
  );
  const counts = report as VitestReport | null;
  const result = {
    passed: counts?.numPassedTests ?? 0,
    failed: counts?.numFailedTests ?? 0,
    skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
    output,
  };
  const mayBeEmpty = folders.length > 0 && code === 0;
  if (counts === null) return mayBeEmpty ? { ...result, files: new Map() } : settled(result, 1);
  const files = testsByFile(counts);
  const hasFailedTest = [...files.values()].some(({ failed }) => failed > 0);
  // An error outside tests belongs to no file, so that none of them is known to have passed.
  const isComplete = code === 0 || (hasFailedTest && !/Unhandled (Error|Rejection)/.test(output));
  return {
    ...(mayBeEmpty ? result : settled(result, code)),
    ...(isComplete ? { files } : {}),
    failedTests: failedVitestTests(counts),
  };
};

/**
 * Vitest: every test counts. `pattern` is that of the test files, or the folder of the package that holds them all. The long
 * run also checks that tests open no file that turbo.json does not declare; those in a browser open none.
 */
export const vitest = (
  name: string,
  pattern: string,
  { args = [], cwd = workspaceRoot, ...order }: VitestStep,
): Step => {
  const inputs = () =>
    pattern.includes("*") ? packagesWith(pattern) : Promise.resolve<readonly string[]>([pattern]);
  return {
    name,
    ...order,
    inputs,
    run: async (options) => {
      const once = (env: Record<string, string>) => runVitest(args, options, { cwd, env });
      if (!isLongRun || order.isInBrowser === true) return once({});
      return withDeclaredOnly(options.folders ?? (await inputs()), once);
    },
  };
};
