import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const turbo = path.join(root, "node_modules", ".bin", "turbo");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "hjem-floors-"));
  cpSync(path.join(root, "turbo.json"), path.join(folder, "turbo.json"));
  write("package.json", { name: "floors", private: true, packageManager: "pnpm@12.21.0" });
  writeFileSync(path.join(folder, "pnpm-workspace.yaml"), "packages: [apps/*, packages/*]\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
};

/** A package with the tags that ours of the same place has, and nothing but its dependencies. */
const addPackage = (place: string, dependencies: readonly string[] = []) => {
  cpSync(path.join(root, place, "turbo.json"), path.join(folder, place, "turbo.json"));
  write(`${place}/package.json`, {
    name: `@hjem/${path.basename(place)}`,
    version: "0.0.0",
    dependencies: Object.fromEntries(
      dependencies.map((name) => [`@hjem/${path.basename(name)}`, "workspace:*"]),
    ),
  });
};

const isAllowed = (): boolean => {
  const { status, stdout, stderr } = spawnSync(turbo, ["boundaries", "--cwd", folder], {
    encoding: "utf8",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  expect(stdout + stderr).toContain("Checked");
  return status === 0;
};

describe("floors: a package imports lower floors only", () => {
  test.each([
    ["packages/search", "packages/finder"],
    ["packages/storefront", "packages/ui"],
    ["apps/no", "packages/property"],
    ["apps/api", "packages/region-no"],
    ["apps/api", "packages/demo"],
    ["packages/demo", "packages/places"],
  ])("%s may use %s", (from, to) => {
    addPackage(from, [to]);
    addPackage(to);
    expect(isAllowed()).toBe(true);
  });

  test.each([
    ["packages/domain", "packages/region-no"],
    ["packages/ui", "packages/api-client"],
    ["packages/storefront", "packages/finder"],
    ["packages/storefront", "packages/site-server"],
    ["packages/finder", "packages/search"],
    ["packages/home-card", "packages/finder"],
    ["packages/leads", "packages/home-card"],
    ["packages/search", "packages/property"],
    ["apps/no", "apps/au"],
    ["apps/api", "packages/ui"],
    ["apps/api", "packages/storefront"],
    ["packages/demo", "apps/api"],
    ["apps/no", "packages/demo"],
    ["packages/property", "packages/demo"],
    ["packages/places", "packages/demo"],
  ])("%s may not use %s", (from, to) => {
    addPackage(from, [to]);
    addPackage(to);
    expect(isAllowed()).toBe(false);
  });

  test("an import that leaves its package or was not declared is rejected", () => {
    addPackage("packages/ui");
    addPackage("packages/domain");
    mkdirSync(path.join(folder, "packages/ui/src"));
    const file = path.join(folder, "packages/ui/src/a.ts");
    writeFileSync(file, 'import "../../domain/src/limits.ts";\n');
    expect(isAllowed()).toBe(false);
    writeFileSync(file, 'import type { Region } from "@hjem/domain/region";\n');
    expect(isAllowed()).toBe(false);
  });
});
