import path from "node:path";
import type { Plugin } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

/** A module that is fetched when it is needed, and who declares it under which name. */
export interface LazyModule {
  /** Path of the declaring file from the repository's root. */
  declaredIn: string;
  /** Property under which it is declared: `lazy` for a page, a language for words, `part` or `shown` for a part of a page. */
  name: string;
  /** Path of the module from the repository's root. */
  module: string;
}

/** Name under which a part is found that every visitor of its page fetches. */
export const PART = "part";
/** Name under which a part is found that is fetched where it is shown. */
export const SHOWN_PART = "shown";

const importer = String.raw`(\(\)\s*=>\s*import\(\s*["']([^"']+)["']\s*,?\s*\))`;
/** Files that declare lazy modules: tables of routes, features with their words, the words of the frame, a site. */
const declaringFile = /\/(?:routes|feature|start-words|storefront)\.tsx?$/;
const declared = new RegExp(String.raw`(?:(\w+)\s*:\s*)(?:lazyRoute\(\s*)?${importer}`, "g");
/** Any file may have parts. */
const part = new RegExp(String.raw`(lazyPart|shownPart)(?:<[^()]*>)?\(\s*${importer}`, "g");

const fromRoot = (file: string) => path.relative(workspaceRoot, file).split(path.sep).join("/");

const isComment = (code: string, index: number) =>
  /^\s*(?:\*|\/\/|\/\*)/.test(code.slice(code.lastIndexOf("\n", index) + 1, index));

interface Match {
  name: string;
  importer: string;
  specifier: string;
}

/** Every lazy module that a file declares, in the order of the file. */
export function findLazyImports(code: string, file: string): Match[] {
  return [...code.matchAll(declaringFile.test(file) ? declared : part)]
    .filter(({ index }) => !isComment(code, index))
    .map(([, name = "", text = "", specifier = ""]) => ({
      name: (name === "lazyPart" && PART) || (name === "shownPart" && SHOWN_PART) || name,
      importer: text,
      specifier,
    }));
}

/** A lazy route or part in a form that would not be found: its page would be served without its styles. */
export const hasUnknownForm = (code: string, file: string, found: readonly Match[]): boolean => {
  const calls = [
    ...code.matchAll(/\b(?:lazyRoute|lazyPart|shownPart)(?:<[^()]*>)?\(\s*(?:async\s*)?\(/g),
  ].filter(({ index }) => !isComment(code, index));
  const counted = declaringFile.test(file) ? found.filter(({ name }) => name === "lazy") : found;
  return calls.length > counted.length;
};

/**
 * Finds the pages, words and parts that are fetched lazily, and in the server's build writes each module's path beside its
 * import, so that the server can look up the files of a page in the manifest. A row must be of the form
 * `lazy: lazyRoute(() => import("./page.tsx"))`, a part of the form `lazyPart(() => import("./part.tsx"))` or `shownPart(() => import("./part.tsx"), words)`; another form
 * fails the build.
 */
export function lazyModules(found: Map<string, LazyModule>): Plugin {
  return {
    name: "hjem:lazy-modules",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /import\(/ },
      async handler(source, id) {
        const [file = id] = id.split("?");
        if (file.includes("/node_modules/")) return null;
        const imports = findLazyImports(source, file);
        if (hasUnknownForm(source, file, imports)) {
          this.error(
            `${fromRoot(file)}: write lazyRoute(() => import("./page.tsx")), with nothing else`,
          );
        }
        let code = source;
        for (const { name, importer: text, specifier } of imports) {
          const resolved = await this.resolve(specifier, id);
          if (!resolved) this.error(`${fromRoot(file)} imports ${specifier}, which does not exist`);
          const module = fromRoot(resolved.id.split("?")[0] ?? resolved.id);
          found.set(`${fromRoot(file)} ${module}`, { declaredIn: fromRoot(file), name, module });
          code = code.replace(
            text,
            `Object.assign(${text}, { module: ${JSON.stringify(module)} })`,
          );
        }
        const isServer = this.environment.name === "ssr";
        return isServer && imports.length > 0 ? { code, map: null } : null;
      },
    },
  };
}
