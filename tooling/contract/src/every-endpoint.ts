// Brings every endpoint with it.
import "@hjem/api-client/response-checks";
import { api } from "@hjem/api-client/api";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** File to which each test adds the names of the client's endpoints that the API has responded to. */
    drivenEndpoints: string;
  }
}

/** Endpoints of the client that no test of a complete run has called on the real API. */
export function findUndriven(endpoints: readonly string[], record: string): string[] {
  const driven = new Set(record.split("\n"));
  return endpoints.filter((endpoint) => !driven.has(endpoint));
}

/**
 * Holds that all tests of the contract together drive every endpoint of the client against the real API.
 * Not checked in a run of single files.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(path.join(tmpdir(), "hjem-contract-"));
  const file = path.join(folder, "driven");
  project.provide("drivenEndpoints", file);
  return async () => {
    const record = await readFile(file, "utf8").catch(() => "");
    await rm(folder, { recursive: true });
    const { testFiles } = await project.globTestFiles();
    const run = new Set(project.vitest.state.getFiles().map(({ filepath }) => filepath));
    if (!testFiles.every((test) => run.has(test)) || project.config.testNamePattern) return;
    const undriven = findUndriven(Object.keys(api.endpoints), record);
    if (undriven.length > 0) {
      throw new Error(`No contract test drives ${undriven.join(", ")} against the real API.`);
    }
  };
};
