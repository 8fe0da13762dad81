import { findPackageCycles, readFolderImports } from "@hjem/lint/folder-imports";
import { houseRules } from "@hjem/lint/house-rules";
import { findUntrueOrders, readRoomOrders } from "@hjem/lint/room-order";
import { readSourceFiles } from "@hjem/lint/source-files";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import type { Step } from "./step.ts";
import { everything } from "./tools.ts";

/** The rules of this repository, each one test over the whole source; the last two check the imports inside packages. */
export const house: Step = {
  name: "house rules",
  inputs: everything,
  run: async () => {
    const files = await readSourceFiles(workspaceRoot);
    const arrows = readFolderImports(files);
    const circles = findPackageCycles(arrows);
    const page = await readFile(path.join(workspaceRoot, "docs/architecture.md"), "utf8");
    const findings = [
      ...houseRules.map((rule) =>
        files.flatMap((file) =>
          rule.check(file).map((finding) => `${file.path}: ${finding} (${rule.name})`),
        ),
      ),
      circles.map(
        ({ folder, circular }) =>
          `${folder}: imports between its rooms run in circles: ${circular.join(", ")} (docs/architecture.md, Rooms)`,
      ),
      findUntrueOrders(readRoomOrders(page), arrows, files).map(
        (finding) => `docs/architecture.md, Rooms: ${finding}`,
      ),
    ];
    const failed = findings.filter((found) => found.length > 0).length;
    return {
      passed: findings.length - failed,
      failed,
      skipped: 0,
      output: findings.flat().join("\n"),
      note: `${arrows.length} arrows between the rooms of packages; packages in which some run in circles: ${circles.length}`,
    };
  },
};
