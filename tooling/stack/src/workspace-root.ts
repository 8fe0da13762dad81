import path from "node:path";

/** Absolute path of the repository, from which every command runs. */
export const workspaceRoot = path.resolve(import.meta.dirname, "../../..");
