import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** The workspace itself. */
export const workspaceRoot = path.resolve(import.meta.dirname, "../../..");
const bin = path.join(workspaceRoot, "node_modules", ".bin");

const leftOut = new Set([
  "node_modules",
  "dist",
  ".turbo",
  ".git",
  ".data",
  ".cache",
  "test-results",
]);

/** A copy of the workspace in a temporary folder, which is modified and deleted. */
export interface WorkspaceCopy {
  root: string;
  /** Runs one of the workspace's programs in the copy. @throws {Error} with all it said when it fails. */
  run: (program: string, ...args: string[]) => string;
  remove: () => Promise<void>;
}

/** Runs one of the workspace's programs in a folder. @throws {Error} with all it said when it fails. */
const runAt = (folder: string, program: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(path.join(bin, program), args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", CI: "1" },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}`);
  return stdout + stderr;
};

/** Copies the sources as they are now and installs them from what the machine already has. */
export const copyWorkspace = async (): Promise<WorkspaceCopy> => {
  const copy = await mkdtemp(path.join(os.tmpdir(), "hjem-workspace-"));
  await cp(workspaceRoot, copy, {
    recursive: true,
    filter: (source) => !leftOut.has(path.basename(source)),
  });
  return {
    root: copy,
    run: (program, ...args) => runAt(copy, program, ...args),
    remove: () => rm(copy, { recursive: true, force: true }),
  };
};
