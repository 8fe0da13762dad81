import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runCommand } from "../run-command.ts";

/** Runs a program that writes its report as JSON to the file named by `{report}` in `args`. */
export const withReport = async (
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

/** An argument as a shell reads it back. */
export const quoted = (argument: string): string =>
  /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
