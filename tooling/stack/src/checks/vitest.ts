import { glob } from "node:fs/promises";
import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { quoted, withReport } from "./reports.ts";
import { settled, type Counts, type Step } from "./step.ts";

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

/** Vitest: every test counts. `inputs` is the pattern of the test files, or the folder of the package that holds them all. */
export const vitest = (
  name: string,
  inputs: string,
  { args = [], cwd = workspaceRoot, ...order }: VitestStep,
): Step => ({
  name,
  ...order,
  inputs: () => (inputs.includes("*") ? packagesWith(inputs) : Promise.resolve([inputs])),
  run: async ({ workers, folders = [], toolArguments = [] }) => {
    const { code, output, report } = await withReport(
      "vitest",
      [
        "run",
        ...args,
        `--maxWorkers=${workers}`,
        "--reporter=default",
        "--reporter=json",
        "--outputFile.json={report}",
        // Packages may have tests of another step only.
        ...(folders.length > 0 ? ["--passWithNoTests"] : []),
        ...folders.map((folder) => `${folder}/`),
        ...toolArguments,
      ],
      { cwd },
    );
    const counts = report as VitestReport | null;
    const result = {
      passed: counts?.numPassedTests ?? 0,
      failed: counts?.numFailedTests ?? 0,
      skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
      output,
    };
    if (counts === null) {
      return folders.length > 0 && code === 0
        ? { ...result, files: new Map() }
        : settled(result, 1);
    }
    const files = testsByFile(counts);
    const hasFailedTest = [...files.values()].some(({ failed }) => failed > 0);
    // An error outside tests belongs to no file, so that none of them is known to have passed.
    const isComplete = code === 0 || (hasFailedTest && !/Unhandled (Error|Rejection)/.test(output));
    return {
      ...(folders.length > 0 && code === 0 ? result : settled(result, code)),
      ...(isComplete ? { files } : {}),
      failedTests: failedVitestTests(counts),
    };
  },
});
