import { readFile } from "node:fs/promises";
import path from "node:path";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import type { PageAssets, RunningSite } from "../render/assets.ts";

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

/** `url("@fontsource/…")` names a package, which a browser cannot find from inside a page. */
const packageUrl = /url\((["']?)(@[^"'()]+)\1\)/g;

/** Gives packages' files an address; `files` are the style and those it imports, any of which may know the package. */
async function withFoundFiles(css: string, files: readonly string[], vite: ViteDevServer) {
  let found = css;
  for (const [whole, , specifier = ""] of css.matchAll(packageUrl)) {
    const resolving = files.map((file) =>
      vite.environments.client?.pluginContainer.resolveId(specifier, file),
    );
    const resolved = (await Promise.all(resolving)).find((one) => one);
    if (resolved) found = found.replace(whole, `url("/@fs${fileOf(resolved.id)}")`);
  }
  return found;
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
      const { code, deps = [] } = await preprocessCSS(
        await readFile(fileOf(id), "utf8"),
        fileOf(id),
        vite.config,
      );
      const css = await withFoundFiles(code, [fileOf(id), ...deps], vite);
      return { css, attributes: ` data-vite-dev-id="${id}"` };
    }),
  );
  return {
    styles,
    styleFiles: [],
    styleHashes: null,
    preloads: [],
    fonts: [],
    entry: "/src/entry-client.ts",
  };
}

/** The site from its source, by Vite. */
export const devSite = (vite: ViteDevServer): RunningSite => ({
  site: async () => (await vite.ssrLoadModule("/src/entry-server.tsx")).site,
  assetsFor: (modules, parts) => devAssets(vite, [...modules, ...parts]),
  finish: (url, html) => vite.transformIndexHtml(url, html),
});
