import { houseRules } from "@hjem/lint/house-rules";
import { compareCircles, findCircular, readArrows } from "@hjem/lint/package-arrows";
import { readSourceFiles } from "@hjem/lint/source-files";
import { workspaceRoot } from "../workspace-root.ts";
import type { Step } from "./step.ts";

/** How many arrows between the rooms of a package may still run in circles: numbers that only fall. */
const circularArrows: Readonly<Record<string, number>> = {
  "packages/site-server": 2,
};

/** The house's own rules, each counting as one test over the whole source; the last draws the arrows inside packages. */
export const house: Step = {
  name: "house rules",
  run: async () => {
    const files = await readSourceFiles(workspaceRoot);
    const arrows = readArrows(files);
    const circular = [...Map.groupBy(arrows, ({ folder }) => folder).values()].flatMap((inOne) =>
      findCircular(inOne),
    );
    const counts = compareCircles(arrows, circularArrows);
    const grown = counts.filter((count) => count.circular.length > count.allowed);
    const fallen = counts.filter((count) => count.circular.length < count.allowed);
    const findings = [
      ...houseRules.map((rule) =>
        files.flatMap((file) =>
          rule.check(file).map((finding) => `${file.path}: ${finding} (${rule.name})`),
        ),
      ),
      grown.map(
        (count) =>
          `${count.folder}: ${count.circular.length} imports between its rooms run in circles, ${count.allowed} may: ${count.circular.join(", ")}`,
      ),
    ];
    const failed = findings.filter((found) => found.length > 0).length;
    return {
      passed: findings.length - failed,
      failed,
      skipped: 0,
      output: findings.flat().join("\n"),
      note: [
        `${circular.length} of ${arrows.length} arrows inside packages run in circles: tooling/stack/src/checks/house.ts`,
        ...fallen.map((count) => `lower ${count.folder} to ${count.circular.length} there`),
      ].join("; "),
    };
  },
};
