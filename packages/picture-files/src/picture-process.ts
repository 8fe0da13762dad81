import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { once } from "node:events";

/** One child process, which is started when it is needed. */
export interface PictureProcess {
  /** The running one, or a new one. */
  get: () => ChildProcess;
  isRunning: (process: ChildProcess) => boolean;
  /**
   * Sends an order, once the script has said by a message that it has started, and waits for its report; null where the
   * process died or took too long. One order at a time.
   */
  ask: <Report>(order: Serializable, limitMs: number) => Promise<Report | null>;
  close: () => void;
}

/**
 * A process for a script that decodes or draws pictures (D44, D102): what breaks it never reaches the server. `execArgv` are
 * options of Node.
 */
export function createPictureProcess(
  script: string,
  execArgv: readonly string[] = [],
): PictureProcess {
  let child: ChildProcess | undefined;
  let ready: ChildProcess | undefined;

  const start = (): ChildProcess => {
    const { PATH, NODE_ENV } = process.env;
    const started = fork(script, {
      execArgv: [...execArgv],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: { PATH, NODE_ENV, UV_THREADPOOL_SIZE: "1" },
    });
    started.on("error", () => undefined);
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  };

  const get = () => child ?? start();

  /** Waits until a process has read its code and said so, however long that takes; false where it died before. */
  const isReady = async (process: ChildProcess): Promise<boolean> => {
    if (process === ready) return true;
    const isStarted = await Promise.race([
      once(process, "message").then(() => true),
      once(process, "exit").then(() => false),
    ]);
    if (isStarted) ready = process;
    return isStarted;
  };

  return {
    get,
    isRunning: (process) => process === child,
    async ask<Report>(order: Serializable, limitMs: number) {
      const process = get();
      if (!(await isReady(process))) return null;
      return new Promise<Report | null>((resolve) => {
        const settle = (report: Report | null) => {
          clearTimeout(limit);
          process.off("message", onMessage);
          process.off("exit", onExit);
          resolve(report);
        };
        // Each script has one kind of reports.
        const onMessage = (report: unknown) => settle(report as Report);
        const onExit = () => settle(null);
        const limit = setTimeout(() => process.kill("SIGKILL"), limitMs);
        process.on("message", onMessage);
        process.once("exit", onExit);
        process.send(order);
      });
    },
    close() {
      child?.kill();
      child = undefined;
    },
  };
}
