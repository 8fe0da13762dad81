import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

/** Range of the design tokens' font weights (`--weight-…`). */
export const FONT_WEIGHTS = { min: 420, max: 680 };

const FONTS = "@fontsource-variable/hanken-grotesk/files";
const files = [
  "hanken-grotesk-latin-wght-normal.woff2",
  "hanken-grotesk-latin-ext-wght-normal.woff2",
];
const folder = path.join(workspaceRoot, "node_modules/.cache/hjem-fonts");

/** All Unicode characters: none is removed. */
const everyLetter = String.fromCodePoint(
  ...Array.from({ length: 0xd800 }, (_none, code) => code),
  0xfeff,
  0xfffd,
);

/** The same font, limited to these weights. */
export const narrowed = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, everyLetter, { targetFormat: "woff2", variationAxes: { wght: FONT_WEIGHTS } });

async function narrowedFile(name: string): Promise<string> {
  const packages = createRequire(path.join(workspaceRoot, "packages/ui/package.json"));
  const font = await narrowed(await readFile(packages.resolve(`${FONTS}/${name}`)));
  const file = path.join(folder, name);
  // Two sites may be built in parallel: neither may read an incomplete file.
  await writeFile(`${file}.${process.pid}`, font);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/**
 * Removes unused weights from the web font: a third of its bytes is saved, and a phone lays out each
 * of about twenty combinations of size and weight in half the time.
 */
export const leanFonts = (): Plugin => ({
  name: "hjem:lean-fonts",
  apply: "build",
  async config() {
    await mkdir(folder, { recursive: true });
    const alias = await Promise.all(
      files.map(async (name) => ({
        find: `${FONTS}/${name}`,
        replacement: await narrowedFile(name),
      })),
    );
    return { resolve: { alias } };
  },
});
