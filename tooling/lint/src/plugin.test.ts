import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "hjem-lint-"));
  writeFileSync(
    path.join(folder, ".oxlintrc.json"),
    JSON.stringify({
      jsPlugins: [path.join(import.meta.dirname, "plugin.ts")],
      rules: { "hjem/no-region-comparison": "error", "hjem/no-ambient-clock": "error" },
    }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const findings = (code: string): string[] => {
  writeFileSync(path.join(folder, "page.ts"), `${code}\n`);
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(root, "node_modules/oxlint/bin/oxlint"), "--format=json", "page.ts"],
    { cwd: folder, encoding: "utf8" },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map((finding) => finding.code).filter((name) => name.startsWith("hjem"));
};

describe("our own lint rules", () => {
  test.each([
    'export const isNorway = (region) => region.id === "no";',
    'export const isNorway = (props) => props.region?.id !== "no";',
    'export const isNorway = (regionId) => "no" === regionId;',
    'export const rent = (region) => { switch (region.id) { case "no": return "month"; } };',
  ])("asking which region it is is rejected: %s", (code) => {
    expect(findings(code)).toEqual(["hjem(no-region-comparison)"]);
  });

  test("reading a region's values, and finding a region by an id, are not", () => {
    expect(findings('export const a = (region) => region.rentPeriod === "month";')).toEqual([]);
    expect(findings("export const b = (region, id) => region.id === id;")).toEqual([]);
  });

  test.each(["export const now = () => Date.now();", "export const now = () => new Date();"])(
    "the machine's own time is rejected: %s",
    (code) => expect(findings(code)).toEqual(["hjem(no-ambient-clock)"]),
  );

  test("making a date from an instant is not", () => {
    expect(findings("export const day = (instant) => new Date(instant);")).toEqual([]);
  });
});
