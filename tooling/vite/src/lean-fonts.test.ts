import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { FONT_WEIGHTS, narrowed } from "./lean-fonts.ts";
import { workspaceRoot } from "./workspace-root.ts";

const ui = path.join(workspaceRoot, "packages/ui");

test("every weight that the kit names is in the font that a build makes", async () => {
  const tokens = await readFile(path.join(ui, "src/styles/tokens.css"), "utf8");
  const weights = [...tokens.matchAll(/--weight-\w+: (\d+)/g)].map(([, weight]) => Number(weight));
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([
    FONT_WEIGHTS.min,
    FONT_WEIGHTS.max,
  ]);
  const faces = await readFile(path.join(ui, "src/styles/fonts.css"), "utf8");
  expect(faces).toContain(`font-weight: ${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max};`);
});

test("a font without the weights that nobody sees is a font, and a third smaller", async () => {
  const fonts = "node_modules/@fontsource-variable/hanken-grotesk/files";
  const font = await readFile(path.join(ui, fonts, "hanken-grotesk-latin-wght-normal.woff2"));
  const lean = await narrowed(font);
  expect(lean.subarray(0, 4).toString()).toBe("wOF2");
  expect(lean.length / font.length).toBeLessThan(0.7);
});
