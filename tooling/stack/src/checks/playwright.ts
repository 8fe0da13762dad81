import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { quoted, withReport } from "./reports.ts";
import { settled, type Step } from "./step.ts";

interface Suite {
  suites?: readonly Suite[];
  specs: readonly {
    file: string;
    line: number;
    tests: readonly { projectName: string; status: string }[];
  }[];
}

/** What Playwright reports. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: readonly Suite[];
}

/** Arguments that run one failed journey again, for each of them, without those that its project waits for. */
export const failedJourneys = ({ suites = [] }: PlaywrightReport): string[] =>
  suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(
          ({ projectName }) =>
            `${quoted(`${file}:${line}`)} ${quoted(`--project=${projectName}`)} --no-deps`,
        ),
    ),
    ...failedJourneys({ stats: none, suites: suite.suites ?? [] }),
  ]);

const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

/** Playwright: every test counts, and a flaky one has failed. `folder` is the package, and what the result depends on. */
export const playwright = (name: string, folder: string): Step => ({
  name,
  inputs: () => Promise.resolve([folder]),
  run: async ({ workers, toolArguments = [] }) => {
    const { code, output, report } = await withReport(
      "playwright",
      ["test", "--reporter=list,json", `--workers=${workers}`, ...toolArguments],
      {
        cwd: path.join(workspaceRoot, folder),
        env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
      },
    );
    const journeys = (report as PlaywrightReport | null) ?? { stats: none };
    const { expected, unexpected, flaky, skipped } = journeys.stats;
    return {
      ...settled({ passed: expected, failed: unexpected + flaky, skipped, output }, code),
      failedTests: failedJourneys(journeys),
    };
  },
});
