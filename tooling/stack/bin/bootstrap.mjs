/**
 * Runs on whatever Node started it (18 or newer), with nothing installed: fetches pnpm from the
 * registry, installs with the frozen lockfile and hands over to TypeScript on the pinned Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  isInstalled,
  pinnedNode,
  pinnedNodeFolder,
  pnpmSpecifier,
  rememberInstall,
  root,
} from "./workspace.mjs";

const OLDEST_NODE = 18;
const ANCESTOR_POLL_MS = 250;

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** npm as the program that started us where it did, else the one on the path. */
const npm = (args) => {
  const script = process.env.npm_execpath;
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script);
  return spawnSync(isNpm ? process.execPath : "npm", isNpm ? [script, ...args] : args, {
    cwd: root,
    stdio: "inherit",
    shell: !isNpm && process.platform === "win32",
  });
};

const install = () => {
  const pnpm = pnpmSpecifier();
  console.log(`Installing dependencies with ${pnpm}; the first time takes a minute or two.`);
  const { status, error } = npm([
    "exec",
    "--yes",
    `--package=${pnpm}`,
    "--",
    "pnpm",
    "install",
    "--frozen-lockfile",
    "--config.confirm-modules-purge=false",
  ]);
  if (error) fail(`npm could not be started: ${error.message}`);
  if (status !== 0) fail("The install failed; its own message stands above.");
  rememberInstall();
};

/** What children may see: the pinned Node and our tools first on the path, nothing of npm's own. */
const environment = () => {
  const isNpmOwn = (name) => /^npm_/i.test(name) || ["NODE", "INIT_CWD"].includes(name);
  const kept = Object.entries(process.env).filter(([name]) => !isNpmOwn(name));
  const folders = [pinnedNodeFolder, path.join(root, "node_modules", ".bin"), process.env.PATH];
  return {
    ...Object.fromEntries(kept),
    PATH: folders.join(path.delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
  };
};

/** Our parent and, where the system knows it, its own: npm runs us through a shell. */
const ancestors = () => {
  try {
    const fields = readFileSync(`/proc/${process.ppid}/stat`, "utf8").split(") ").pop().split(" ");
    return `${process.ppid} ${fields[1]}`;
  } catch {
    return String(process.ppid);
  }
};

/**
 * Calls `onOrphaned` when who started us is gone: npm passes a signal to its shell only, which dies
 * of it without a word to us.
 */
const watchAncestors = (onOrphaned) => {
  const born = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === born) return;
    clearInterval(timer);
    onOrphaned();
  }, ANCESTOR_POLL_MS);
  timer.unref();
};

/**
 * Installs if need be and runs `entry` (a path below the repository) on the pinned Node with `args`. The channel tells the child when this process is gone.
 */
export const handOver = (entry, args) => {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
    fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  }
  if (!isInstalled()) install();
  const child = spawn(pinnedNode, [path.join(root, entry), ...args], {
    cwd: root,
    env: environment(),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  watchAncestors(() => child.kill("SIGTERM"));
  child.on("error", (error) => fail(`The pinned Node could not be started: ${error.message}`));
  child.on("exit", (code) => process.exit(code ?? 1));
};
