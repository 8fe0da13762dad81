import { existsSync, readdirSync } from "node:fs";
import { runCommand } from "../run-command.ts";

/** Hashes by name: `sources` and `everything` (turbo.json), and the folder of each package. */
export type InputHashes = ReadonlyMap<string, string>;

interface DryRun {
  tasks: readonly { taskId: string; task: string; directory: string; hash: string }[];
}

/** Tasks without a command, declared in turbo.json for their hashes. */
const rootTasks = ["sources", "everything"];

/**
 * What turbo.json declares as inputs of tests, hashed: those of a package hold every package that it depends on, and the
 * settings of the environment that tests read. Null if turbo cannot tell.
 */
export async function readInputHashes(): Promise<InputHashes | null> {
  const { code, output } = await runCommand("turbo", ["run", "test", ...rootTasks, "--dry=json"]);
  const start = output.indexOf("{\n");
  if (code !== 0 || start === -1) return null;
  try {
    const { tasks } = JSON.parse(output.slice(start, output.lastIndexOf("}") + 1)) as DryRun;
    return new Map(
      tasks
        .filter(({ task, taskId }) => task === "test" || taskId.startsWith("//#"))
        .map(({ task, directory, hash }) => [task === "test" ? directory : task, hash]),
    );
  } catch {
    return null;
  }
}

const POSTGRES = "/usr/lib/postgresql";

const chromiumVersion = async (): Promise<string> => {
  const { code, output } = await runCommand(process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", [
    "--version",
  ]);
  // Playwright's own has the version that the lockfile names.
  return code === 0 ? output.trim() : "of Playwright";
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
