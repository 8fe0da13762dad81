import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { build } from "./budgets.ts";
import { citations } from "./citations.ts";
import { house } from "./house.ts";
import { messages } from "./messages.ts";
import type { Step } from "./step.ts";
import { playwright, vitest, yesOrNo } from "./tools.ts";
import { types } from "./types.ts";

/**
 * All checks, quick ones first, in the order in which `npm test` runs them. Those in one row run in
 * parallel, because none uses two cores. Copies of the workspace are compared with the builds.
 */
export const steps: readonly (readonly Step[])[] = [
  [
    yesOrNo("format", "oxfmt", ["--check"]),
    house,
    citations,
    yesOrNo("boundaries", "turbo", ["boundaries"]),
    yesOrNo("lint", "oxlint", ["--type-aware", "--deny-warnings"]),
    yesOrNo("unused", "knip", []),
    // Production entries only: code that only tests use is unused.
    yesOrNo("unused in production", "knip", ["--production", "--include", "files,exports,types"]),
    messages,
    types,
  ],
  [vitest("rules", ["--project=rules"]), build],
  [vitest("api", ["--project=api"]), vitest("workspace", ["--project=workspace"])],
  [
    vitest("contract", ["--project=contract"]),
    { ...vitest("components", ["--project=components"]), isInBrowser: true },
    { ...vitest("stories", [], path.join(workspaceRoot, "tooling/storybook")), isInBrowser: true },
  ],
  [{ ...playwright("journeys", path.join(workspaceRoot, "tooling/e2e")), isInBrowser: true }],
];
