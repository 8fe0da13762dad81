import { houseRules } from "@hjem/lint/house-rules";
import { readSourceFiles } from "@hjem/lint/source-files";
import { workspaceRoot } from "../workspace-root.ts";
import type { Step } from "./step.ts";

/** The house's own rules, each counting as one test over the whole source. */
export const house: Step = {
  name: "house rules",
  run: async () => {
    const files = await readSourceFiles(workspaceRoot);
    const findings = houseRules.map((rule) =>
      files.flatMap((file) =>
        rule.check(file).map((finding) => `${file.path}: ${finding} (${rule.name})`),
      ),
    );
    const failed = findings.filter((found) => found.length > 0).length;
    return {
      passed: houseRules.length - failed,
      failed,
      skipped: 0,
      output: findings.flat().join("\n"),
    };
  },
};
