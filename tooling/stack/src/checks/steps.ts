import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { build } from "./budgets.ts";
import { citations } from "./citations.ts";
import { house } from "./house.ts";
import { messages } from "./messages.ts";
import type { Step } from "./step.ts";
import { playwright, vitest, yesOrNo } from "./tools.ts";
import { types } from "./type-check.ts";

/**
 * All checks. A row starts when the one before it has ended: quick ones first, then the builds; copies of the workspace,
 * which have the builds written again; and what runs the builds. In a row the longest come first (`runRow`).
 */
export const steps: readonly (readonly Step[])[] = [
  [
    yesOrNo("format", "oxfmt", ["--check"]),
    yesOrNo("lint", "oxlint", ["--type-aware", "--deny-warnings"]),
    types,
    yesOrNo("unused", "knip", []),
    // Production entries only: code that only tests use is unused.
    yesOrNo("unused in production", "knip", ["--production", "--include", "files,exports,types"]),
    messages,
    house,
    citations,
    yesOrNo("boundaries", "turbo", ["boundaries"]),
  ],
  [vitest("rules", ["--project=rules"]), build],
  [
    { ...vitest("stories", [], path.join(workspaceRoot, "tooling/storybook")), isInBrowser: true },
    { ...vitest("components", ["--project=components"]), isInBrowser: true },
    vitest("workspace", ["--project=workspace"]),
  ],
  [
    { ...playwright("journeys", path.join(workspaceRoot, "tooling/e2e")), isInBrowser: true },
    vitest("api", ["--project=api"]),
    vitest("contract", ["--project=contract"]),
  ],
];
