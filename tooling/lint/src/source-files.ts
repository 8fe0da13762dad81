import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "./house-rules.ts";

const groups = ["apps", "packages", "tooling"];
const madeFolders = new Set(["node_modules", "dist", "storybook-static", "public", "test-results"]);
const readEndings = /\.(tsx?|mjs|css)$/;

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith(".") && !madeFolders.has(name))
      .map(async (entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(file) : [file];
      }),
  );
  return found.flat();
};

/** Every code and style file of the workspace below `root`, with its text. */
export const readSourceFiles = async (root: string): Promise<SourceFile[]> => {
  const files = await Promise.all(groups.map((group) => filesBelow(path.join(root, group))));
  return Promise.all(
    files
      .flat()
      .filter((file) => readEndings.test(file))
      .map(async (file) => ({
        path: path.relative(root, file).split(path.sep).join("/"),
        text: await readFile(file, "utf8"),
      })),
  );
};
