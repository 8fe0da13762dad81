import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import {
  FIRST_LOAD_BUDGET_BYTES,
  HTML_BUDGET_BYTES,
  IDLE_BUDGET,
  MAP_BUDGET,
  RESULTS_BUDGET,
} from "./byte-budgets.ts";
import { brotliBytes, excessOf, firstLoads, type Chunk } from "./first-load.ts";
import type { LazyModule } from "./lazy-modules.ts";
import { AFTER_LOAD } from "./page-chunks.ts";
import { workspaceRoot } from "./workspace-root.ts";

const fromRoot = (file: string) =>
  path
    .relative(workspaceRoot, file.split("?")[0] ?? file)
    .split(path.sep)
    .join("/");

/**
 * Writes `dist/bytes.json`, the bytes of each page in first load and until idle, with all budgets (journeys and the bench read
 * them there), and fails the build if a lazy module has no chunk,
 * a page is over its budget, or a forbidden module is in first load.
 */
export function byteReport(lazy: ReadonlyMap<string, LazyModule>): Plugin {
  return {
    name: "hjem:byte-report",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "dist/client" }, bundle) {
      const chunks: Chunk[] = Object.values(bundle).filter((output) => output.type === "chunk");
      const { pages, missing } = firstLoads(
        chunks,
        [...lazy.values()],
        fromRoot,
        brotliBytes,
        AFTER_LOAD,
      );
      const report = {
        budget: FIRST_LOAD_BUDGET_BYTES,
        idleBudget: IDLE_BUDGET,
        resultsBudget: RESULTS_BUDGET,
        mapBudget: MAP_BUDGET,
        htmlBudget: HTML_BUDGET_BYTES,
        pages,
      };
      await writeFile(path.resolve(dir, "../bytes.json"), `${JSON.stringify(report, null, 2)}\n`);

      const problems = [
        ...missing.map((module) => `${module} is declared lazy but has no file of its own`),
        ...pages.flatMap(excessOf),
      ];
      for (const { page, bytes, idle, language } of pages) {
        this.info(
          `${(bytes / 1000).toFixed(1).padStart(6)} KB first load, ${idle.requests} scripts with ` +
            `${(idle.bytes / 1000).toFixed(1)} KB until idle  ${page} (${language})`,
        );
      }
      if (problems.length > 0) this.error(problems.join("\n"));
    },
  };
}
