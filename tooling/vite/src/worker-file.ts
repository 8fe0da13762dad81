import path from "node:path";
import type { Plugin } from "vite";
import { sourcePlugins } from "./source-plugins.ts";

/** Name of the site's worker, which controls every path below its own. */
const FILE_NAME = "sw.js";
const ENTRY = "src/service-worker.ts";

/** The worker as one classic script: browsers differ in which workers may import modules. */
async function buildWorker(root: string): Promise<string> {
  const { build } = await import("vite");
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: sourcePlugins(),
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
        buildWorker(root).then(
          (code) => response.setHeader("content-type", "text/javascript").end(code),
          next,
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE_NAME, source: await buildWorker(root) });
    },
  };
}
