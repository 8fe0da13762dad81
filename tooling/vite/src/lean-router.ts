import type { Plugin } from "vite";

/** `Link.displayName = "Link";` at the beginning of a line. */
const displayName = /^\w+\.displayName = "[\w.]+";$/gm;
/** `const Link = React$1.forwardRef(` at the beginning of a line. */
const madeByReact = /^(const \w+ = )(?=React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/gm;
/** Hooks for monitoring tools, which we pass to no router. */
const instrumentations = /\b(?:init|opts\?)\.instrumentations\b/g;

/** Forms that the router would send, loaders called beside a navigation, routes that come later: our pages have none of them. */
const unused = [
  "fetch",
  "handleAction",
  "handleFetcherAction",
  "handleFetcherLoader",
  "discoverRoutes",
];

/** A function inside the router's factory, from its name to the brace at its own depth. */
const unusedFunctions = new RegExp(
  `^(\\tasync function (?:${unused.join("|")})\\([^\\n]*\\) \\{\\n)[^]*?^\\t\\}$`,
  "gm",
);

/** The router's code without the bodies of what is never called here; a call all the same says so. */
export const withoutUnused = (code: string): string =>
  code.replace(
    unusedFunctions,
    '$1\t\tthrow new Error("left out of the build: lean-router.ts");\n\t}',
  );

/**
 * Lets the bundler leave out those parts of the router that nobody uses: links, forms, fetchers, prefetching and
 * instrumentation, which our pages do without. Names for debugging tools, and calls of React that are not marked as free of effects, would
 * keep them.
 */
export const leanRouter = (): Plugin => ({
  name: "hjem:lean-router",
  apply: "build",
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: withoutUnused(code)
        .replace(displayName, "")
        .replace(madeByReact, "$1/* @__PURE__ */ ")
        .replace(instrumentations, "undefined"),
      map: null,
    }),
  },
});
