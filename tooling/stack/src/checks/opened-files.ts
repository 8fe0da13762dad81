import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import { readDeclaredInputs, type DeclaredInputs } from "./input-hashes.ts";
import type { StepResult } from "./step.ts";

/** A file or folder that was opened, and by which test file; empty for a process that a test has started. */
export interface Opened {
  test: string;
  file: string;
}

const packageOf = (file: string) => file.split("/").slice(0, 2).join("/");

/**
 * What packages open without having declared it. A process that a test has started is held against the inputs of all
 * packages of the step; a folder counts as the files directly in it.
 */
export function findUndeclared(
  opened: readonly Opened[],
  { all, byPackage }: DeclaredInputs,
  packages: readonly string[],
): string[] {
  const filesOfFolder = Map.groupBy(all, (file) => path.posix.dirname(file));
  const ofStep = new Set(packages.flatMap((folder) => [...(byPackage.get(folder) ?? [])]));
  const found = opened.flatMap(({ test, file }) => {
    const folder = packageOf(test);
    const inputs = test === "" ? ofStep : (byPackage.get(folder) ?? new Set());
    const files = all.has(file) ? [file] : (filesOfFolder.get(file) ?? []);
    return files
      .filter((one) => !inputs.has(one))
      .map((one) => `${folder || "A process"} opens ${one}, which is no declared input.`);
  });
  return [...new Set(found)].toSorted();
}

const fromRoot = (file: string) => path.relative(workspaceRoot, file).split(path.sep).join("/");

/** Runs tests so that every process writes down what it opens; returns their result and what that was. */
async function recordOpened<Result>(
  run: (env: Record<string, string>) => Promise<Result>,
): Promise<{ result: Result; opened: Opened[] }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hjem-opened-"));
  try {
    const preload = import.meta.resolve("./record-opened-files.ts");
    const options = [process.env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(" ");
    const result = await run({ OPENED_FILES: folder, NODE_OPTIONS: options });
    const files = await readdir(folder);
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
    const opened = texts
      .flatMap((text) => text.split("\n").filter(Boolean))
      .map((line) => line.split("\t"))
      .map(([test = "", file = ""]) => ({ test: test && fromRoot(test), file: fromRoot(file) }));
    return { result, opened };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs tests of some packages and adds to their result what they open without having declared it, which fails them. */
export async function withDeclaredOnly(
  packages: readonly string[],
  run: (env: Record<string, string>) => Promise<StepResult>,
): Promise<StepResult> {
  const [declared, { result, opened }] = await Promise.all([
    readDeclaredInputs(),
    recordOpened(run),
  ]);
  const undeclared =
    declared === null
      ? ["turbo could not tell which files the tests declare."]
      : findUndeclared(opened, declared, packages);
  if (undeclared.length === 0) return result;
  const { files: _, ...counted } = result;
  return {
    ...counted,
    failed: result.failed + undeclared.length,
    output: [result.output, ...undeclared].join("\n"),
  };
}
