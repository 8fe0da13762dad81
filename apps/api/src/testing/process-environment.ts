import { fileURLToPath } from "node:url";

const compiled = fileURLToPath(
  new URL("../../node_modules/.cache/hjem-api/compiled", import.meta.url),
);

/** Of every process that a test starts: what the first of them compiles serves those after it, in the next run too. */
export const processEnvironment = { NODE_COMPILE_CACHE: compiled };
