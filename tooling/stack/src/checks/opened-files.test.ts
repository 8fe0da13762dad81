import { expect, test } from "vitest";
import { findUndeclared } from "./opened-files.ts";

const declared = {
  all: new Set(["docs/operating.md", "packages/ui/src/a.ts", "packages/domain/src/b.ts"]),
  byPackage: new Map([
    ["packages/ui", new Set(["packages/ui/src/a.ts", "packages/domain/src/b.ts"])],
    ["packages/domain", new Set(["packages/domain/src/b.ts"])],
  ]),
};
const find = (testFile: string, file: string, packages = ["packages/ui", "packages/domain"]) =>
  findUndeclared([{ test: testFile, file }], declared, packages);

test("a test may open the files of its package, of those it depends on and what it declares", () => {
  expect(find("packages/ui/src/x.test.ts", "packages/ui/src/a.ts")).toEqual([]);
  expect(find("packages/ui/src/x.test.ts", "packages/domain/src/b.ts")).toEqual([]);
});

test("any other file of the workspace is reported with the package", () => {
  expect(find("packages/ui/src/x.test.ts", "docs/operating.md")).toEqual([
    "packages/ui opens docs/operating.md, which is no declared input.",
  ]);
  expect(find("packages/domain/src/x.test.ts", "packages/ui/src/a.ts")).toHaveLength(1);
});

test("a folder counts as the files in it", () => {
  expect(find("packages/domain/src/x.test.ts", "packages/ui/src")).toEqual([
    "packages/domain opens packages/ui/src/a.ts, which is no declared input.",
  ]);
});

test("what is made or lies outside the workspace is no input", () => {
  expect(find("packages/ui/src/x.test.ts", "apps/no/dist/bytes.json")).toEqual([]);
  expect(find("packages/ui/src/x.test.ts", "../../etc/os-release")).toEqual([]);
});

test("a process that a test has started may open what any package of the step may", () => {
  expect(find("", "packages/ui/src/a.ts")).toEqual([]);
  expect(find("", "packages/ui/src/a.ts", ["packages/domain"])).toEqual([
    "A process opens packages/ui/src/a.ts, which is no declared input.",
  ]);
});
