import path from "node:path";
import { expect, test } from "vitest";
import { workspaceRoot } from "../run-command.ts";
import { failedJourneys } from "./playwright.ts";
import { failedVitestTests, testsByFile } from "./vitest.ts";

const report = {
  numPassedTests: 1,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: path.join(workspaceRoot, "packages/ui/src/price.test.ts"),
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "a price has a currency" },
        { status: "failed", fullName: "a price isn't negative (no more than $0)" },
        { status: "skipped", fullName: "later" },
      ],
    },
    {
      name: path.join(workspaceRoot, "apps/api/src/broken.test.ts"),
      status: "failed",
      assertionResults: [],
    },
  ],
};

test("a failed test is run again by its file and name, a file that cannot be read as a whole", () => {
  expect(failedVitestTests(report)).toEqual([
    String.raw`packages/ui/src/price.test.ts -t 'a price isn'\''t negative \(no more than \$0\)'`,
    "apps/api/src/broken.test.ts",
  ]);
});

test("tests are counted by file, and a file that cannot be read has failed", () => {
  expect([...testsByFile(report)]).toEqual([
    ["packages/ui/src/price.test.ts", { passed: 1, failed: 1, skipped: 1 }],
    ["apps/api/src/broken.test.ts", { passed: 0, failed: 1, skipped: 0 }],
  ]);
});

test("a failed journey is run again by its file, line and project, without the projects before it", () => {
  const spec = (line: number, projectName: string, status: string) => ({
    file: "finding-a-home.spec.ts",
    line,
    tests: [{ projectName, status }],
  });
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  const inner = { specs: [spec(60, "no with a new home", "flaky")] };
  const suites = [
    { specs: [spec(12, "no", "expected"), spec(41, "no", "unexpected")], suites: [inner] },
  ];
  expect(failedJourneys({ stats, suites })).toEqual([
    "finding-a-home.spec.ts:41 --project=no --no-deps",
    "finding-a-home.spec.ts:60 '--project=no with a new home' --no-deps",
  ]);
});
