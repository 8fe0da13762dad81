import path from "node:path";

/** Absolute path of the repository; manifest keys and catalog paths are relative to it. */
export const workspaceRoot = path.resolve(import.meta.dirname, "../../..");
