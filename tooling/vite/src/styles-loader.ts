import path from "node:path";
import type { Plugin } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

/** The module around each dynamic import that has styles. */
const VITES_OWN = "\0vite/preload-helper.js";
const SOURCE = path.join(workspaceRoot, "packages/storefront/src/client/load-with-styles.ts");

/** Loads styles of dynamic imports by the storefront's own function instead of Vite's. */
export const stylesLoader = (): Plugin => ({
  name: "hjem:styles-loader",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /preload-helper\.js$/ },
    handler: (id) =>
      id === VITES_OWN
        ? `export { loadWithStyles as __vitePreload } from ${JSON.stringify(SOURCE)};`
        : null,
  },
});
