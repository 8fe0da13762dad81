import { isLongRun } from "@hjem/vite-config/test-run";
import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { build } from "./budgets.ts";
import { citations } from "./citations.ts";
import { house } from "./house.ts";
import { messages } from "./messages.ts";
import type { Step } from "./step.ts";
import { playwright, vitest, yesOrNo } from "./tools.ts";
import { types } from "./type-check.ts";

/** Pictures of stories beside those that are stored, of the same Chromium. */
const visual = yesOrNo("visual", "node", ["tooling/storybook/src/visual/main.ts", "--build"]);

/**
 * All checks, in the order in which they start (`runSteps`): the builds, the quick ones, then the longest. Journeys come
 * last and alone: the tests of the API keep both processors busy by themselves, so that nothing is faster beside them, and
 * a browser that waits for a processor meets a journey's time limits.
 */
export const steps: readonly Step[] = [
  yesOrNo("format", "oxfmt", ["--check"]),
  build,
  yesOrNo("lint", "oxlint", ["--type-aware", "--deny-warnings"]),
  types,
  messages,
  house,
  citations,
  yesOrNo("boundaries", "turbo", ["boundaries"]),
  yesOrNo("unused", "knip", []),
  // Production entries only: code that only tests use is unused.
  yesOrNo("unused in production", "knip", ["--production", "--include", "files,exports,types"]),
  vitest("rules", ["--project=rules"]),
  { ...vitest("components", ["--project=components"]), isInBrowser: true },
  { ...vitest("stories", [], path.join(workspaceRoot, "tooling/storybook")), isInBrowser: true },
  { ...vitest("workspace", ["--project=workspace"]), after: ["build"] },
  { ...vitest("api", ["--project=api"]), after: ["build"] },
  { ...vitest("contract", ["--project=contract"]), after: ["build"] },
  ...(isLongRun ? [{ ...visual, isInBrowser: true, after: ["stories"] }] : []),
  {
    ...playwright("journeys", path.join(workspaceRoot, "tooling/e2e")),
    after: ["build", "components", "stories", "workspace", "api", "contract", "visual"],
    isInBrowser: true,
  },
];
