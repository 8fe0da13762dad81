import type { BaseMapSource } from "@hjem/domain/map/base-map";
import type { Plugin } from "vite";
import { buildBaseMap } from "./build-base-map.ts";

/**
 * Writes the built-in map of each source to a file in the site's root, e.g. `base-map.json`, in a build and in
 * development. A site names only its own region, so that it has no other region's land.
 */
export function baseMapFiles(sources: Readonly<Record<string, BaseMapSource>>): Plugin {
  const built = new Map<string, Promise<string>>();
  const contentOf = (fileName: string, source: BaseMapSource) => {
    const content = built.get(fileName) ?? buildBaseMap(source).then((map) => JSON.stringify(map));
    built.set(fileName, content);
    return content;
  };
  return {
    name: "hjem:base-map-files",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const fileName = request.url?.slice(1).split("?")[0] ?? "";
        const source = sources[fileName];
        if (!source) return next();
        contentOf(fileName, source).then(
          (content) => response.setHeader("content-type", "application/json").end(content),
          next,
        );
      });
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(sources)) {
        this.emitFile({ type: "asset", fileName, source: await contentOf(fileName, source) });
      }
    },
  };
}
