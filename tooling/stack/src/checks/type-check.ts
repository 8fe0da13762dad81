import { glob } from "node:fs/promises";
import path from "node:path";
import { runCommand, workspaceRoot } from "../run-command.ts";
import { settled, type Step } from "./step.ts";
import { sources } from "./tools.ts";

/**
 * Packages with an error among all packages, from the lines of the compiler: `packages/ui/src/x.ts(1,2): error TS…`.
 * The folder is the package; the root's own files have none.
 */
export const packagesWithErrors = (output: string, packages: readonly string[]): string[] => {
  const lines = output.split("\n");
  return packages.filter((folder) => lines.some((line) => line.startsWith(`${folder}/`)));
};

/**
 * Type check of the whole repository in one program: a program for each package would check what it imports again, five
 * times the work. Each package counts as one test.
 */
export const types: Step = {
  name: "types",
  inputs: sources,
  run: async () => {
    const packages: string[] = [];
    for await (const file of glob("{packages,apps,tooling}/*/tsconfig.json", {
      cwd: workspaceRoot,
    })) {
      packages.push(path.dirname(file));
    }
    const { code, output } = await runCommand("tsc", ["-p", ".", "--pretty", "false"]);
    const failed = packagesWithErrors(output, packages).length;
    return settled({ passed: packages.length - failed, failed, skipped: 0, output }, code);
  },
};
