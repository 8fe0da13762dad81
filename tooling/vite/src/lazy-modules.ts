import path from "node:path";
import type { Plugin } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

/** A module that is fetched when it is needed, and who declares it under which name. */
export interface LazyModule {
  /** Path of the declaring file from the repository's root. */
  declaredIn: string;
  /** Property under which it is declared: `lazy` for a page, a language for words. */
  name: string;
  /** Path of the module from the repository's root. */
  module: string;
}

/** Files that declare lazy modules: tables of routes, features with their words, the words of the frame, a site. */
const declaringFile = /\/(?:routes|feature|start-words|storefront)\.tsx?$/;
const lazyImport =
  /(?:(\w+)\s*:\s*)?(lazyRoute\(\s*)?(\(\)\s*=>\s*import\(\s*(["'])([^"']+)\4\s*,?\s*\))/g;

const fromRoot = (file: string) => path.relative(workspaceRoot, file).split(path.sep).join("/");

/**
 * Finds the pages and words that are fetched lazily, and in the server's build writes each module's path beside its
 * import, so that the server can look up the files of a matched route in the manifest. Every `lazyRoute` must be of the
 * form `name: lazyRoute(() => import("./page.tsx"))`; another form fails the build, because its page would be served
 * without its styles.
 */
export function lazyModules(found: Map<string, LazyModule>): Plugin {
  return {
    name: "hjem:lazy-modules",
    enforce: "pre",
    transform: {
      filter: { id: declaringFile, code: /import\(/ },
      async handler(code, id) {
        const [file = id] = id.split("?");
        if (file.includes("/node_modules/")) return null;
        const isServer = this.environment.name === "ssr";
        let result = "";
        let end = 0;
        let routes = 0;
        for (const match of code.matchAll(lazyImport)) {
          const [whole, name = "", lazyRoute, importer = "", , specifier = ""] = match;
          const resolved = await this.resolve(specifier, id);
          if (!resolved) this.error(`${fromRoot(file)} imports ${specifier}, which does not exist`);
          const module = fromRoot(resolved.id.split("?")[0] ?? resolved.id);
          found.set(`${fromRoot(file)} ${module}`, { declaredIn: fromRoot(file), name, module });
          if (lazyRoute) routes += 1;
          result += code.slice(end, match.index) + whole.replace(importer, "");
          result += isServer
            ? `Object.assign(${importer}, { module: ${JSON.stringify(module)} })`
            : importer;
          end = match.index + whole.length;
        }
        if (routes !== (code.match(/lazyRoute\(\s*\(/g)?.length ?? 0)) {
          this.error(
            `${fromRoot(file)}: a route must be lazy as lazyRoute(() => import("./page.tsx"))`,
          );
        }
        return isServer && end > 0 ? { code: result + code.slice(end), map: null } : null;
      },
    },
  };
}
