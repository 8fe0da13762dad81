import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runChanged, type Replay } from "./replay.ts";
import { stepLine, summaryLine, type Counts, type RunOptions, type Step } from "./step.ts";
import { storedResults } from "./stored-results.ts";

const packages = ["packages/domain", "packages/ui", "tooling/lint"];

let folder: string;
/** Hash of each package, as turbo would tell it: one that holds those it depends on. */
let hashes: Map<string, string> | null;
let machine: string[];
/** Tests that each file has. */
let files: Map<string, Counts>;
/** Folders that each run was given; `all` if it was given none. */
let ran: (readonly string[] | "all")[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hjem-results-"));
  hashes = new Map(packages.map((name) => [name, "first"]));
  machine = ["Node 24", "zone UTC"];
  files = new Map([
    ["packages/domain/src/a.test.ts", { passed: 300, failed: 0, skipped: 0 }],
    ["packages/ui/src/b.test.ts", { passed: 12, failed: 0, skipped: 1 }],
  ]);
  ran = [];
});
afterEach(() => rm(folder, { recursive: true }));

const isAmong = (file: string, folders: readonly string[]) =>
  folders.some((name) => file.startsWith(`${name}/`));

const rules: Step = {
  name: "rules",
  inputs: () => Promise.resolve(packages),
  run: ({ folders }) => {
    ran.push(folders ?? "all");
    const chosen = [...files].filter(([file]) => !folders || isAmong(file, folders));
    const sum = (key: keyof Counts) => chosen.reduce((total, [, counts]) => total + counts[key], 0);
    return Promise.resolve({
      passed: sum("passed"),
      failed: sum("failed"),
      skipped: sum("skipped"),
      output: "",
      files: new Map(chosen),
    });
  },
};

const runOnce = (more: Partial<Replay & { options: Partial<RunOptions> }> = {}, step = rules) =>
  runChanged(
    step,
    { workers: 1, ...more.options },
    {
      store: storedResults(folder),
      before: Promise.resolve(hashes),
      readHashes: () => Promise.resolve(hashes),
      readMachine: () => Promise.resolve(machine),
      ...more,
    },
  );

test("what has not changed is replayed with its counts, and the line and the summary say so", async () => {
  await runOnce();
  const result = await runOnce();
  expect(ran).toEqual(["all"]);
  expect(stepLine(result)).toBe("312, 1 not run, 312 replayed");
  expect(summaryLine([result, { passed: 5, failed: 0, skipped: 0, output: "" }])).toBe(
    "317 passed, 0 failed, 1 skipped, 312 of the passed replayed",
  );
});

test("only packages whose hash has changed run, such as those that depend on an edited one, in one process", async () => {
  await runOnce();
  hashes?.set("packages/domain", "second").set("packages/ui", "second");
  const result = await runOnce();
  expect(ran).toEqual(["all", ["packages/domain", "packages/ui"]]);
  expect(result).toMatchObject({ passed: 312, replayed: 0 });
  hashes?.set("packages/ui", "third");
  expect(await runOnce()).toMatchObject({ passed: 312, skipped: 1, replayed: 300 });
  expect(ran.at(-1)).toEqual(["packages/ui"]);
});

test("a failure is not stored: its package runs again, and those that passed beside it do not", async () => {
  files.set("packages/ui/src/b.test.ts", { passed: 11, failed: 1, skipped: 0 });
  expect(await runOnce()).toMatchObject({ failed: 1 });
  expect(await runOnce()).toMatchObject({ failed: 1, passed: 311, replayed: 300 });
  expect(ran.at(-1)).toEqual(["packages/ui"]);
});

test("a run that did not come to its end is not stored", async () => {
  const step: Step = {
    ...rules,
    run: () => Promise.resolve({ passed: 300, failed: 1, skipped: 0, output: "" }),
  };
  await runOnce({}, step);
  expect(await readdir(folder)).toEqual([]);
});

test("another time zone or program runs everything again, and the old results are still there afterwards", async () => {
  await runOnce();
  machine = ["Node 24", "zone Asia/Tokyo"];
  await runOnce();
  expect(ran).toEqual(["all", "all"]);
  machine = ["Node 24", "zone UTC"];
  await runOnce();
  expect(ran).toHaveLength(2);
});

test("everything runs when it is forced or nothing can be hashed", async () => {
  await runOnce();
  await runOnce({ isForced: true });
  hashes = null;
  await runOnce();
  expect(ran).toEqual(["all", "all", "all"]);
});

test("what was edited while it ran is not stored", async () => {
  const now = new Map(hashes).set("packages/ui", "second");
  await runOnce({ readHashes: () => Promise.resolve(now) });
  await runOnce();
  expect(ran.at(-1)).toEqual(["packages/ui"]);
});

test("a step that is one whole is run or replayed as such, with its note", async () => {
  let runs = 0;
  const step: Step = {
    name: "unused in production",
    inputs: () => Promise.resolve(["tooling/lint"]),
    run: () => {
      runs += 1;
      return Promise.resolve({ passed: 1, failed: 0, skipped: 0, output: "", note: "Seen" });
    },
  };
  await runOnce({}, step);
  expect(await runOnce({}, step)).toMatchObject({ passed: 1, replayed: 1, note: "Seen" });
  expect(runs).toBe(1);
});

test("a test file that no input holds fails the step: its changes would not be seen", async () => {
  files.set("apps/no/src/c.test.ts", { passed: 1, failed: 0, skipped: 0 });
  expect(await runOnce()).toMatchObject({ failed: 1 });
});

test("few results are kept, and two runs at once leave a whole one", async () => {
  const store = storedResults(folder);
  const keys = Array.from({ length: 20 }, (_, index) => `key ${index}`);
  await Promise.all(
    keys.map((key) => store.put("api", "apps/api", { key, passed: 1, skipped: 0 })),
  );
  for (const key of keys) await store.put("api", "apps/api", { key, passed: 1, skipped: 0 });
  const found = await Promise.all(keys.map((key) => store.find("api", "apps/api", key)));
  expect(found.filter(Boolean)).toHaveLength(4);
  expect(await readdir(path.join(folder, "api"))).toEqual(["apps-api.json"]);
});
