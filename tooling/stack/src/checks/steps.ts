import { isLongRun } from "@hjem/vite-config/test-run";
import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { build } from "./budgets.ts";
import { citations } from "./citations.ts";
import { house } from "./house.ts";
import { messages } from "./messages.ts";
import { playwright } from "./playwright.ts";
import type { Step } from "./step.ts";
import { everything, sources, yesOrNo } from "./tools.ts";
import { types } from "./type-check.ts";
import { vitest } from "./vitest.ts";

const inPackage = (folder: string) => ({ cwd: path.join(workspaceRoot, folder) });
const oneProject = (name: string) => ({ args: [`--project=${name}`] });

/** Pictures of stories beside those that are stored, of the same Chromium. */
const visual: Step = {
  ...yesOrNo("visual", "node", ["tooling/storybook/src/visual/main.ts", "--build"], () =>
    Promise.resolve(["tooling/storybook"]),
  ),
  isInBrowser: true,
  after: ["stories"],
};

/**
 * All checks, in the order in which they start (`runSteps`): the builds, the quick ones, then the longest first, so that
 * both lanes end at the same time. Journeys come last and alone: the tests of the API keep both processors busy by
 * themselves, so that nothing is faster beside them, and a browser that waits for a processor meets a journey's time limits.
 */
export const steps: readonly Step[] = [
  yesOrNo("format", "oxfmt", ["--check"], everything),
  build,
  yesOrNo("lint", "oxlint", ["--type-aware", "--deny-warnings"], sources),
  types,
  messages,
  house,
  citations,
  yesOrNo("boundaries", "turbo", ["boundaries"], sources),
  yesOrNo("unused", "knip", [], sources),
  // Production entries only: code that only tests use is unused.
  yesOrNo(
    "unused in production",
    "knip",
    ["--production", "--include", "files,exports,types"],
    sources,
  ),
  vitest("rules", "{packages,tooling}/*/src/**/*.test.ts", oneProject("rules")),
  vitest("api", "{apps/*,packages/demo}/src/**/*.test.ts", {
    ...oneProject("api"),
    after: ["build"],
  }),
  vitest("components", "packages/*/src/**/*.test.tsx", {
    ...oneProject("components"),
    isInBrowser: true,
  }),
  vitest("stories", "tooling/storybook", { ...inPackage("tooling/storybook"), isInBrowser: true }),
  vitest("workspace", "tooling/new", { ...oneProject("workspace"), after: ["build"] }),
  vitest("contract", "tooling/contract", { ...oneProject("contract"), after: ["build"] }),
  ...(isLongRun ? [visual] : []),
  {
    ...playwright("journeys", "tooling/e2e"),
    after: ["build", "components", "stories", "workspace", "api", "contract", "visual"],
    isInBrowser: true,
  },
];
