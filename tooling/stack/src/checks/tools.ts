import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runCommand } from "../run-command.ts";
import { settled, type Step, type StepResult } from "./step.ts";

/** A tool with only an exit code counts as one test. */
export const yesOrNo = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runCommand(program, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
  },
});

const turboTasks = /^\s*Tasks:\s+(\d+) successful, (\d+) total/m;

/** A task of every package that has it; each package counts as one test. */
export const turboTask = async (task: string): Promise<StepResult> => {
  const { code, output } = await runCommand("turbo", [
    "run",
    task,
    "--continue",
    "--output-logs=errors-only",
  ]);
  const [, successful = "0", total = "0"] = turboTasks.exec(output) ?? [];
  const passed = Number(successful);
  return settled({ passed, failed: Number(total) - passed, skipped: 0, output }, code);
};

/** Runs a program that writes its report as JSON to the file named by `{report}` in `args`. */
const withReport = async (
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: (reportFile: string) => Record<string, string> },
): Promise<{ code: number; output: string; report: unknown }> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hjem-report-"));
  const file = path.join(folder, "report.json");
  try {
    const { code, output } = await runCommand(
      program,
      args.map((argument) => argument.replace("{report}", file)),
      {
        ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
        env: options.env?.(file) ?? {},
      },
    );
    // A program that could not start writes no report.
    const text = existsSync(file) ? await readFile(file, "utf8") : null;
    return { code, output, report: text === null ? null : JSON.parse(text) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Vitest: every test counts; `args` picks projects, `cwd` a package with a configuration of its own. */
export const vitest = (name: string, args: readonly string[], cwd?: string): Step => ({
  name,
  run: async () => {
    const { code, output, report } = await withReport(
      "vitest",
      ["run", ...args, "--reporter=default", "--reporter=json", "--outputFile.json={report}"],
      cwd === undefined ? {} : { cwd },
    );
    const counts = report as VitestReport | null;
    return settled(
      {
        passed: counts?.numPassedTests ?? 0,
        failed: counts?.numFailedTests ?? 0,
        skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
        output,
      },
      code,
    );
  },
});

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Playwright: every test counts, and a flaky one has failed. */
export const playwright = (name: string, cwd: string): Step => ({
  name,
  run: async () => {
    const { code, output, report } = await withReport(
      "playwright",
      ["test", "--reporter=list,json"],
      { cwd, env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }) },
    );
    const stats = (report as PlaywrightReport | null)?.stats ?? {
      expected: 0,
      unexpected: 0,
      flaky: 0,
      skipped: 0,
    };
    return settled(
      {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        output,
      },
      code,
    );
  },
});
