import path from "node:path";

/** Absolute path of the repository, from which manifest keys and catalog paths are counted. */
export const workspaceRoot = path.resolve(import.meta.dirname, "../../..");
