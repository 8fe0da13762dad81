import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest, Plugin, Rolldown } from "vite";
import { planChunks } from "./chunks.ts";
import type { LazyModule } from "./lazy-modules.ts";
import { workspaceRoot } from "./workspace-root.ts";

const inWorkspace = (module: string) => path.join(workspaceRoot, module);

/** Chunks that every page fetches first: shared code of the packages, then the site; each runs in its own task. */
const frame = (site: string) => [
  inWorkspace("packages/api-client/src/api.ts"),
  path.join(site, "src/hydrate.ts"),
];
/** What every page fetches after load, without interaction. */
export const AFTER_LOAD = [
  "packages/storefront/src/client/after-hydration.ts",
  "packages/storefront/src/layout/overlays.tsx",
];

/** So small that a request of its own would cost more than what pages without it fetch for nothing. */
const WITH_AFTER_LOAD = ["packages/storefront/src/lazy/use-is-near-viewport.ts"];

/** Schemas load with the browser's first request of their kind; Leaflet where a map is shown. */
const atTimes = [
  "packages/api-client/src/search-checks.ts",
  "packages/api-client/src/person-checks.ts",
  "packages/ui/src/map/leaflet-map.tsx",
].map(inWorkspace);

const isStyle = /\.css$/;

/** Assigns a chunk to each module that pages fetch without interaction; the bundler assigns the others. */
export function pageChunks(lazy: ReadonlyMap<string, LazyModule>) {
  let plan: Map<string, string> | undefined;
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    plan ??= planChunks({
      importsOf: (one) =>
        (context.getModuleInfo(one)?.importedIds ?? []).filter(
          (imported) => !imported.startsWith("\0"),
        ),
      importersOf: (one) => context.getModuleInfo(one)?.dynamicImporters ?? [],
      sizeOf: (one) => context.getModuleInfo(one)?.code?.length ?? 0,
      stylesOf: (one) =>
        isStyle.test(one) ? (statSync(one, { throwIfNoEntry: false })?.size ?? 0) : 0,
      entry: path.join(process.cwd(), "src/entry-client.ts"),
      frame: frame(process.cwd()),
      afterLoad: [...AFTER_LOAD, ...WITH_AFTER_LOAD].map(inWorkspace),
      atTimes,
      lazy: [...lazy.values()],
      idOf: inWorkspace,
    });
    return plan.get(id) ?? null;
  };
}

/**
 * Adds each page, catalog and lazy component to the build's manifest with its file: several share one, and the
 * server looks them up by module.
 */
export function listLazyModules(lazy: ReadonlyMap<string, LazyModule>): Plugin {
  return {
    name: "hjem:list-lazy-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "dist/client" }, bundle) {
      const fileOf = new Map<string, string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const id of Object.keys(output.modules)) fileOf.set(id, output.fileName);
      }
      const file = path.resolve(dir, ".vite/manifest.json");
      const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
      const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const { module } of lazy.values()) {
        const id = inWorkspace(module);
        const chunk = chunks.get(fileOf.get(id) ?? "");
        if (chunk) manifest[path.relative(process.cwd(), id).split(path.sep).join("/")] ??= chunk;
      }
      // Sorted, because modules are read in any order, and without the files that are imported by URL, which vite names by
      // their place on this machine: the same source gives the same bytes.
      const sorted = Object.entries(manifest)
        .filter(([name]) => !path.isAbsolute(name))
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      await writeFile(file, JSON.stringify(Object.fromEntries(sorted), null, 2));
    },
  };
}
