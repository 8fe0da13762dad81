import { type ChildProcess, fork } from "node:child_process";

/** One child process, which is started when it is needed. */
export interface PictureProcess {
  /** The running one, or a new one. */
  get: () => ChildProcess;
  isRunning: (process: ChildProcess) => boolean;
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

  return {
    get: () => child ?? start(),
    isRunning: (process) => process === child,
    close() {
      child?.kill();
      child = undefined;
    },
  };
}
