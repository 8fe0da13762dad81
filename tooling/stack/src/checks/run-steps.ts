/**
 * Steps that run at once share the processors: with more, what waits for a browser or another process waits for a
 * processor first, and limits of time are met that say nothing of the code.
 */
const AT_ONCE = 2;

/** What a step must be known by to be run in its turn. */
interface Ordered {
  name: string;
  /** Names of steps that must have ended; those that do not run are not waited for. @default [] */
  after?: readonly string[];
}

/**
 * Runs all steps in their order, each as soon as there is room and those it comes after have ended; returns the results in
 * the same order. Each is told how many workers it may have: half of the cores, all if nothing can run beside it.
 */
export async function runSteps<Step extends Ordered, Result>(
  steps: readonly Step[],
  cores: number,
  run: (step: Step, workers: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<Step, Result>();
  const running = new Set<Promise<void>>();
  const waiting = [...steps];
  const atOnce = Math.min(AT_ONCE, cores);
  const hasEnded = (name: string) => steps.every((step) => step.name !== name || results.has(step));
  const isReady = ({ after = [] }: Step) => after.every(hasEnded);
  const mustWaitFor = ({ after = [] }: Step, earlier: string): boolean =>
    after.some(
      (name) =>
        name === earlier ||
        waiting.some((other) => other.name === name && mustWaitFor(other, earlier)),
    );
  const start = (step: Step) => {
    const isAlone = running.size === 0 && waiting.every((other) => mustWaitFor(other, step.name));
    const workers = isAlone || atOnce === 1 ? cores : Math.max(1, Math.floor(cores / atOnce));
    const ended = run(step, workers).then((result) => {
      results.set(step, result);
      running.delete(ended);
    });
    running.add(ended);
  };
  while (waiting.length + running.size > 0) {
    const ready = waiting.find(isReady);
    if (ready !== undefined && running.size < atOnce) {
      waiting.splice(waiting.indexOf(ready), 1);
      start(ready);
    } else {
      await Promise.race(running);
    }
  }
  return steps.map((step) => results.get(step) as Result);
}
