import { walk } from "estree-walker";
import { MagicString } from "magic-string";
import path from "node:path";
import type { ESTree, Plugin } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

/** A module that is imported lazily, with the file and the property that declare it. */
export interface LazyModule {
  /** Path of the declaring file from the repository's root. */
  declaredIn: string;
  /** Property of the declaration: `lazy` for a page, a language for messages, `part` or `shown` for a lazy component. */
  name: string;
  /** Path of the module from the repository's root. */
  module: string;
}

/** Property of a lazy component that every visitor of its page fetches. */
export const PART = "part";
/** Property of a lazy component that is fetched where it is shown. */
export const SHOWN_PART = "shown";

/** What an effect of a page imports on every visit: bundled with, and counted as, its lazy components. */
export const importedInEffects: readonly LazyModule[] = [
  {
    declaredIn: "packages/property/src/property-page.tsx",
    name: PART,
    module: "packages/saved/src/history/record-view.ts",
  },
];

/** Files that declare lazy modules: features with their messages, the layout's messages, a site. */
const declaringFile = /\/(?:feature|messages|storefront)\.tsx?$/;
/**
 * Property of a lazy component by its `render` option; null if the bundler assigns its chunk and the server needs no file of it. Of
 * what only the server renders it needs the styles, and no page's code is divided for it.
 */
const namesByRender: Readonly<Record<string, string | null>> = {
  ssr: PART,
  "on-visible": SHOWN_PART,
  "server-only": "served",
  "client-only": null,
};

const fromRoot = (file: string) => path.relative(workspaceRoot, file).split(path.sep).join("/");

/** A lazy import: `start` and `end` are the offsets of `() => import("…")` in the source. */
export interface LazyImport {
  name: string;
  specifier: string;
  start: number;
  end: number;
}

/** The specifier of `() => import("./file.ts")`; null for anything else. */
function importedBy(node: ESTree.Node | undefined): string | null {
  if (node?.type !== "ArrowFunctionExpression" || node.async || node.params.length > 0) return null;
  const { body } = node;
  if (body.type !== "ImportExpression" || body.source.type !== "Literal") return null;
  return typeof body.source.value === "string" ? body.source.value : null;
}

const keyOf = (node: ESTree.Node): string =>
  (node.type === "Identifier" && node.name) ||
  (node.type === "Literal" && typeof node.value === "string" && node.value) ||
  "";

/** The value of a property; of an array, its elements. */
const valuesOf = (value: ESTree.Node): ESTree.Node[] =>
  value.type === "ArrayExpression" ? value.elements.filter((element) => element !== null) : [value];

/** `lazyRoute(…)` or `lazyComponent(…)`. */
const isDeclaration = (
  node: ESTree.Node,
): node is ESTree.CallExpression & { callee: { name: string } } =>
  node.type === "CallExpression" &&
  node.callee.type === "Identifier" &&
  (node.callee.name === "lazyRoute" || node.callee.name === "lazyComponent");

/** The property of a lazy component by its `render` option; undefined if that is not a literal. */
function nameOfComponent(options: ESTree.Node | undefined): string | null | undefined {
  if (!options) return PART;
  if (options.type !== "ObjectExpression") return undefined;
  const properties = options.properties.filter((property) => property.type === "Property");
  if (properties.length < options.properties.length) return undefined;
  const render = properties.find(({ key }) => keyOf(key) === "render")?.value;
  if (!render) return PART;
  return render.type === "Literal" ? namesByRender[String(render.value)] : undefined;
}

/**
 * All lazy modules that a file declares, in source order, and the number of declarations in a form that cannot be
 * parsed: their pages would be served without their styles.
 */
export function findLazyImports(
  program: ESTree.Program,
  file: string,
): { imports: LazyImport[]; unknown: number } {
  const imports: LazyImport[] = [];
  let unknown = 0;
  const add = (name: string, node: ESTree.Node | undefined): boolean => {
    const specifier = importedBy(node);
    if (node && specifier) imports.push({ name, specifier, start: node.start, end: node.end });
    return specifier !== null;
  };
  walk(program as Parameters<typeof walk>[0], {
    enter(entered, above) {
      const node = entered as unknown as ESTree.Node;
      const parent = above as unknown as ESTree.Node | null;
      if (isDeclaration(node)) {
        const row = parent?.type === "Property" ? keyOf(parent.key) : "";
        const [load, options] = node.arguments;
        const name = node.callee.name === "lazyRoute" ? row : nameOfComponent(options);
        if (name !== null && (name === undefined || !add(name, load))) unknown += 1;
      } else if (node.type === "Property" && declaringFile.test(file)) {
        for (const value of valuesOf(node.value)) add(keyOf(node.key), value);
      }
    },
  });
  return { imports, unknown };
}

/**
 * Finds lazy pages, catalogs and components, and in the server's build adds each module's path to its
 * import, so that the server can look up a page's files in the manifest. A route must be of the form
 * `lazy: lazyRoute(() => import("./page.tsx"))`, a component of the form `lazyComponent(() => import("./part.tsx"))`, with the
 * option `render` as a literal; another form fails the build.
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
        const program = this.parse(source, { lang: file.endsWith(".tsx") ? "tsx" : "ts" });
        const { imports, unknown } = findLazyImports(program, file);
        if (unknown > 0) {
          this.error(
            `${fromRoot(file)}: write lazyRoute(() => import("./page.tsx")) or lazyComponent(() => import("./part.tsx"), { render: "on-visible" })`,
          );
        }
        const code = new MagicString(source);
        for (const { name, specifier, start, end } of imports) {
          const resolved = await this.resolve(specifier, id);
          if (!resolved) this.error(`${fromRoot(file)} imports ${specifier}, which does not exist`);
          const module = fromRoot(resolved.id.split("?")[0] ?? resolved.id);
          found.set(`${fromRoot(file)} ${module}`, { declaredIn: fromRoot(file), name, module });
          code.appendRight(start, "Object.assign(");
          code.appendLeft(end, `, { module: ${JSON.stringify(module)} })`);
        }
        const isServer = this.environment.name === "ssr";
        if (!isServer || imports.length === 0) return null;
        return { code: code.toString(), map: code.generateMap({ hires: "boundary" }) };
      },
    },
  };
}
