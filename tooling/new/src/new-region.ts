import { existsSync } from "node:fs";
import { cp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { renamed, TEMPLATE, withRegion } from "./renaming.ts";

/** What belongs to the template alone: its build, its history, its tests and what only it has. */
const leftOut = new Set(["node_modules", "dist", ".turbo", "e2e", "CHANGELOG.md"]);

const isCopied = (file: string) => !leftOut.has(path.basename(file)) && !/\.test\.tsx?$/.test(file);

const filesOf = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => path.join(folder, name));
  const isFile = await Promise.all(files.map(async (file) => (await stat(file)).isFile()));
  return files.filter((_, index) => isFile[index]);
};

const isText = (file: string) => /\.(tsx?|jsx?|json|css|md|webmanifest|html)$/.test(file);

const copyFolder = async (from: string, to: string, id: string) => {
  await cp(from, to, { recursive: true, filter: (source) => isCopied(source) });
  for (const file of (await filesOf(to)).filter(isText)) {
    await writeFile(file, renamed(await readFile(file, "utf8"), id));
  }
};

const addDependency = async (manifest: string, name: string) => {
  const text = await readFile(manifest, "utf8");
  const anchor = `    "@hjem/region-${TEMPLATE}": "workspace:*"`;
  if (!text.includes(anchor))
    throw new Error(`${manifest} does not depend on the template's region.`);
  await writeFile(manifest, text.replace(anchor, `${anchor},\n    "${name}": "workspace:*"`));
};

/**
 * Makes a region out of the Norwegian one: `packages/region-<id>`, `apps/<id>` and its line in
 * `apps/api/src/regions.ts` (architecture, Region). Returns what was made, relative to the root.
 * @throws {Error} when the id is no region's id or is taken; then nothing has been written.
 */
export const newRegion = async (root: string, id: string): Promise<string[]> => {
  if (!/^[a-z]{2,8}$/.test(id)) {
    throw new Error(`A region's id is 2 to 8 small letters, such as se; not "${id}".`);
  }
  const app = path.join("apps", id);
  const region = path.join("packages", `region-${id}`);
  for (const folder of [app, region]) {
    if (existsSync(path.join(root, folder))) throw new Error(`${folder} is there already.`);
  }
  const list = path.join("apps", "api", "src", "regions.ts");
  const regions = withRegion(await readFile(path.join(root, list), "utf8"), id);

  await copyFolder(path.join(root, "packages", `region-${TEMPLATE}`), path.join(root, region), id);
  await copyFolder(path.join(root, "apps", TEMPLATE), path.join(root, app), id);
  await writeFile(
    path.join(root, app, "CHANGELOG.md"),
    `# Changes of the site \`${id}\`\n\nNothing has been released yet.\n`,
  );
  await writeFile(path.join(root, list), regions);
  await addDependency(path.join(root, "apps", "api", "package.json"), `@hjem/region-${id}`);
  return [region, app, list, path.join("apps", "api", "package.json")];
};
