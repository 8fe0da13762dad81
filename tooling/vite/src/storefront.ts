import type { BaseMapSource } from "@hjem/domain/map/base-map";
import { defineConfig } from "vite";
import { baseMapFiles } from "./base-map/base-map-files.ts";
import { byteReport } from "./byte-report.ts";
import { importedInEffects, lazyModules, type LazyModule } from "./lazy-modules.ts";
import { leanFonts } from "./lean-fonts.ts";
import { leanLeaflet } from "./lean-leaflet.ts";
import { leaveOutLoadedStyles } from "./loaded-styles.ts";
import { listLazyModules, pageChunks } from "./page-chunks.ts";
import { precompress } from "./precompress.ts";
import { removeUnusedCode } from "./remove-unused.ts";
import { shortNames } from "./short-names.ts";
import { sourcePlugins } from "./source-plugins.ts";
import { workerFile } from "./worker-file.ts";

/** Libraries that every page needs: one file, which stays cached across releases. */
const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@reduxjs[\\/]toolkit|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store|@lingui[\\/](?:core|react)|@messageformat[\\/]parser|@standard-schema[\\/]utils)[\\/]|[\\/]storefront[\\/]src[\\/]client[\\/]framework\.ts$/;

/** How a storefront is built: `vite build --app` makes `dist/client` and a server bundle that needs no node_modules. */
export const storefrontConfig = (baseMap: BaseMapSource) =>
  defineConfig(({ command }) => {
    const lazy = new Map<string, LazyModule>(
      importedInEffects.map((each) => [`${each.declaredIn} ${each.module}`, each]),
    );
    const isBuild = command === "build";
    return {
      plugins: [
        lazyModules(lazy),
        leanLeaflet(),
        removeUnusedCode(),
        leanFonts(),
        ...sourcePlugins(),
        leaveOutLoadedStyles(),
        byteReport(lazy),
        listLazyModules(lazy),
        baseMapFiles({ "base-map.json": baseMap }),
        workerFile(),
        precompress(),
      ],
      resolve: {
        dedupe: [
          "react",
          "react-dom",
          "react-router",
          "react-redux",
          "@lingui/core",
          "@lingui/react",
        ],
      },
      css: isBuild ? shortNames() : { transformer: "lightningcss" },
      // There is no index.html to scan: without entries the first visit in development reloads.
      optimizeDeps: { entries: ["src/entry-client.ts"] },
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            outDir: "dist/client",
            manifest: true,
            assetsInlineLimit: 0,
            // Pages list their scripts themselves. Imports of lazy components are not preloaded: forty hints at once slow a phone.
            modulePreload: {
              resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
            },
            reportCompressedSize: false,
            rolldownOptions: {
              input: "src/entry-client.ts",
              output: {
                // Files and pages refer to files by name: descriptive names were a kilobyte of each page, and a character more
                // is a quarter of one in the scripts of a list. Seven are 42 bits of the hash.
                chunkFileNames: "assets/[hash:7].js",
                assetFileNames: "assets/[hash:7][extname]",
                codeSplitting: {
                  groups: [
                    { name: "framework", test: framework, priority: 1 },
                    // The plan includes the imports of its modules.
                    {
                      name: pageChunks(lazy),
                      debugName: "pages",
                      includeDependenciesRecursively: false,
                    },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          ...(isBuild
            ? { resolve: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } }
            : {}),
          build: {
            outDir: "dist/server",
            ssr: true,
            emitAssets: false,
            copyPublicDir: false,
            reportCompressedSize: false,
            rolldownOptions: { input: "src/entry-server.tsx" },
          },
        },
      },
    };
  });
