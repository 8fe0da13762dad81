import { setTimeout as wait } from "node:timers/promises";
import type { Part } from "./parts/part.ts";
import { createRestarts } from "./parts/restarts.ts";
import { endCommands } from "./run-command.ts";
import { createStack, type Stack, type StackOptions } from "./stack.ts";
import { StartProblem } from "./start-problem.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs the stack for a person: starts parts again when they die, ends everything on Ctrl-C,
 * SIGTERM or when the process that started us is gone, and turns a `StartProblem` into one line
 * and exit code 1. `begin` brings the parts up.
 */
export const supervise = async (
  options: () => Promise<Omit<StackOptions, "onDeath">>,
  begin: (stack: Stack) => Promise<void>,
) => {
  let stack: Stack | null = null;
  let isEnding = false;
  const restarts = new Map<Part, () => number | null>();

  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    endCommands();
    await stack?.stop();
    process.exit(code);
  };
  const fail = (error: unknown) => {
    if (isEnding) return;
    console.error(error instanceof StartProblem ? error.message : error);
    void end(1);
  };

  const revive = async (part: Part, reason: string) => {
    if (isEnding) return;
    const next = restarts.get(part) ?? createRestarts(() => performance.now());
    restarts.set(part, next);
    const delay = next();
    if (delay === null) {
      fail(new StartProblem(`${part.name} keeps ending (${reason}); its log tells more.`));
      return;
    }
    console.error(`${part.name} ended (${reason}); starting it again in ${delay / 1000} s.`);
    await wait(delay);
    if (isEnding) return;
    try {
      await part.start();
      console.error(`${part.name} is back.`);
    } catch (error) {
      await revive(part, error instanceof Error ? error.message : String(error));
    }
  };

  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  process.on("disconnect", () => void end(0));
  try {
    stack = createStack({
      ...(await options()),
      onDeath: (part, reason) => void revive(part, reason),
    });
    await begin(stack);
  } catch (error) {
    fail(error);
  }
};
