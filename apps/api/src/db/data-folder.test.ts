import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requireDataFolder } from "./data-folder.ts";

test("a missing data folder is made with its parents, and left empty", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "hjem-data-")), "a", "b");
  requireDataFolder(folder);
  requireDataFolder(folder);
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(["/dev/null/data", "/proc/hjem-data"])(
  "a data folder that the system refuses ends the start with one sentence: %s",
  (folder) => {
    expect(() => requireDataFolder(folder)).toThrow(`DATA_DIR ${folder} cannot be written to (`);
  },
);
