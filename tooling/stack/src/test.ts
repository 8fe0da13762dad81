/** `npm test`: every check of the product, or those named on the command line. */
import { provideChromium } from "./checks/chromium.ts";
import { runSteps } from "./checks/run-steps.ts";
import { stepLine, summaryLine, type Step, type StepResult } from "./checks/step.ts";
import { steps } from "./checks/steps.ts";
import { readableDuration } from "./progress.ts";
import { endCommands } from "./run-command.ts";

const NAME_WIDTH = 12;
/** Lines of a failed step that are printed: enough for the first failures of a long run. */
const SHOWN_LINES = 400;

const leave = () => {
  endCommands();
  process.exit(1);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(signal, leave);

const now = () => performance.now();

const named = process.argv.slice(2);
const names = steps.map(({ name }) => name);
const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}; there are ${names.join(", ")}.`);
  process.exit(1);
}
const chosen = named.length === 0 ? steps : steps.filter(({ name }) => named.includes(name));

const runStep = async (step: Step): Promise<StepResult> => {
  const start = now();
  const result = await step.run();
  const mark = result.failed === 0 ? "✓" : "✗";
  console.log(
    `${mark} ${step.name.padEnd(NAME_WIDTH)} ${stepLine(result)} (${readableDuration(now() - start)})`,
  );
  if (result.note) console.log(`  ${result.note}`);
  if (result.failed > 0) {
    const lines = result.output.trimEnd().split("\n").slice(-SHOWN_LINES);
    console.log(lines.map((line) => `    ${line}`).join("\n"));
  }
  return result;
};

const start = now();
try {
  if (chosen.some(({ isInBrowser }) => isInBrowser)) await provideChromium(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const results = await runSteps(chosen, runStep);
console.log(`Took ${readableDuration(now() - start)}.\n`);
console.log(summaryLine(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
