import { chromiumPath } from "@hjem/vite-config/chromium";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../run-command.ts";

/** Hashes by name: `sources` and `everything` (turbo.json), and the folder of each package. */
export type InputHashes = ReadonlyMap<string, string>;

interface Task {
  taskId: string;
  task: string;
  /** From the root; empty for the root itself. */
  directory: string;
  hash: string;
  /** Paths from its folder, each with a hash. */
  inputs: Record<string, string>;
  dependencies: readonly string[];
}

interface DryRun {
  tasks: readonly Task[];
  /** Files that are inputs of every task. */
  globalCacheInputs: { files: Record<string, string> };
}

/** Tasks without a command, declared in turbo.json for their hashes. */
const rootTasks = ["sources", "everything"];

/** What turbo would run; null if it cannot tell. */
async function readDryRun(): Promise<DryRun | null> {
  const { code, output } = await runCommand("turbo", ["run", "test", ...rootTasks, "--dry=json"]);
  const start = output.indexOf("{\n");
  if (code !== 0 || start === -1) return null;
  try {
    const json = output.slice(start, output.lastIndexOf("}") + 1);
    return JSON.parse(json) as DryRun;
  } catch {
    // Caught: turbo said something else, so that everything runs and `npm test` says why.
    return null;
  }
}

/**
 * What turbo.json declares as inputs of tests, hashed: those of a package hold every package that it depends on, and the
 * settings of the environment that tests read. Null if turbo cannot tell.
 */
export async function readInputHashes(): Promise<InputHashes | null> {
  const run = await readDryRun();
  if (run === null) return null;
  return new Map(
    run.tasks
      .filter(({ task, taskId }) => task === "test" || taskId.startsWith("//#"))
      .map(({ task, directory, hash }) => [task === "test" ? directory : task, hash]),
  );
}

/** Files of the workspace, from its root: all that are hashed, and those that the tests of each package may open. */
export interface DeclaredInputs {
  all: ReadonlySet<string>;
  byPackage: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The files behind the hashes: a package's own, what it declares beside them, and those of all it depends on. */
export async function readDeclaredInputs(): Promise<DeclaredInputs | null> {
  const run = await readDryRun();
  if (run === null) return null;
  const { tasks, globalCacheInputs } = run;
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const ownFiles = ({ directory, inputs }: Task) =>
    Object.keys(inputs).map((file) => path.posix.join(directory, file));
  const filesOf = (ids: readonly string[], seen: Set<string>): string[] =>
    ids.flatMap((id) => {
      const task = byId.get(id);
      if (task === undefined || seen.has(id)) return [];
      seen.add(id);
      return [...ownFiles(task), ...filesOf(task.dependencies, seen)];
    });
  const everything = byId.get("//#everything");
  return {
    // Inputs of every package need no declaration.
    all: new Set(
      (everything === undefined ? [] : ownFiles(everything)).filter(
        (file) => !(file in globalCacheInputs.files),
      ),
    ),
    byPackage: new Map(
      tasks
        .filter(({ task }) => task === "test")
        .map(({ taskId, directory }) => [directory, new Set(filesOf([taskId], new Set()))]),
    ),
  };
}

const POSTGRES = "/usr/lib/postgresql";

const chromiumVersion = async (): Promise<string> => {
  const file = chromiumPath();
  // Playwright's own has the version that the lockfile names.
  if (file === undefined) return "of Playwright";
  const { output } = await runCommand(file, ["--version"]);
  return `${file} ${output.trim()}`;
};

/** What results depend on beside files and settings: the programs of this machine, and its time zone. */
export async function readMachine(isInBrowser: boolean): Promise<readonly string[]> {
  return [
    `Node ${process.version} ${process.platform} ${process.arch}`,
    `PostgreSQL ${existsSync(POSTGRES) ? readdirSync(POSTGRES).toSorted().join() : "none"}`,
    `zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
    ...(isInBrowser ? [`Chromium ${await chromiumVersion()}`] : []),
  ];
}
