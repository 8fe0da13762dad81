import { readFile } from "node:fs/promises";
import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { sites } from "../stack.ts";
import type { Step } from "./step.ts";
import { turboTask } from "./tools.ts";

/** Scripts of a page until it is idle, without interaction; bytes are brotli 11. */
interface Idle {
  requests: number;
  bytes: number;
}

/** `dist/bytes.json` of a built site: bytes of each page in first load and until idle, with the budgets (D42). */
interface ByteReport {
  /** Bytes, brotli 11. */
  budget: number;
  idleBudget: Idle;
  pages: readonly { page: string; bytes: number; idle: Idle; forbidden: readonly string[] }[];
}

const overBudget = async (site: string): Promise<{ pages: number; findings: string[] }> => {
  const file = path.join(workspaceRoot, "apps", site, "dist/bytes.json");
  const { budget, idleBudget, pages } = JSON.parse(await readFile(file, "utf8")) as ByteReport;
  const findings = pages
    .filter(
      ({ bytes, idle, forbidden }) =>
        bytes > budget ||
        idle.requests > idleBudget.requests ||
        idle.bytes > idleBudget.bytes ||
        forbidden.length > 0,
    )
    .map(
      ({ page, bytes, idle, forbidden }) =>
        `${site}: ${page} has ${bytes} bytes in first load, ${budget} are allowed; ` +
        `${idle.requests} scripts with ${idle.bytes} bytes until idle, ` +
        `${idleBudget.requests} with ${idleBudget.bytes} are allowed; ` +
        `not allowed in it: ${forbidden.join(", ") || "nothing found"}`,
    );
  return { pages: pages.length, findings };
};

/** Production builds of every site, and then each of its pages against the byte budget. */
export const build: Step = {
  name: "build",
  run: async () => {
    const built = await turboTask("build");
    if (built.failed > 0) return built;
    const reports = await Promise.all(sites.map(({ id }) => overBudget(id)));
    const pages = reports.reduce((sum, report) => sum + report.pages, 0);
    const findings = reports.flatMap((report) => report.findings);
    return {
      passed: built.passed + pages - findings.length,
      failed: findings.length,
      skipped: 0,
      output: findings.join("\n"),
    };
  },
};
