import { describeStartError, StartError } from "@hjem/api/start-error";
import { setTimeout as wait } from "node:timers/promises";
import { createRestarts } from "./processes/restarts.ts";
import type { ServiceProcess } from "./processes/service-process.ts";
import { endCommands } from "./run-command.ts";
import { createStack, type Stack, type StackOptions } from "./stack.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Supervises the stack: restarts crashed services, ends everything on Ctrl-C,
 * SIGTERM or the end of the parent process, and prints a `StartError` as one line
 * with exit code 1. `begin` starts the services.
 */
export const supervise = async (
  options: () => Promise<Omit<StackOptions, "onDeath">>,
  begin: (stack: Stack) => Promise<void>,
) => {
  let stack: Stack | null = null;
  let isEnding = false;
  const restarts = new Map<ServiceProcess, () => number | null>();

  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    endCommands();
    await stack?.stop();
    process.exit(code);
  };
  const fail = (error: unknown) => {
    if (isEnding) return;
    console.error(describeStartError(error));
    void end(1);
  };

  const revive = async (service: ServiceProcess, reason: string) => {
    if (isEnding) return;
    const next = restarts.get(service) ?? createRestarts(() => performance.now());
    restarts.set(service, next);
    const delay = next();
    if (delay === null) {
      fail(new StartError(`${service.name} keeps ending (${reason}); its log tells more.`));
      return;
    }
    console.error(`${service.name} ended (${reason}); starting it again in ${delay / 1000} s.`);
    await wait(delay);
    if (isEnding) return;
    try {
      await service.start();
      console.error(`${service.name} is back.`);
    } catch (error) {
      await revive(service, error instanceof Error ? error.message : String(error));
    }
  };

  // What cannot be printed, as to a file on a full disk, is left out: the sites go on.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  process.on("disconnect", () => void end(0));
  try {
    stack = createStack({
      ...(await options()),
      onDeath: (service, reason) => void revive(service, reason),
    });
    await begin(stack);
  } catch (error) {
    fail(error);
  }
};
