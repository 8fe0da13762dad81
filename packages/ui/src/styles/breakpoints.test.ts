import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { BREAKPOINTS_PX } from "./breakpoints.ts";

const source = path.resolve(import.meta.dirname, "..");

test("UI-024: the layout changes at exactly eight widths", () => {
  expect(Object.values(BREAKPOINTS_PX)).toEqual([376, 640, 768, 1024, 1366, 1920, 2500, 4000]);
});

test("UI-024: no stylesheet of the package uses another width", () => {
  const known = new Set<number>(Object.values(BREAKPOINTS_PX));
  const widths = globSync("**/*.css", { cwd: source }).flatMap((file) =>
    [
      ...readFileSync(path.join(source, file), "utf8").matchAll(/@media[^{]*width[^0-9{]*(\d+)px/g),
    ].map((match) => ({
      file,
      width: Number(match[1]),
    })),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter(({ width }) => !known.has(width))).toEqual([]);
});
