import { errorCode } from "@hjem/domain/narrow";
import { spawn } from "node:child_process";
import path from "node:path";

/** Absolute path of the repository, from which every command runs. */
export const workspaceRoot = path.resolve(import.meta.dirname, "../../..");

/** Output and exit code of a program; 1 if it was ended by a signal. */
export interface CommandResult {
  code: number;
  output: string;
}

const running = new Set<number>();

/** Ends every running program with its child processes. */
export const endCommands = () => {
  for (const pid of running) {
    try {
      process.kill(-pid, "SIGKILL");
    } catch (error) {
      // It has already ended.
      if (errorCode(error) !== "ESRCH") throw error;
    }
  }
};

/** Runs a program from the repository's root and collects its output. Never rejects. */
export const runCommand = (
  program: string,
  args: readonly string[],
  { cwd = workspaceRoot, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => chunks.push(Buffer.from(error.message)));
    child.on("close", (code) => {
      if (pid !== undefined) running.delete(pid);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
