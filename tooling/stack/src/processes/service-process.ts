import { StartError } from "@hjem/api/start-error";
import { errorCode } from "@hjem/domain/narrow";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { isResponding } from "../gateway/health.ts";
import { openLogFile } from "./log-file.ts";

/** How a service of the product is run. */
export interface ServiceOptions {
  /** Name in messages, logs and `/health`, e.g. `api`. */
  name: string;
  /** Arguments to the pinned Node: flags, the script and its own arguments. */
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  port: number;
  /** Path that returns 200 once the service is ready. */
  healthPath: string;
  logFile: string;
  /** Time limit for a graceful stop, in milliseconds. @default 3500 */
  graceMs?: number;
  /** Called with each complete line that the service prints. */
  onLine?: (line: string) => void;
  /** Called when the service ends without `stop`. */
  onDeath: (reason: string) => void;
}

/** A controlled service process. */
export interface ServiceProcess {
  name: string;
  port: number;
  healthPath: string;
  /** Starts the process and waits until it is ready. @throws {StartError} with the service's last output. */
  start: () => Promise<void>;
  /** Sends a stop signal; after the time limit kills it with its child processes. */
  stop: () => Promise<void>;
  /** Process id while it runs. */
  pid: () => number | undefined;
}

const POLL_MS = 100;
const GRACE_MS = 3500;
const LAST_LINES = 40;

const parentWatch = pathToFileURL(path.join(import.meta.dirname, "exit-with-parent.ts")).href;

const linesOf = (onLine: (line: string) => void) => {
  let rest = "";
  return (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  };
};

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** True for the error of a signal to a process group that has already ended. */
const hasEnded = (error: unknown): boolean => errorCode(error) === "ESRCH";

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!hasEnded(error)) throw error;
  }
};

const howItEnded = (child: ChildProcess) =>
  child.signalCode === null ? `exit code ${child.exitCode}` : child.signalCode;

const isForMachines = /^\s*([{}]|at |node:|Node\.js v|\^|$)/;

/** The last relevant output of a service: the message of an error if it threw one. */
const lastError = (lines: readonly string[]): string | undefined => {
  const said = lines.filter((line) => !isForMachines.test(line));
  const words = said.findLast((line) => /^\w*Error\b.*: /.test(line)) ?? said.at(-1);
  return words?.replace(/^hjem \w+: /, "");
};

/** Creates a service, which runs after `start`. */
export const createServiceProcess = (options: ServiceOptions): ServiceProcess => {
  const { name, port, healthPath, graceMs = GRACE_MS } = options;
  let child: ChildProcess | null = null;
  let isStopping = false;

  const launch = (said: string[]): ChildProcess => {
    const log = openLogFile(options.logFile);
    const started = spawn(process.execPath, ["--import", parentWatch, ...options.args], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Its own process group: Ctrl-C is sent only to this process, which ends the service with its child processes.
      detached: true,
    });
    const hear = linesOf((line) => options.onLine?.(line));
    const remember = linesOf((line) => said.push(line) > LAST_LINES && said.shift());
    started.stdout?.on("data", hear).on("data", log.write);
    started.stderr?.on("data", remember).on("data", log.write);
    started.on("error", (error) => said.push(error.message));
    started.on("close", () => log.close());
    return started;
  };

  return {
    name,
    port,
    healthPath,
    pid: () => child?.pid,
    start: async () => {
      const said: string[] = [];
      const started = launch(said);
      child = started;
      isStopping = false;
      const ended = once(started, "close");
      while (!(await isResponding({ name, port, path: healthPath }))) {
        await Promise.race([wait(POLL_MS), ended]);
        if (isRunning(started)) continue;
        if (isStopping) throw new StartError(`${name} was stopped while it started.`);
        signalGroup(started, "SIGKILL");
        const words = lastError(said) ?? `${howItEnded(started)}; see ${options.logFile}`;
        throw new StartError(`${name} did not start: ${words}`);
      }
      started.once("exit", () => {
        if (!isStopping) options.onDeath(howItEnded(started));
      });
    },
    stop: async () => {
      isStopping = true;
      const running = child;
      if (running === null || !isRunning(running)) return;
      const ended = once(running, "exit");
      // To the service only, which ends its child processes itself.
      running.kill("SIGTERM");
      await Promise.race([ended, wait(graceMs, undefined, { ref: false })]);
      signalGroup(running, "SIGKILL");
      await ended;
    },
  };
};
