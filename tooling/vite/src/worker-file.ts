import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";
import { sourcePlugins } from "./source-plugins.ts";

/** Name of the site's worker, which controls every path below its own. */
const FILE_NAME = "sw.js";
const ENTRY = "src/service-worker.ts";

/** Changes with every build whose files differ: the worker stores by it (D116). */
const buildOf = (fileNames: readonly string[]): string =>
  createHash("sha256").update(fileNames.toSorted().join(" ")).digest("hex").slice(0, 8);

/** The worker as one classic script: browsers differ in which workers may import modules. */
async function buildWorker(root: string, siteBuild: string): Promise<string> {
  const { build } = await import("vite");
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: sourcePlugins(),
    define: { SITE_BUILD: JSON.stringify(siteBuild) },
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(root, ENTRY),
        output: { format: "iife", entryFileNames: FILE_NAME, codeSplitting: false },
      },
    },
  });
  const [first] = [result].flat();
  const output = first && "output" in first ? first.output : [];
  const worker = output.find(({ type }) => type === "chunk");
  if (worker?.type !== "chunk") throw new Error(`${ENTRY} has no output`);
  return worker.code;
}

/** Writes the site's worker to `sw.js` in its root, in a build and in development. It is in no page's first load. */
export function workerFile(): Plugin {
  let root = process.cwd();
  return {
    name: "hjem:worker-file",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: (config) => {
      root = config.root;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split("?")[0] !== `/${FILE_NAME}`) return next();
        buildWorker(root, "development").then(
          (code) => response.setHeader("content-type", "text/javascript").end(code),
          next,
        );
      });
    },
    async generateBundle(_options, bundle) {
      const source = await buildWorker(root, buildOf(Object.keys(bundle)));
      this.emitFile({ type: "asset", fileName: FILE_NAME, source });
    },
  };
}
