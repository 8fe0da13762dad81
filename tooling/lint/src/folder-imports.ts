import path from "node:path";
import type { SourceFile } from "./house-rules.ts";

/** An import between two rooms of one package: folders, or files, directly below its `src`. */
export interface FolderImport {
  /** Folder of the package, from the repository's root: `packages/property`. */
  folder: string;
  from: string;
  to: string;
}

const inPackage = /^((?:apps|packages|tooling)\/[^/]+)\/src\/([^/]+)/;
const imports = /(?:\bfrom|\bimport|\bimport\()\s*"(\.{1,2}\/[^"]+)"/g;

/** Tests and what serves them alone may look at everything. */
const isOfTests = (file: string) => /\.(test|stories|spec|contract)\.tsx?$|\/testing\//.test(file);

const keyOf = ({ from, to }: FolderImport) => `${from} → ${to}`;

/** The imports between folders of each package, each once. Types count: a reader of a folder has to know them. */
export function readFolderImports(files: readonly SourceFile[]): FolderImport[] {
  const arrows = new Map<string, FolderImport>();
  for (const file of files) {
    const [, folder, from] = inPackage.exec(file.path) ?? [];
    if (folder === undefined || from === undefined || isOfTests(file.path)) continue;
    for (const [, specifier = ""] of file.text.matchAll(imports)) {
      const target = path.posix.join(path.posix.dirname(file.path), specifier);
      const [, targetFolder, to] = inPackage.exec(target) ?? [];
      if (targetFolder !== folder || to === undefined || to === from) continue;
      const arrow = { folder, from, to };
      arrows.set(`${folder}: ${keyOf(arrow)}`, arrow);
    }
  }
  return [...arrows.values()];
}

/** The folders that can be reached from one by imports, itself only where there is a cycle. */
function reachedFrom(room: string, arrows: readonly FolderImport[]): Set<string> {
  const reached = new Set<string>();
  const coming = [room];
  for (let next = coming.pop(); next !== undefined; next = coming.pop()) {
    for (const { from, to } of arrows) {
      if (from !== next || reached.has(to)) continue;
      reached.add(to);
      coming.push(to);
    }
  }
  return reached;
}

/** The imports of one package that are part of a cycle. */
export function findCycles(arrows: readonly FolderImport[]): FolderImport[] {
  const reached = new Map(
    [...new Set(arrows.map(({ from }) => from))].map((room) => [room, reachedFrom(room, arrows)]),
  );
  return arrows.filter(({ from, to }) => reached.get(to)?.has(from));
}

/** A package with the imports between its folders that form cycles. */
export interface PackageCycles {
  folder: string;
  /** `costs → model`. */
  circular: readonly string[];
}

/** The packages whose folder imports form cycles; every other package has an order of folders. */
export function findPackageCycles(arrows: readonly FolderImport[]): PackageCycles[] {
  return [...Map.groupBy(arrows, ({ folder }) => folder)]
    .map(([folder, inOne]) => ({ folder, circular: findCycles(inOne).map(keyOf) }))
    .filter(({ circular }) => circular.length > 0);
}
