import { errorCode } from "@hjem/domain/narrow";
import { spawn } from "node:child_process";
import path from "node:path";

/** Absolute path of the repository, from which every command runs. */
export const workspaceRoot = path.resolve(import.meta.dirname, "../../..");

/** What a finished program said and how it left; a program ended by a signal has code 1. */
export interface CommandResult {
  code: number;
  output: string;
}

const running = new Set<number>();

/** Ends every program that is still running, with all that it started. */
export const endCommands = () => {
  for (const pid of running) {
    try {
      process.kill(-pid, "SIGKILL");
    } catch (error) {
      // It has just ended by itself.
      if (errorCode(error) !== "ESRCH") throw error;
    }
  }
};

/** Runs a program from the repository's root and gathers all that it says. Never rejects. */
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
