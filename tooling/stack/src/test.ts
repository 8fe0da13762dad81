/** `npm test`: every check of the product, or those named on the command line. */
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { provideChromium } from "./checks/chromium.ts";
import { readCommand } from "./checks/command-line.ts";
import { readInputHashes, readMachine } from "./checks/input-hashes.ts";
import { runChanged, type Replay } from "./checks/replay.ts";
import { runSteps } from "./checks/run-steps.ts";
import { stepLine, summaryLine, type Step, type StepResult } from "./checks/step.ts";
import { steps } from "./checks/steps.ts";
import { storedResults } from "./checks/stored-results.ts";
import { readableDuration } from "./progress.ts";
import { endCommands, workspaceRoot } from "./run-command.ts";

const NAME_WIDTH = 12;
/** Lines of a failed step that are printed: enough for the first failures of a long run. */
const SHOWN_LINES = 400;
/** Failed tests whose command is printed. */
const SHOWN_COMMANDS = 20;

const leave = () => {
  endCommands();
  process.exit(1);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(signal, leave);

const now = () => performance.now();

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const readArguments = () => {
  try {
    return readCommand(
      process.argv.slice(2),
      steps.map(({ name }) => name),
    );
  } catch (error) {
    return fail(error);
  }
};
const { named, isForced, toolArguments } = readArguments();
const chosen = named.length === 0 ? steps : steps.filter(({ name }) => named.includes(name));

const storeFolder = path.join(workspaceRoot, "node_modules/.cache/hjem-test-results");
const hasFilter = toolArguments.length > 0;
const replay: Replay = {
  store: storedResults(storeFolder),
  // Tests picked by hand are run, whatever has changed.
  before: hasFilter ? Promise.resolve(null) : readInputHashes(),
  readHashes: readInputHashes,
  readMachine,
  isForced: !hasFilter && (isForced || !existsSync(storeFolder)),
};

const printFailure = ({ name }: Step, { output, failedTests = [] }: StepResult) => {
  const lines = output.trimEnd().split("\n").slice(-SHOWN_LINES);
  console.log(lines.map((line) => `    ${line}`).join("\n"));
  if (failedTests.length === 0) return;
  const shown = failedTests.slice(0, SHOWN_COMMANDS);
  const more = failedTests.length - shown.length;
  console.log(`\n  To run again${more > 0 ? `, and ${more} more` : ""}:`);
  for (const test of shown) console.log(`    npm test -- ${name} ${test}`);
};

const runStep = async (step: Step, workers: number): Promise<StepResult> => {
  const start = now();
  const result = await runChanged(step, { workers, toolArguments }, replay);
  const mark = result.failed === 0 ? "✓" : "✗";
  console.log(
    `${mark} ${step.name.padEnd(NAME_WIDTH)} ${stepLine(result)} (${readableDuration(now() - start)})`,
  );
  if (result.note) console.log(`  ${result.note}`);
  if (result.failed > 0) printFailure(step, result);
  return result;
};

const start = now();
try {
  if (chosen.some(({ isInBrowser }) => isInBrowser)) await provideChromium(console.log);
} catch (error) {
  fail(error);
}
if (!hasFilter) {
  void replay.before.then((hashes) => {
    if (hashes === null) console.log("Everything runs: turbo could not hash what the steps read.");
  });
}
const results = await runSteps(chosen, os.availableParallelism(), runStep);
console.log(`Took ${readableDuration(now() - start)}.\n`);
console.log(summaryLine(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
