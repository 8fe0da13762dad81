import type { Plugin } from "vite";

/** `Link.displayName = "Link";` at the beginning of a line. */
const displayName = /^\w+\.displayName = "[\w.]+";$/gm;
/** `const Link = React$1.forwardRef(` at the beginning of a line. */
const madeByReact = /^(const \w+ = )(?=React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/gm;
/** Hooks for monitoring tools, which we pass to no router. */
const instrumentations = /\b(?:init|opts\?)\.instrumentations\b/g;

/**
 * Lets the bundler leave out those parts of the router that nobody uses: links, forms, prefetching and instrumentation,
 * which our pages do without. Names for debugging tools, and calls of React that are not marked as free of effects, would
 * keep them.
 */
export const leanRouter = (): Plugin => ({
  name: "hjem:lean-router",
  apply: "build",
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(displayName, "")
        .replace(madeByReact, "$1/* @__PURE__ */ ")
        .replace(instrumentations, "undefined"),
      map: null,
    }),
  },
});
