import { runCommand } from "../run-command.ts";
import { settled, type Step, type StepResult } from "./step.ts";

/** What single checks depend on: everything but documents, or everything (turbo.json). */
export const sources = () => Promise.resolve(["sources"]);
export const everything = () => Promise.resolve(["everything"]);

/** A tool with only an exit code counts as one test. */
export const yesOrNo = (
  name: string,
  program: string,
  args: readonly string[],
  inputs: () => Promise<readonly string[]>,
): Step => ({
  name,
  inputs,
  run: async ({ toolArguments = [] }) => {
    const { code, output } = await runCommand(program, [...args, ...toolArguments]);
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
