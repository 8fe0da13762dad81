import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { brotliBytes, FIRST_LOAD_BUDGET_BYTES, firstLoads, type Chunk } from "./first-load.ts";
import type { LazyModule } from "./lazy-modules.ts";
import { workspaceRoot } from "./workspace-root.ts";

const fromRoot = (file: string) =>
  path
    .relative(workspaceRoot, file.split("?")[0] ?? file)
    .split(path.sep)
    .join("/");

/**
 * Writes `dist/bytes.json`, the first load of every page, and fails the build when a lazy module has no file of its own,
 * a page is over the budget, or something is in first load that must not be.
 */
export function byteReport(lazy: ReadonlyMap<string, LazyModule>): Plugin {
  return {
    name: "hjem:byte-report",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "dist/client" }, bundle) {
      const chunks: Chunk[] = Object.values(bundle).filter((output) => output.type === "chunk");
      const { pages, missing } = firstLoads(chunks, [...lazy.values()], fromRoot, brotliBytes);
      const report = { budget: FIRST_LOAD_BUDGET_BYTES, pages };
      await writeFile(path.resolve(dir, "../bytes.json"), `${JSON.stringify(report, null, 2)}\n`);

      const problems = [
        ...missing.map((module) => `${module} is declared lazy but has no file of its own`),
        ...pages
          .filter(({ bytes }) => bytes > FIRST_LOAD_BUDGET_BYTES)
          .map(
            ({ page, bytes }) =>
              `${page}: ${bytes} bytes in first load, ${FIRST_LOAD_BUDGET_BYTES} are allowed`,
          ),
        ...new Set(
          pages.flatMap(({ forbidden }) => forbidden.map((id) => `${id} is in first load`)),
        ),
      ];
      for (const { page, bytes, language } of pages) {
        this.info(`${(bytes / 1000).toFixed(1).padStart(6)} KB first load  ${page} (${language})`);
      }
      if (problems.length > 0) this.error(problems.join("\n"));
    },
  };
}
