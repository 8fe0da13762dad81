import { readFile } from "node:fs/promises";
import path from "node:path";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import type { PageAssets } from "../render/assets.ts";
import type { RunningSite } from "./built-site.ts";

const workspaceRoot = path.resolve(import.meta.dirname, "../../../..");
const isStyle = /\.css$/;

const fileOf = (id: string) => id.split("?")[0] ?? id;

/** Style files that modules reach, in the order in which they are imported. */
function stylesOf(starts: readonly (EnvironmentModuleNode | undefined)[]): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const styles = new Set<string>();
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (node.id && isStyle.test(fileOf(node.id))) styles.add(node.id);
  };
  starts.forEach(visit);
  return [...styles];
}

/** Inlines the styles that a page reaches, named so that Vite's client adopts them: no flash, and hot replacement works. */
async function devAssets(vite: ViteDevServer, modules: readonly string[]): Promise<PageAssets> {
  const { preprocessCSS } = await import("vite");
  const { ssr } = vite.environments;
  const nodes = [
    await ssr?.moduleGraph.getModuleByUrl("/src/entry-server.tsx"),
    ...modules.map((module) => ssr?.moduleGraph.getModuleById(path.join(workspaceRoot, module))),
  ];
  const styles = await Promise.all(
    stylesOf(nodes).map(async (id) => {
      // Leaves the module graph alone; asking Vite for the file would turn each later edit into a full reload.
      const { code } = await preprocessCSS(
        await readFile(fileOf(id), "utf8"),
        fileOf(id),
        vite.config,
      );
      return { css: code, attributes: ` data-vite-dev-id="${id}"` };
    }),
  );
  return { styles, preloads: [], fonts: [], entry: "/src/entry-client.tsx" };
}

/** The site from its source, by Vite. */
export const devSite = (vite: ViteDevServer): RunningSite => ({
  site: async () => (await vite.ssrLoadModule("/src/entry-server.tsx")).site,
  assetsFor: (modules, parts) => devAssets(vite, [...modules, ...parts]),
  styleHashes: null,
  finish: (url, html) => vite.transformIndexHtml(url, html),
});
