/** Loaded into every process of a step before its own code: writes down which files and folders it opens, for `opened-files.ts`. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isMainThread, threadId } from "node:worker_threads";

const folder = process.env.OPENED_FILES;
/** Vitest itself reads every module for its tests: imports are checked by `turbo boundaries`. */
const isVitest = isMainThread && process.argv[1]?.endsWith("vitest.mjs") === true;

const { appendFileSync } = fs;
const seen = new Set<string>();

/** The test file that this thread runs; empty in a process that a test has started. */
const currentTest = (): string => {
  const worker: unknown = Reflect.get(globalThis, "__vitest_worker__");
  const file: unknown = worker instanceof Object ? Reflect.get(worker, "filepath") : undefined;
  return typeof file === "string" ? file : "";
};

const record = (opened: unknown) => {
  if (folder === undefined || !(typeof opened === "string" || opened instanceof URL)) return;
  if (opened instanceof URL && opened.protocol !== "file:") return;
  const file = path.resolve(opened instanceof URL ? fileURLToPath(opened) : opened);
  const line = `${currentTest()}\t${file}\n`;
  if (file.startsWith(folder) || seen.has(line)) return;
  seen.add(line);
  appendFileSync(path.join(folder, `${process.pid}-${threadId}.txt`), line);
};

/** Replaces functions of a module by such that record their first argument. */
const watch = (module: object, names: readonly string[]) => {
  for (const name of names) {
    const original: unknown = Reflect.get(module, name);
    if (typeof original !== "function") continue;
    const recording = new Proxy(original, {
      apply: (target, self, args: unknown[]) => {
        record(args[0]);
        return Reflect.apply(target, self, args) as unknown;
      },
    });
    Reflect.set(module, name, recording);
  }
};

if (folder !== undefined && !isVitest) {
  const names = ["open", "readFile", "readdir"];
  watch(fs, [...names, ...names.map((name) => `${name}Sync`), "createReadStream"]);
  watch(fs.promises, names);
  syncBuiltinESMExports();
}
